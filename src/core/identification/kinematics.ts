import { atan2 } from "../math/elementary.ts";
import { conjugate, mulQuat, type Quat, rotateInverse } from "../math/quat.ts";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";
import type { RecordedFrame, Recording } from "./recording.ts";

/* What q alone says of ω, against the recorded ω. */

/** Of the shorter turn [rad]. */
export function rotationVector(q: Quat): Vec3 {
  const sign = q[0] < 0 ? -1 : 1;
  const axis: Vec3 = [sign * q[1], sign * q[2], sign * q[3]];
  const sine = norm(axis);
  return sine === 0 ? zeroVec : scaleVec((2 * atan2(sine, sign * q[0])) / sine, axis);
}

/** Recorded ω and the rate at which q turns, body axes [rad/s]. */
interface Pair {
  readonly omega: Vec3;
  readonly rate: Vec3;
}

/** How the ω of a frame's turn follows from those recorded around it. */
const MEANS = ["new", "old", "smooth"] as const;

function pairsBy(mean: (typeof MEANS)[number], { frames, dt }: Recording): readonly Pair[] {
  const pairs: Pair[] = [];
  const along = (recorded: RecordedFrame) => rotateInverse(recorded.q_WB, recorded.omega_W);
  for (let k = 1; k + 2 < frames.length; k++) {
    const [before, from, to, after] = [frames[k - 1], frames[k], frames[k + 1], frames[k + 2]];
    if (!before || !from || !to || !after || after.frame !== before.frame + 3) continue;
    const rate = scaleVec(1 / dt, rotationVector(mulQuat(conjugate(from.q_WB), to.q_WB)));
    if (mean === "smooth") {
      const sum = subVec(scaleVec(13, addVec(along(from), along(to))), addVec(along(before), along(after)));
      // ∫ω dt by a cubic through four frames, with the first term of Magnus' series.
      const turned = scaleVec(dt / 12, cross(along(from), along(to)));
      pairs.push({ omega: addVec(scaleVec(1 / 24, sum), turned), rate });
    } else pairs.push({ omega: rotateInverse(from.q_WB, (mean === "new" ? to : from).omega_W), rate });
  }
  return pairs;
}

export interface RateFit {
  /** root mean squares of ω less the rate of q: as they are, less a constant bias, and with q's rate over a factor */
  readonly plain: number;
  readonly unbiased: number;
  readonly scaled: number;
  /** mean of ω less the rate of q, body axes [rad/s] */
  readonly bias_B: Vec3;
  /** of q's rate to ω */
  readonly factor: number;
  /** root mean square of ω [rad/s] */
  readonly speed: number;
}

/** With the mean of ω that leaves least; null where no four frames follow each other. */
export function rateFit(recording: Recording): RateFit | null {
  const fits = MEANS.flatMap((mean) => {
    const pairs = pairsBy(mean, recording);
    return pairs.length === 0 ? [] : [fitOf(pairs)];
  });
  const least = ({ plain, unbiased, scaled }: RateFit) => Math.min(plain, unbiased, scaled);
  return fits.reduce<RateFit | null>(
    (found, each) => (found && least(found) <= least(each) ? found : each),
    null,
  );
}

function fitOf(pairs: readonly Pair[]): RateFit {
  const count = pairs.length;
  let sum: Vec3 = zeroVec;
  let [errors, omegas, rates, products] = [0, 0, 0, 0];
  for (const { omega, rate } of pairs) {
    const error = subVec(omega, rate);
    sum = addVec(sum, error);
    errors += dot(error, error);
    omegas += dot(omega, omega);
    rates += dot(rate, rate);
    products += dot(omega, rate);
  }
  const bias_B = scaleVec(1 / count, sum);
  const rootMean = (squares: number) => Math.sqrt(Math.max(0, squares) / count);
  return {
    plain: rootMean(errors),
    unbiased: rootMean(errors - count * dot(bias_B, bias_B)),
    scaled: rootMean(omegas - (products * products) / rates),
    bias_B,
    factor: rates / products,
    speed: rootMean(omegas),
  };
}

const FEWEST = 24;

/**
 * White noise of ω, as the standard deviation of a component [rad/s], from its differences of order p: of white noise of size σ they
 * have the variance  C(2p, p) σ²,  while of a smooth motion each order leaves |ω| dt of the one before. Medians ignore a few jumps.
 * The orders agree where the noise is white; along axes that q's own noise turns it is no less.
 *
 * @returns null where they do not
 */
export function noiseOfOmega({ frames }: Recording): number | null {
  const inWorld = whiteIn(frames.map(({ omega_W }) => omega_W));
  const inBody = whiteIn(frames.map(({ q_WB, omega_W }) => rotateInverse(q_WB, omega_W)));
  return inWorld === null || inBody === null ? null : Math.min(inWorld, inBody);
}

function whiteIn(vectors: readonly Vec3[]): number | null {
  const series = ([0, 1, 2] as const).map((k) => vectors.map((vector) => vector[k]));
  const sizes = [4, 5, 6].map((order) => {
    const all = series.flatMap((values) => differencesOf(values, order).map(Math.abs));
    if (all.length < FEWEST) return null;
    const median = all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    return median / (0.6745 * Math.sqrt(binomial(2 * order, order)));
  });
  const [a, b, c] = sizes;
  if (a == null || b == null || c == null || !(b > 0)) return null;
  return Math.abs(a / b - 1) < WHITE && Math.abs(c / b - 1) < WHITE ? b : null;
}

/** Measured: within 0.05 for white noise of six hundred frames; half a radian a frame falls by a quarter an order. */
const WHITE = 0.15;

function differencesOf(values: readonly number[], order: number): number[] {
  let list = [...values];
  for (let n = 0; n < order; n++) list = list.slice(1).map((value, k) => value - (list[k] ?? 0));
  return list;
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k;
}
