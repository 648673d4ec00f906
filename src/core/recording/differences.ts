import { atan2 } from "../math/elementary.ts";
import { conjugate, mulQuat, type Quat, unitQuat } from "../math/quat.ts";
import { lerpVec, norm, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";
import { type Recording, timeOf } from "./recording.ts";

/*
 * Rates that a recording lacks, from differences. The difference over an interval is the mean rate there, taken as the value at
 * its middle. At an instant the rate is interpolated between the middles before and after it, and at either end extrapolated on
 * the same line: its error is of second order in the time between instants.
 */

/**
 * The angular velocity that turns one orientation into another in a time, the shorter way round and about a fixed axis,
 *     ω = θ n / h,   (cos θ/2, sin θ/2 n) = q₂ q₁*.
 *
 * @param from_WB q₁, unit
 * @param to_WB   q₂, unit
 * @param h       time between them [s], above 0
 * @returns ω, world axes [rad/s]
 */
export function meanOmega(from_WB: Quat, to_WB: Quat, h: number): Vec3 {
  const [w, x, y, z] = mulQuat(to_WB, conjugate(from_WB));
  const sine = norm([x, y, z]);
  if (sine === 0) return zeroVec;
  const angle = 2 * atan2(sine, Math.abs(w));
  return scaleVec((w < 0 ? -angle : angle) / (sine * h), [x, y, z]);
}

/** ω at every instant, from orientations, world axes [rad/s]. */
export function omegaFromOrientations(recording: Recording): Vec3[] {
  const attitudes = recording.orientation.map(unitQuat);
  return fromMeans(recording, (index, h) =>
    meanOmega(attitudes[index] as Quat, attitudes[index + 1] as Quat, h),
  );
}

/** v at every instant, world axes [m/s]. */
export function velocityFromPositions(recording: Recording, position: readonly Vec3[]): Vec3[] {
  return fromMeans(recording, (index, h) =>
    scaleVec(1 / h, subVec(position[index + 1] as Vec3, position[index] as Vec3)),
  );
}

function fromMeans(recording: Recording, mean: (index: number, h: number) => Vec3): Vec3[] {
  const count = recording.orientation.length;
  const times = recording.orientation.map((_, index) => timeOf(recording, index));
  const gaps = times.slice(1).map((time, index) => time - (times[index] as number));
  const means = gaps.map((h, index) => mean(index, h));
  if (count === 2) return [means[0] as Vec3, means[0] as Vec3];
  return times.map((_, index) => {
    const after = Math.min(Math.max(index, 1), count - 2);
    const [h, k] = [gaps[after - 1] as number, gaps[after] as number];
    // From the middle of the interval before, in units of the way to the middle of the one after.
    const place = index === 0 ? -h / (h + k) : index === count - 1 ? (h + 2 * k) / (h + k) : h / (h + k);
    return lerpVec(means[after - 1] as Vec3, means[after] as Vec3, place);
  });
}
