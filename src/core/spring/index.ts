import { cos, sin } from "../math/elementary.ts";
import {
  explicitEuler,
  implicitEuler,
  rungeKutta,
  type SpringState,
  type SpringStep,
  semiImplicitEuler,
  velocityVerlet,
} from "./steps.ts";

export type { SpringState } from "./steps.ts";

interface SpringRule {
  readonly order: number;
  readonly step: SpringStep;
}

const RULES = {
  explicit: { order: 1, step: explicitEuler },
  "semi-implicit": { order: 1, step: semiImplicitEuler },
  implicit: { order: 1, step: implicitEuler },
  verlet: { order: 2, step: velocityVerlet },
  rk4: { order: 4, step: rungeKutta },
} as const satisfies Record<string, SpringRule>;

export type SpringId = keyof typeof RULES;

export const SPRING_IDS = Object.keys(RULES) as SpringId[];

export const SPRING: Readonly<Record<SpringId, SpringRule>> = RULES;

/**
 * The exact motion,  x = x₀ cos νt + (v₀/ν) sin νt:  in the plane of x and v/ν a clockwise rotation by νt.
 *
 * @param start at t = 0
 * @param rate  ν [rad/s], > 0
 * @param t     time [s]
 */
export function springAt(start: SpringState, rate: number, t: number): SpringState {
  const [cosine, sine] = [cos(rate * t), sin(rate * t)];
  return {
    x: start.x * cosine + (start.v / rate) * sine,
    v: start.v * cosine - rate * start.x * sine,
  };
}

/** ½ν²x² + ½v², the energy of a unit mass [J/kg]. */
export function springEnergy({ x, v }: SpringState, rate: number): number {
  return 0.5 * rate * rate * x * x + 0.5 * v * v;
}

/** Distance of two states in the plane of x and v/ν [m]. */
export function springDistance(a: SpringState, b: SpringState, rate: number): number {
  const [x, u] = [a.x - b.x, (a.v - b.v) / rate];
  return Math.sqrt(x * x + u * u);
}
