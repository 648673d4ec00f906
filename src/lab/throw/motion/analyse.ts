import { angleBetweenAttitudes, type Quat } from "../../../core/math/quat";
import { norm, type Vec3 } from "../../../core/math/vec3";
import { attitudeOf, attitudesFrom } from "./attitude";
import { type FreeMotion, fitFreeMotion } from "./fit";
import { type Flight, flightIn, isFalling, type NoFlight } from "./freeFall";
import { type Ratios, ratiosOf } from "./ratios";
import { type Naming, named, type Sample } from "./sample";
import { saturatedAt } from "./saturation";
import { momentsOfLine, type SquaresLine, squaresLine } from "./squaresLine";
import { type Timed, timings } from "./times";

/**
 * The evidence for the axes about which the rates are given: the accelerometer, the order of a phone's moments, a file's names, or
 * none.
 */
export type NamingSource = "force" | "order" | "names" | "nothing";

/** A throw, and the motion that its sensors show. */
export interface Throw {
  readonly flight: Flight;
  readonly times: Pick<Timed, "step" | "jitter" | "repeated">;
  readonly naming: { readonly naming: Naming; readonly knownBy: NamingSource };
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

/**
 * Finds the flight in the samples of the sensors, and the free motion in the flight.
 *
 * @param hasNames true for a file, whose columns say which axis is which
 */
export function analyse(given: readonly Sample[], hasNames: boolean): Throw | Refused {
  const ways = timings(given).map((times) => throwIn(times, hasNames));
  const thrown = ways.flatMap((way) => ("refused" in way ? [] : [way]));
  const [nearest] = thrown.sort((a, b) => a.motion.left - b.motion.left);
  return nearest ?? ways[0] ?? { refused: "no-samples" };
}

function throwIn(times: Timed, hasNames: boolean): Throw | Refused {
  if (times.samples.length < 3) return { refused: "no-samples" };
  const readingBy = (naming: Naming) => ({ naming, flight: flightIn(named(times.samples, naming)) });
  const plain = readingBy("xyz");
  const best = hasNames ? null : byForce([plain, readingBy("zxy")]);
  const { naming, flight } = best ?? plain;
  // Rates that are cut off explain no force: such a fall is often no flight to begin with.
  const range = saturatedAt(typeof flight === "string" ? times.samples.filter(isFalling) : flight.samples);
  if (range !== null) return { refused: "saturated", range };
  if (typeof flight === "string") return { refused: flight };
  const knownBy = hasNames ? "names" : best === null ? "nothing" : "force";
  const looked = lookAt(flight, times, { naming, knownBy });
  return "refused" in looked || knownBy !== "nothing" ? looked : byOrder(looked, times);
}

interface Reading {
  readonly naming: Naming;
  readonly flight: Flight | NoFlight;
}

/** A naming of the axes is taken as certain if its residual of the force is smaller than the other's by this factor. */
const CLEARLY = 2;

/** Only rates about the right axes explain what an accelerometer off the centre of mass felt. */
function byForce(readings: readonly Reading[]): (Reading & { readonly flight: Flight }) | null {
  const found = readings.flatMap(({ naming, flight }) =>
    typeof flight === "string" ? [] : [{ naming, flight }],
  );
  const [best, next] = found.sort((a, b) => a.flight.left - b.flight.left);
  if (best === undefined) return null;
  return next === undefined || next.flight.left > CLEARLY * best.flight.left ? best : null;
}

/** A phone's moment is least along its long side, and greatest through its screen. */
function byOrder(looked: Throw, times: Timed): Throw {
  if (!looked.showsRatios || looked.ratios.tilt > Math.PI / 6) return looked;
  const order = looked.ratios.moments.map(({ axis }) => axis).join(" ");
  if (order === "along across through") return { ...looked, naming: { naming: "xyz", knownBy: "order" } };
  if (order !== "through along across") return looked;
  const flight = { ...looked.flight, samples: named(looked.flight.samples, "zxy") };
  const again = lookAt(flight, times, { naming: "zxy", knownBy: "order" });
  return "refused" in again ? looked : again;
}

function lookAt(flight: Flight, { step, jitter, repeated }: Timed, naming: Throw["naming"]): Throw | Refused {
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
    naming,
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
