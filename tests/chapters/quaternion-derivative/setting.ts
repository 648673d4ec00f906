import type { Quat } from "../../../src/core/math/quat";
import { mulQuat, normaliseQuat } from "../../../src/core/math/quat";
import { normaliseVec, scaleVec, type Vec3 } from "../../../src/core/math/vec3";

/** A turn, a vector and an attitude without a zero and without two equal numbers: no sign can hide. */
export const axis: Vec3 = normaliseVec([0.6, -0.35, 0.8]);
export const angle = 1.3;
export const r: Vec3 = [0.4, -1.1, 0.7];
export const p_WB: Quat = normaliseQuat([-0.4, 0.2, 0.65, -0.3]);

/** A number and a vector as a quaternion, and its two parts again. */
export function quat(scalar: number, vector: Vec3): Quat {
  return [scalar, vector[0], vector[1], vector[2]];
}

export function vectorOf([, x, y, z]: Quat): Vec3 {
  return [x, y, z];
}

/** (cos α, û sin α), whatever α. */
export function alongAxis(alpha: number): Quat {
  return quat(Math.cos(alpha), scaleVec(Math.sin(alpha), axis));
}

export function product(...factors: readonly Quat[]): Quat {
  return factors.reduce((left, right) => mulQuat(left, right));
}
