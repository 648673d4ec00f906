import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { type Mat3, mulMat, skew } from "../../../src/core/math/mat3";
import { normaliseQuat, type Quat, quatToMat, rotateInverse } from "../../../src/core/math/quat";
import { norm, projectOnto, subVec, type Vec3 } from "../../../src/core/math/vec3";

/** A place and a spin without a zero, without two equal numbers, and not along any axis: no sign can hide. */
export const r_W: Vec3 = [0.7, -0.4, 1.1];
export const omega_W: Vec3 = [1.1, -0.7, 1.9];
export const speed = norm(omega_W);
export const along_W = projectOnto(r_W, omega_W);
export const across_W = subVec(r_W, along_W);

export const q_WB: Quat = normaliseQuat([0.5, -0.3, 0.7, 0.4]);
export const rotation_WB = quatToMat(q_WB);
export const omega_B = rotateInverse(q_WB, omega_W);
export const spin_W = skew(omega_W);
export const spin_B = skew(omega_B);

/** The rotation of a body that has turned steadily for some time, by the core's exact turn. */
export function rotationAt(time: number): Mat3 {
  return quatToMat(exponentialMap(q_WB, omega_W, time));
}

/** A step large enough for its faults to be seen: 0.23 rad. */
export const dt = 0.1;
export const angle = speed * dt;

/** ΩR. */
export const rate = mulMat(spin_W, rotation_WB);
