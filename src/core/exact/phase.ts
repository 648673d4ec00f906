import { type JacobiValues, jacobi, type Modulus } from "../math/elliptic/jacobi.ts";

/** How far a motion by Jacobi's functions has come: τ = λ t + τ₀. */
export interface Clock {
  /** λ [1/s] */
  readonly rate: number;
  /** τ₀ */
  readonly startPhase: number;
  readonly modulus: Modulus;
  /** on the separatrix the period is infinite */
  readonly onSeparatrix: boolean;
}

/** Below this k' a quarter period is longer than any run: the motion is taken to be on the separatrix. */
export const LEAST_COMPLEMENT = 1e-150;

/** Past this |τ| the motion on the separatrix has come to rest to the last digit. */
const AT_REST = 300;

/** Time [s], whole half periods of 2K, the rest in [−K, K], and Jacobi's functions of the rest. */
export interface Phase extends JacobiValues {
  readonly t: number;
  readonly halfPeriods: number;
  readonly rest: number;
  /** the rest, limited to where something still moves on the separatrix */
  readonly moving: number;
}

export function phaseAt({ rate, startPhase, modulus, onSeparatrix }: Clock, t: number): Phase {
  const phase = rate * t + startPhase;
  const halfPeriods = onSeparatrix ? 0 : Math.floor(phase / (2 * modulus.quarterPeriod) + 0.5);
  const rest = phase - 2 * modulus.quarterPeriod * halfPeriods;
  const moving = onSeparatrix ? Math.min(Math.max(rest, -AT_REST), AT_REST) : rest;
  return { t, halfPeriods, rest, moving, ...jacobi(moving, modulus) };
}
