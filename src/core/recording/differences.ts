import { atan2 } from "../math/elementary";
import { conjugate, mulQuat, type Quat, unitQuat } from "../math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3";
import { type Recording, timeOf } from "./recording";

/*
 * What a recording lacks, from what it has. Between two instants a rate has its mean; at an instant it is interpolated
 * between the means before and after, whose times are the middles of the intervals, and at either end continued on the same
 * line. All of it is of second order in the time between instants.
 */

/**
 * The angular velocity that turns one orientation into another in a time, the shorter way round and about a fixed axis [rad/s].
 *
 * @param h time between them [s], above 0
 */
export function meanOmega(from_WB: Quat, to_WB: Quat, h: number): Vec3 {
  const [w, x, y, z] = mulQuat(to_WB, conjugate(from_WB));
  const sine = norm([x, y, z]);
  if (sine === 0) return zeroVec;
  const angle = 2 * atan2(sine, Math.abs(w));
  return scaleVec((w < 0 ? -angle : angle) / (sine * h), [x, y, z]);
}

/** ω at every instant of a recording, from its orientations [rad/s]. */
export function omegaFromOrientations(recording: Recording): Vec3[] {
  const attitudes = recording.orientation.map(unitQuat);
  return fromMeans(recording, (index, h) =>
    meanOmega(attitudes[index] as Quat, attitudes[index + 1] as Quat, h),
  );
}

/** v at every instant of a recording, from its positions [m/s]. */
export function velocityFromPositions(recording: Recording, position: readonly Vec3[]): Vec3[] {
  return fromMeans(recording, (index, h) =>
    scaleVec(1 / h, subVec(position[index + 1] as Vec3, position[index] as Vec3)),
  );
}

/** A rate at every instant, from its means between them. */
function fromMeans(recording: Recording, mean: (index: number, h: number) => Vec3): Vec3[] {
  const count = recording.orientation.length;
  const times = recording.orientation.map((_, index) => timeOf(recording, index));
  const gaps = times.slice(1).map((time, index) => time - (times[index] as number));
  const means = gaps.map((h, index) => mean(index, h));
  if (count === 2) return [means[0] as Vec3, means[0] as Vec3];
  return times.map((_, index) => {
    const after = Math.min(Math.max(index, 1), count - 2);
    const [h, k] = [gaps[after - 1] as number, gaps[after] as number];
    // Measured from the middle of the interval before, in units of the way to the middle of the one after.
    const place = index === 0 ? -h / (h + k) : index === count - 1 ? (h + 2 * k) / (h + k) : h / (h + k);
    return blend(means[after - 1] as Vec3, means[after] as Vec3, place);
  });
}

function blend(a: Vec3, b: Vec3, place: number): Vec3 {
  return addVec(scaleVec(1 - place, a), scaleVec(place, b));
}
