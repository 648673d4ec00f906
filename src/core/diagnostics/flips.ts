import type { State } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import type { MomentumMotion } from "../exact/momentumMotion.ts";
import { carlsonRF } from "../math/elliptic/carlson.ts";
import { rotateInverse } from "../math/quat.ts";
import { dot, norm } from "../math/vec3.ts";
import { readings } from "./readings.ts";

/** Flips so far, and the end of the intermediate axis that L was last near: null before the first such frame. */
export interface Flips {
  readonly flips: number;
  readonly side: 1 | -1 | null;
}

export const noFlips: Flips = { flips: 0, side: null };

/** L is near an end of the intermediate axis where its component along it exceeds this share of |L|: within 60°. */
const NEAR_SHARE = 0.5;

/**
 * A flip is a passage of L in the body from near one end of the intermediate axis to near the other: its component along that
 * axis, as a share of |L|, passes from beyond +½ to beyond −½, or back. The share remembers no start: a run that loses its spin
 * goes on flipping. Fold over the frames in order, frame 0 first, from {@link noFlips}.
 *
 * @param state the frame after those counted so far
 */
export function countFlips(system: System, state: State, before: Flips): Flips {
  const share = intermediateShare(system, state);
  if (!(Math.abs(share) > NEAR_SHARE)) return before;
  const side = share > 0 ? 1 : -1;
  if (side === before.side) return before;
  return { flips: before.side === null ? 0 : before.flips + 1, side };
}

/** Share of |L|; NaN at rest. */
function intermediateShare(system: System, state: State): number {
  const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
  return dot(momentum_B, system.body.principal.axes_B[1]) / norm(momentum_B);
}

/**
 * Flips from the start of a free motion to a time, by the same definition in closed form. The share is B sn u, u = λ t + u₀.
 * It passes ½ at one end or −½ at the other at every
 *     u = F + 2nK,   sn F = s = 1 / 2B,   F = s R_F(1 − s², 1 − k² s², 1),
 * and each such arrival is a flip, but for the first one of a start |u₀| ≤ F, which was near no end. With B ≤ ½ there is none.
 *
 * @param t time [s], not below 0
 */
export function flipsBy(motion: MomentumMotion, t: number): number {
  const { amplitudes, modulus, onSeparatrix, startPhase, rate } = motion;
  const sine = NEAR_SHARE / Math.abs(amplitudes[1]);
  if (!(sine < 1)) return 0;
  const cosineSquared = (1 - sine) * (1 + sine);
  const complementSine = modulus.complement * sine;
  const nearPhase = sine * carlsonRF(cosineSquared, cosineSquared + complementSine * complementSine, 1);
  const arrivals = (phase: number) =>
    onSeparatrix ? Number(phase >= nearPhase) : Math.floor((phase - nearPhase) / (2 * modulus.quarterPeriod));
  const arrived = arrivals(startPhase + rate * t) - arrivals(startPhase);
  return Math.abs(startPhase) > nearPhase ? arrived : Math.max(arrived - 1, 0);
}
