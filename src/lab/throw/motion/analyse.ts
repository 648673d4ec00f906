import { angleBetweenAttitudes, type Quat, rotate } from "../../../core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { attitudeOf, attitudesFrom, type FreeMotion, fitFreeMotion } from "./fit";
import { type Flight, flightIn, isFalling, type NoFlight } from "./freeFall";
import { type Ratios, ratiosOf } from "./ratios";
import type { Sample } from "./sample";
import { momentsOfLine, type SquaresLine, squaresLine } from "./squaresLine";
import { type Timed, timings } from "./times";

export interface Throw {
  readonly flight: Flight;
  readonly times: Pick<Timed, "step" | "jitter" | "repeated">;
  readonly line: SquaresLine;
  /** along x, y, z as shares of their sum; null where no body has such a line */
  readonly lineMoments: Vec3 | null;
  readonly motion: FreeMotion;
  readonly ratios: Ratios;
  readonly showsRatios: boolean;
  /** from the flight's first sample, attitudes by integration from the identity */
  readonly recorded: {
    readonly t: readonly number[];
    readonly orientation: readonly Quat[];
    readonly angularVelocity: readonly Vec3[];
  };
  /** between both attitudes at the end [rad] */
  readonly apart: number;
  /** [rad] */
  readonly turned: number;
}

export interface Refused {
  readonly refused: NoFlight | "no-samples" | "saturated" | "steady" | "not-free";
  /** of the gyroscope, where reached [deg/s] */
  readonly range?: number;
}

/** The largest residual of a free motion, relative to |ω|: that of gyroscope axes whose scales differ by a few per cent. */
const FREE = 0.03;

/** [rad/s]: rates that stray less from their mean are noise. */
const STEADY = Math.PI / 180;

/** A ratio is unknown if two standard deviations are a larger share of it. */
const UNKNOWN = 0.25;

/** A box of 71 × 147 × 8 mm, shares of the sum: a fit's start where the line shows nothing. */
const OF_A_PHONE: Vec3 = [0.4, 0.1, 0.5];

export function analyse(given: readonly Sample[]): Throw | Refused {
  const ways = timings(given).map(throwIn);
  const thrown = ways.flatMap((way) => ("refused" in way ? [] : [way]));
  const [nearest] = thrown.sort((a, b) => a.motion.left - b.motion.left);
  return nearest ?? ways[0] ?? { refused: "no-samples" };
}

function throwIn(times: Timed): Throw | Refused {
  const { samples } = times;
  if (samples.length < 3) return { refused: "no-samples" };
  const flight = flightIn(samples);
  // Cut rates explain no force: such a fall is often no flight to begin with.
  const range = saturatedAt(typeof flight === "string" ? samples.filter(isFalling) : flight.samples);
  if (range !== null) return { refused: "saturated", range };
  return typeof flight === "string" ? { refused: flight } : lookAt(flight, times);
}

function lookAt(flight: Flight, { step, jitter, repeated }: Timed): Throw | Refused {
  const { samples } = flight;
  const line = squaresLine(samples);
  const lineMoments = momentsOfLine(line, samples);
  const speed = Math.sqrt(samples.reduce((sum, { omega_D }) => sum + norm(omega_D) ** 2, 0) / samples.length);
  const motion = bestFit(thinned(samples), lineMoments, 0.3 * FREE * speed);
  if (motion === null || motion.left > FREE * speed)
    return { refused: isSteady(samples) ? "steady" : "not-free" };
  const ratios = ratiosOf(motion);
  const attitudes = attitudesFrom(samples);
  const last = attitudes.at(-1);
  return {
    flight,
    times: { step, jitter, repeated },
    line,
    lineMoments,
    motion,
    ratios,
    showsRatios: ratios.moments.every(({ value, uncertainty }) => uncertainty < UNKNOWN * value),
    recorded: {
      t: samples.map(({ t }) => t - (samples[0]?.t ?? 0)),
      orientation: attitudes,
      angularVelocity: samples.map(({ omega_D }, k) => rotate(attitudes[k] as Quat, omega_D)),
    },
    apart: last ? angleBetweenAttitudes(last, attitudeOf(motion)(flight.duration)) : 0,
    turned: turnedBy(samples),
  };
}

/** Without spin, or in a spin about a principal axis, rates stand still and show nothing of the moments. */
function isSteady(samples: readonly Sample[]): boolean {
  const sum = samples.reduce((total, { omega_D }) => addVec(total, omega_D), zeroVec);
  const mean = scaleVec(1 / samples.length, sum);
  const squares = samples.reduce((total, { omega_D }) => total + norm(subVec(omega_D, mean)) ** 2, 0);
  return Math.sqrt(squares / samples.length) < STEADY;
}

/** A full tensor is taken if its residual is smaller by this factor. */
const BETTER = 1.5;

function bestFit(samples: readonly Sample[], lineMoments: Vec3 | null, good: number): FreeMotion | null {
  const first = fitFreeMotion(samples, lineMoments ?? OF_A_PHONE, false);
  const other =
    lineMoments !== null && !(first !== null && first.left < good)
      ? fitFreeMotion(samples, OF_A_PHONE, false)
      : null;
  const straight = nearer(first, other);
  const askew = fitFreeMotion(samples, momentsOf(straight) ?? OF_A_PHONE, true);
  return straight !== null && askew !== null && askew.left * BETTER >= straight.left
    ? straight
    : nearer(straight, askew);
}

/** More keep a phone busy, and improve the fit little. */
const MOST_FITTED = 120;

function thinned(samples: readonly Sample[]): readonly Sample[] {
  const every = Math.ceil(samples.length / MOST_FITTED);
  return samples.filter((_, k) => k % every === 0);
}

function nearer(a: FreeMotion | null, b: FreeMotion | null): FreeMotion | null {
  return a === null || (b !== null && b.left < a.left) ? b : a;
}

function momentsOf(motion: FreeMotion | null): Vec3 | null {
  return motion && [motion.body.inertia_B[0], motion.body.inertia_B[4], motion.body.inertia_B[8]];
}

function turnedBy(samples: readonly Sample[]): number {
  return samples.slice(1).reduce((sum, { t, omega_D }, k) => {
    const before = samples[k] as Sample;
    return sum + 0.5 * (norm(omega_D) + norm(before.omega_D)) * (t - before.t);
  }, 0);
}

/*
 * A gyroscope beyond its range repeats its greatest number without noise. Ranges end at themselves, or 14.7 % beyond where a digit is
 * 70 mdps for ±2000 dps (STMicroelectronics, LSM6DSO, DS12140, "Mechanical characteristics").
 */

const RANGES = [125, 250, 500, 1000, 2000, 4000] as const;
const ENDS = [1, 32767 * 70e-6 * 0.5] as const;

/** Relative to the end of a range. */
const NEAR = 0.005;

/** Noise leaves no such row of equal readings. */
const IN_A_ROW = 5;

const DEGREES = 180 / Math.PI;

function saturatedAt(samples: readonly Sample[]): number | null {
  for (const axis of [0, 1, 2] as const) {
    const rates = samples.map(({ omega_D }) => omega_D[axis] * DEGREES);
    for (const sign of [1, -1]) {
      const most = Math.max(...rates.map((rate) => sign * rate));
      if (isEndOfRange(most) && staysAt(rates, sign * most)) return most;
    }
  }
  return null;
}

function isEndOfRange(rate: number): boolean {
  return RANGES.some((range) => ENDS.some((end) => Math.abs(rate - end * range) < NEAR * end * range));
}

function staysAt(rates: readonly number[], most: number): boolean {
  let row = 0;
  return rates.some((rate) => {
    row = rate === most ? row + 1 : 0;
    return row >= IN_A_ROW;
  });
}
