import { normaliseQuat, type Quat } from "../core/math/quat";
import {
  addVec,
  angleBetween,
  clampNorm,
  cross,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../core/math/vec3";
import type { View } from "./camera";

/*
 * The gripped point of the ball round a body stays under the pointer. After Shoemake, "Arcball rotation control", Graphics Gems IV
 * (1994), in perspective, and by the angle that the pointer goes, not twice it.
 */

export interface Ball {
  readonly centre_W: Vec3;
  /** [m] */
  readonly radius: number;
}

/** From the ball's centre; beside the ball, to the rim seen. */
export function pointOnBall({ centre_W, radius }: Ball, view: View, x: number, y: number): Vec3 {
  const { width, height } = view.viewport;
  const across_W = addVec(scaleVec(x - width / 2, view.right_W), scaleVec(height / 2 - y, view.up_W));
  const ray_W = normaliseVec(addVec(scaleVec(view.focal, view.forward_W), across_W));
  const fromCentre_W = subVec(view.eye_W, centre_W);
  const nearest_W = subVec(fromCentre_W, scaleVec(dot(fromCentre_W, ray_W), ray_W));
  const distance = norm(nearest_W);
  const inside = radius * radius - distance * distance;
  if (inside <= 0) return rimPoint(fromCentre_W, nearest_W, radius);
  return normaliseVec(subVec(nearest_W, scaleVec(Math.sqrt(inside), ray_W)));
}

/** n·e = r / |e|, with e from the centre to the eye, where lines from the eye touch the ball; the point on one side. */
function rimPoint(eye: Vec3, side: Vec3, radius: number): Vec3 {
  const towardsEye = normaliseVec(eye);
  const across = normaliseVec(subVec(side, scaleVec(dot(side, towardsEye), towardsEye)));
  const cosine = Math.min(1, radius / norm(eye));
  return addVec(scaleVec(cosine, towardsEye), scaleVec(Math.sqrt(1 - cosine * cosine), across));
}

/** (1 + a·b, a × b), normalised. None between opposite directions. */
export function turnBetween(from: Vec3, to: Vec3): Quat {
  const [x, y, z] = cross(from, to);
  const w = 1 + dot(from, to);
  return w < 1e-9 ? [1, 0, 0, 0] : normaliseQuat([w, x, y, z]);
}

export interface GripSample {
  /** [ms] */
  readonly time: number;
  readonly direction_W: Vec3;
}

/** From these the spin at the release is computed [ms]. */
const LAST_MS = 80;

/** A slower release is at rest [rad/s]. */
const SLOWEST_FLICK = 0.5;

/** And the one before, from which the first of them moved. */
export function latestSamples(samples: readonly GripSample[]): readonly GripSample[] {
  const end = samples.at(-1)?.time ?? 0;
  const first = samples.findIndex(({ time }) => time >= end - LAST_MS);
  return samples.slice(Math.max(0, first - 1));
}

/**
 * The last moments' turn by their length [rad/s]; zero for a body held still.
 *
 * @param most bound of its length [rad/s]
 */
export function flickOf(samples: readonly GripSample[], most: number): Vec3 {
  const counted = latestSamples(samples);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last || last.time <= first.time) return zeroVec;
  const axis_W = cross(first.direction_W, last.direction_W);
  const sine = norm(axis_W);
  if (sine === 0) return zeroVec;
  const angle = angleBetween(first.direction_W, last.direction_W);
  const speed = (1000 * angle) / (last.time - first.time);
  return speed < SLOWEST_FLICK ? zeroVec : clampNorm(scaleVec(speed / sine, axis_W), most);
}
