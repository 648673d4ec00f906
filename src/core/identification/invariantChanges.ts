import type { MassProperties } from "../bodies/massProperties.ts";
import { momentumOf } from "../dynamics/angular/momentum.ts";
import type { Mat3 } from "../math/mat3.ts";
import { angleBetween, dot, norm, type Vec3 } from "../math/vec3.ts";
import type { Precision, RecordedFrame, Recording } from "./recording.ts";

export interface Change {
  /** (E − E₀) / E₀ */
  readonly energy: number;
  /** (|L| − |L₀|) / |L₀| */
  readonly momentum: number;
  /** angle between L and L₀ [rad] */
  readonly momentumAngle: number;
}

/** A swing comes back and does not grow; what does neither ends above its start or below it. */
export type Trend = "kept" | "swings" | "gains" | "loses";

export interface InvariantChanges extends Change {
  /** changes that the recording's digits alone can make */
  readonly noise: Change;
  readonly trends: {
    readonly energy: Trend;
    readonly momentum: Trend;
    readonly direction: "kept" | "swings" | "strays";
  };
}

/**
 * The widest changes of  E = ½ ω·L,  |L|  and the direction of  L = R I_B Rᵀ ω, and their course.
 *
 * @param inertia_B inertia tensor, body axes [kg m²], of any size
 * @returns null for a body at rest at the first frame
 */
export function invariantChanges(
  { frames, precision }: Recording,
  { inertia_B, principal }: Pick<MassProperties, "inertia_B" | "principal">,
): InvariantChanges | null {
  const [first] = frames;
  const since = first && changesSince(first, inertia_B);
  if (!since) return null;
  const changes = frames.map(since.at);
  const noise = noiseOf(precision, frames.length, first.omega_W, since.start_W, principal.moments[2]);
  const course = (key: keyof Change) => changes.map((change) => change[key]);
  const direction = trendOf(course("momentumAngle"), noise.momentumAngle);
  return {
    energy: widest(course("energy")),
    momentum: widest(course("momentum")),
    momentumAngle: widest(course("momentumAngle")),
    noise,
    trends: {
      energy: trendOf(course("energy"), noise.energy),
      momentum: trendOf(course("momentum"), noise.momentum),
      direction: direction === "gains" || direction === "loses" ? "strays" : direction,
    },
  };
}

/** The changes from a frame on, and L there; null where the body is at rest. */
export function changesSince({ q_WB, omega_W }: RecordedFrame, inertia_B: Mat3) {
  const start_W = momentumOf(omega_W, q_WB, inertia_B);
  const [energy, size] = [dot(omega_W, start_W), norm(start_W)];
  if (!(energy > 0 && size > 0)) return null;
  const at = (later: RecordedFrame): Change => {
    const momentum_W = momentumOf(later.omega_W, later.q_WB, inertia_B);
    return {
      energy: dot(later.omega_W, momentum_W) / energy - 1,
      momentum: norm(momentum_W) / size - 1,
      momentumAngle: angleBetween(start_W, momentum_W),
    };
  };
  return { start_W, size, at };
}

function widest(changes: readonly number[]): number {
  return changes.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most), 0);
}

/** Standard deviations of a difference of two: hardly one of some thousand frames is off by more. */
const SIGMAS = 7;

/**
 * With s the error of a component of ω relative to |ω|, 2 s_q the angle by which q's error turns the body, and a √n the loss of n
 * frames of arithmetic, L is off by at most  ε = κ √(s² + (2 s_q)² + n a²)  of its length, κ = I₃ |ω| / |L|; E by 2ε.
 */
function noiseOf(
  precision: Precision,
  count: number,
  omega_W: Vec3,
  momentum_W: Vec3,
  greatest: number,
): Change {
  const speed = norm(omega_W);
  const ofOmega = precision.omega / speed + precision.omegaRelative;
  const ofArithmetic = precision.arithmetic * Math.sqrt(count);
  const each = Math.sqrt(ofOmega * ofOmega + 4 * precision.q * precision.q + ofArithmetic * ofArithmetic);
  // Arithmetic that rounds the same way in every frame loses in proportion to the frames.
  const lost = Math.max(SIGMAS * each, 2 * precision.arithmetic * count);
  const share = (greatest * speed * lost) / norm(momentum_W);
  return { energy: 2 * share, momentum: share, momentumAngle: share };
}

/** A swing that does not grow is at most so many times as wide in the whole as in the first half. */
const SAME_SWING = 1.5;

/** A swing comes back, in the second half, to within this share of its widest. */
const COMES_BACK = 0.2;

function trendOf(changes: readonly number[], noise: number): Trend {
  const sizes = changes.map(Math.abs);
  const half = Math.ceil(sizes.length / 2);
  const most = (part: readonly number[]) => part.reduce((found, size) => Math.max(found, size), 0);
  const all = most(sizes);
  if (all <= noise) return "kept";
  const nearest = sizes.slice(half).reduce((least, size) => Math.min(least, size), Number.POSITIVE_INFINITY);
  if (all < SAME_SWING * most(sizes.slice(0, half)) && nearest < COMES_BACK * all) return "swings";
  return (changes.at(-1) ?? 0) > 0 ? "gains" : "loses";
}
