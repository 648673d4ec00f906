import { normalEquations, solveLinear } from "../../../core/identification/leastSquares";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import type { Sample } from "./sample";

/*
 * When a phone flies. An accelerometer in a falling body feels nothing, if it sits in the centre of mass; at r from there it feels
 *     f = ω̇ × r + ω × (ω × r).
 * For a free body |ω̇ᵢ| ≤ |ωⱼ ωₖ|, because no moment exceeds the sum of the two others, so |ω̇| ≤ |ω|²/√3 and
 *     |f| ≤ (1 + 1/√3) |ω|² |r|.
 */

/** The assumed distance of the sensor from the centre of mass [m]: in a phone of 15 cm it lies on the board, beside the battery. */
const ARM = 0.06;

/** The largest possible distance of the sensor from the centre of mass [m]: half the diagonal of a large phone. */
const LONGEST_ARM = 0.12;

/**
 * What it feels besides [m/s²]: five times its noise of 2 mg (STMicroelectronics, LSM6DSO, DS12140, "Mechanical
 * characteristics"), and as reckoned here 0.3 for an offset and 0.3 for the air's drag on a phone at 3 m/s: ½ · 1.2 kg/m³ · 9
 * m²/s² · 0.01 m² / 0.175 kg.
 */
const NOISE = 0.7;

/** Shorter falls show too little of the motion [s]: so long lasts a throw 8 cm up, and back into the hand. */
export const SHORTEST = 0.25;

/** The fewest samples of a flight: fewer could be fitted by any motion. */
const FEWEST = 12;

/** The most that an accelerometer feels in a free body that spins with ω [m/s²]. */
export function fallLimit(omega_D: Vec3): number {
  return NOISE + ARM * (1 + 1 / Math.sqrt(3)) * dot(omega_D, omega_D);
}

export function isFalling({ omega_D, force_D }: Sample): boolean {
  return force_D !== null && norm(force_D) < fallLimit(omega_D);
}

export interface Flight {
  readonly samples: readonly Sample[];
  /** from the first sample of what was recorded to the flight [s] */
  readonly from: number;
  readonly duration: number;
  /** of the accelerometer from the centre of mass [m] */
  readonly arm: number;
  /** what that leaves of the force it felt, root mean square [m/s²] */
  readonly left: number;
}

export type NoFlight = "no-force" | "no-fall" | "too-short";

/** The flight in a recording: the longest fall in which the force is that on one place of a free body. */
export function flightIn(samples: readonly Sample[]): Flight | NoFlight {
  if (samples.some(({ force_D }) => force_D === null)) return "no-force";
  const runs = runsOf(samples.map(isFalling)).filter(([from, to]) => to - from >= 3);
  const long = runs
    .filter(([from, to]) => to - from >= FEWEST && lasts(samples, from, to) >= SHORTEST)
    .sort((a, b) => lasts(samples, b[0], b[1]) - lasts(samples, a[0], a[1]));
  for (const run of long) {
    const flight = flightWithin(samples, run);
    if (flight !== null) return flight;
  }
  return runs.length > 0 && long.length === 0 ? "too-short" : "no-fall";
}

type Run = readonly [from: number, to: number];

/** Stretches of true, each to before its end. */
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

/**
 * The flight within a fall, from its middle outwards to where the force is no longer that on one place of a free body, but a
 * push.
 */
function flightWithin(samples: readonly Sample[], [from, to]: Run): Flight | null {
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
  if (flight.length < FEWEST || duration < SHORTEST) return null;
  return {
    samples: flight,
    from: (flight[0]?.t ?? 0) - (samples[0]?.t ?? 0),
    duration,
    arm: norm(arm),
    left,
  };
}

/** The place r by least squares; null where the spin shows nothing of it. */
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
  // A body that hardly spins feels nothing of r, whatever it is.
  const damped = matrix.map((row, i) => row.map((entry, j) => (i === j ? entry + 1 : entry)));
  const [x, y, z] = solveLinear(damped, right) ?? [];
  return x === undefined || y === undefined || z === undefined ? null : [x, y, z];
}

const UNIT = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const satisfies readonly Vec3[];

/** ω̇ × r + ω × (ω × r). */
function felt(omega: Vec3, rate: Vec3, r: Vec3): Vec3 {
  const [a, b] = [cross(rate, r), cross(omega, cross(omega, r))];
  return addVec(a, b);
}

/** ω̇ from the parabola through three samples, at their own times. */
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
