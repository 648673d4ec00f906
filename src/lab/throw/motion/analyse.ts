import { angleBetweenAttitudes, type Quat } from "../../../core/math/quat";
import { norm, type Vec3 } from "../../../core/math/vec3";
import { attitudeOf, attitudesFrom, type FreeMotion, fitFreeMotion } from "./fit";
import { type Flight, flightIn, isFalling, type NoFlight } from "./freeFall";
import { type Ratios, ratiosOf } from "./ratios";
import type { Sample } from "./sample";
import { momentsOfLine, type SquaresLine, squaresLine } from "./squaresLine";
import { type Timed, timings } from "./times";

/** A throw, and the motion that its sensors show. */
export interface Throw {
  readonly flight: Flight;
  readonly times: Pick<Timed, "step" | "jitter" | "repeated">;
  readonly line: SquaresLine;
  /** the moments by the line alone, as shares of their sum along x, y, z; null where no body has such a line */
  readonly lineMoments: Vec3 | null;
  readonly motion: FreeMotion;
  readonly ratios: Ratios;
  /** whether the throw shows both ratios */
  readonly showsRatios: boolean;
  /** q_WD at each sample by integration, the first being the identity */
  readonly attitudes: readonly Quat[];
  /** between the attitude by integration and that of the exact motion, at the end [rad] */
  readonly apart: number;
  /** the whole angle turned [rad] */
  readonly turned: number;
}

export interface Refused {
  readonly refused: NoFlight | "no-samples" | "saturated" | "not-free";
  /** the end of the gyroscope's range [deg/s], where it was reached */
  readonly range?: number;
}

/**
 * The largest residual of a free motion, relative to |ω|: as large as that of gyroscope axes whose scales differ by a few per
 * cent.
 */
const FREE = 0.03;

/** A ratio that is uncertain by more than this share of itself, two standard deviations, counts as unknown. */
const UNKNOWN = 0.25;

/** A phone's moments as shares of their sum: a box of 71 × 147 × 8 mm. A fit begins there where the line shows nothing. */
const OF_A_PHONE: Vec3 = [0.4, 0.1, 0.5];

/** Finds the flight in the samples of the sensors, and the free motion in the flight. */
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
  // Rates that are cut off explain no force: such a fall is often no flight to begin with.
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
  if (motion === null || motion.left > FREE * speed) return { refused: "not-free" };
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
    attitudes,
    apart: last ? angleBetweenAttitudes(last, attitudeOf(motion)(flight.duration)) : 0,
    turned: turnedBy(samples),
  };
}

/** Principal axes are taken to be askew if a full tensor leaves a smaller residual than a diagonal one by this factor. */
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

/** The most samples that are fitted: more would keep a phone busy, and improve the fit little. */
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
 * A gyroscope beyond its range says the same greatest number again and again, without its noise. The numbers of 16 bits end at
 * the range itself, or 14.7 % beyond it where a digit is 70 mdps for ±2000 dps (STMicroelectronics, LSM6DSO, DS12140,
 * "Mechanical characteristics").
 */

const RANGES = [125, 250, 500, 1000, 2000, 4000] as const;
const ENDS = [1, 32767 * 70e-6 * 0.5] as const;

/** The relative distance within which a rate counts as the end of a range. */
const NEAR = 0.005;

/** So many equal readings in a row do not occur by chance, because of noise. */
const IN_A_ROW = 5;

const DEGREES = 180 / Math.PI;

/** The end of the gyroscope's range, where the rate exceeded it [deg/s]; null where it did not. */
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
