import type { Quat } from "../../src/core/math/quat";
import { norm, scaleVec, type Vec3 } from "../../src/core/math/vec3";

/** The unit quaternion of a turn about an axis of any length [rad]. */
export function axisTurn(axis: Vec3, angle: number): Quat {
  return [Math.cos(angle / 2), ...scaleVec(Math.sin(angle / 2) / norm(axis), axis)];
}
