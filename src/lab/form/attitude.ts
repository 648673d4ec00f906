import type { Principal } from "../../core/bodies/principal";
import { type Quat, rotate, rotateInverse, unitQuat } from "../../core/math/quat";
import { clamp } from "../../core/math/scalar";
import { addVec, angleBetween, norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import { fromRollPitchYaw } from "../tensor/reading";

/** An orientation as turns about the world's x, y and z in that order [rad]; the middle one from −π/2 to π/2. */
export function anglesOf(orientation: Quat): Vec3 {
  const [w, x, y, z] = unitQuat(orientation);
  const sine = clamp(2 * (w * y - z * x), -1, 1);
  return [
    Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
    Math.asin(sine),
    Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
  ];
}

export const quatOfAngles = fromRollPitchYaw;

/** A spin about an axis that is tilted from a principal axis of the body towards the next one. */
export interface TiltedSpin {
  /** 0 for the axis of the least moment, 2 for that of the greatest. */
  readonly axis: 0 | 1 | 2;
  /** [rad] */
  readonly tilt: number;
  /** [rad/s] */
  readonly rate: number;
}

/** ω in world axes [rad/s]. */
export function spinOf({ axis, tilt, rate }: TiltedSpin, { axes_B }: Principal, orientation: Quat): Vec3 {
  const next = ((axis + 1) % 3) as 0 | 1 | 2;
  const direction_B = addVec(scaleVec(Math.cos(tilt), axes_B[axis]), scaleVec(Math.sin(tilt), axes_B[next]));
  return rotate(unitQuat(orientation), scaleVec(rate, direction_B));
}

/** The principal axis that a spin is nearest to, how far it is off and how fast. */
export function tiltedOf(omega_W: Vec3, { axes_B }: Principal, orientation: Quat): TiltedSpin {
  const omega_B = rotateInverse(unitQuat(orientation), omega_W);
  const rate = norm(omega_B);
  if (rate === 0) return { axis: 1, tilt: 0, rate: 0 };
  const angles = axes_B.map((axis) => angleBetween(axis, omega_B));
  const off = angles.map((angle) => Math.min(angle, Math.PI - angle));
  const axis = off.indexOf(Math.min(...off)) as 0 | 1 | 2;
  return { axis, tilt: off[axis] ?? 0, rate: (angles[axis] ?? 0) > Math.PI / 2 ? -rate : rate };
}
