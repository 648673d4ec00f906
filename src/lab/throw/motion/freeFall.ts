import { normalEquations, solveLinear } from "../../../core/identification/leastSquares";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import type { Sample } from "./sample";

/*
 * An accelerometer in a falling body feels nothing in the centre of mass, and at r from there
 * f = ω̇ × r + ω × (ω × r).
 * For a free body |ω̇ᵢ| ≤ |ωⱼ ωₖ|, because no moment exceeds the two others' sum, so |ω̇| ≤ |ω|²/√3 and
 * |f| ≤ (1 + 1/√3) |ω|² |r|.
 */

/** |r| [m]: in a phone of 15 cm the sensor lies beside the battery. */
const ARM = 0.06;

/** [m]: half the diagonal of a large phone */
const LONGEST_ARM = 0.12;

/**
 * Felt besides [m/s²]: five times the noise of 2 mg (STMicroelectronics, LSM6DSO, DS12140, "Mechanical characteristics"), 0.3 for
 * an offset, and 0.3 for the air's drag at 3 m/s: ½ · 1.2 kg/m³ · 9 m²/s² · 0.01 m² / 0.175 kg.
 */
const NOISE = 0.7;

/** [s]: a throw 8 cm up and back; shorter falls show too little */
export const SHORTEST = 0.25;

const FEWEST = 12;

/** The largest force in a free body that spins with ω [m/s²]. */
export function fallLimit(omega_D: Vec3): number {
  return NOISE + ARM * (1 + 1 / Math.sqrt(3)) * dot(omega_D, omega_D);
}

export function isFalling({ omega_D, force_D }: Sample): boolean {
  return force_D !== null && norm(force_D) < fallLimit(omega_D);
}

export interface Flight {
  readonly samples: readonly Sample[];
  /** since the first sample of the recording [s] */
  readonly from: number;
  readonly duration: number;
  /** |r| of the accelerometer [m] */
  readonly arm: number;
  /** root mean square of the unexplained force [m/s²] */
  readonly left: number;
}

export type NoFlight = "no-force" | "no-fall" | "too-short" | "too-few";

export function flightIn(samples: readonly Sample[]): Flight | NoFlight {
  if (samples.some(({ force_D }) => force_D === null)) return "no-force";
  const runs = runsOf(samples.map(isFalling));
  const long = runs
    .filter(([from, to]) => to - from >= FEWEST && lasts(samples, from, to) >= SHORTEST)
    .sort((a, b) => lasts(samples, b[0], b[1]) - lasts(samples, a[0], a[1]));
  let none: "too-few" | "no-fall" = "no-fall";
  for (const run of long) {
    const flight = flightWithin(samples, run);
    if (flight === "too-few") none = flight;
    else if (flight !== null) return flight;
  }
  if (long.length > 0) return none;
  if (runs.some(([from, to]) => lasts(samples, from, to) >= SHORTEST)) return "too-few";
  return runs.some(([from, to]) => to - from >= 3) ? "too-short" : "no-fall";
}

type Run = readonly [from: number, to: number];

function runsOf(holds: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (const [k, one] of [...holds, false].entries()) {
    if (one && from < 0) from = k;
    if (!one && from >= 0) {
      runs.push([from, k]);
      from = -1;
    }
  }
  return runs;
}

function lasts(samples: readonly Sample[], from: number, to: number): number {
  return (samples[to - 1]?.t ?? 0) - (samples[from]?.t ?? 0);
}

function flightWithin(samples: readonly Sample[], [from, to]: Run): Flight | "too-few" | null {
  const count = to - from;
  const [low, high] = [from + Math.floor(count / 4), to - Math.floor(count / 4)];
  const arm = armFrom(samples, low, high);
  if (arm === null) return null;
  const left = leftOver(samples, arm, low, high);
  if (norm(arm) > LONGEST_ARM || left > NOISE) return null;
  const most = Math.max(4 * left, 0.3 * NOISE);
  const fits = (k: number) => norm(residual(samples, arm, k) ?? [0, 0, 0]) <= most;
  let [first, last] = [low, high - 1];
  while (first > from && fits(first - 1)) first--;
  while (last < to - 1 && fits(last + 1)) last++;
  const flight = samples.slice(first + 1, last);
  const duration = lasts(samples, first + 1, last);
  if (duration < SHORTEST) return null;
  if (flight.length < FEWEST) return "too-few";
  return {
    samples: flight,
    from: (flight[0]?.t ?? 0) - (samples[0]?.t ?? 0),
    duration,
    arm: norm(arm),
    left,
  };
}

/** r by least squares; null where the spin shows nothing of it. */
function armFrom(samples: readonly Sample[], from: number, to: number): Vec3 | null {
  const columns: [number[], number[], number[]] = [[], [], []];
  const forces: number[] = [];
  for (let k = from; k < to; k++) {
    const rate = rateAt(samples, k);
    const { omega_D, force_D } = samples[k] as Sample;
    if (rate === null || force_D === null) continue;
    for (const axis of [0, 1, 2] as const) columns[axis].push(...felt(omega_D, rate, UNIT[axis]));
    forces.push(...force_D);
  }
  const { matrix, right } = normalEquations(columns, forces);
  // A body that hardly spins feels nothing of r.
  const damped = matrix.map((row, i) => row.map((entry, j) => (i === j ? entry + 1 : entry)));
  return solveLinear(damped, right) as Vec3 | null;
}

const UNIT = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const satisfies readonly Vec3[];

function felt(omega: Vec3, rate: Vec3, r: Vec3): Vec3 {
  return addVec(cross(rate, r), cross(omega, cross(omega, r)));
}

/** ω̇ from the parabola through three samples. */
function rateAt(samples: readonly Sample[], k: number): Vec3 | null {
  const [before, now, after] = [samples[k - 1], samples[k], samples[k + 1]];
  if (!before || !now || !after) return null;
  const [h, g] = [now.t - before.t, after.t - now.t];
  const [back, on] = [
    scaleVec(1 / h, subVec(now.omega_D, before.omega_D)),
    scaleVec(1 / g, subVec(after.omega_D, now.omega_D)),
  ];
  const share = h / (h + g);
  return addVec(scaleVec(1 - share, back), scaleVec(share, on));
}

function residual(samples: readonly Sample[], arm: Vec3, k: number): Vec3 | null {
  const rate = rateAt(samples, k);
  const { omega_D, force_D } = samples[k] as Sample;
  return rate === null || force_D === null ? null : subVec(force_D, felt(omega_D, rate, arm));
}

function leftOver(samples: readonly Sample[], arm: Vec3, from: number, to: number): number {
  let squares = 0;
  for (let k = from; k < to; k++) {
    const rest = residual(samples, arm, k);
    if (rest !== null) squares += dot(rest, rest);
  }
  return Math.sqrt(squares / (to - from));
}
