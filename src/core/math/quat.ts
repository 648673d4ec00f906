import { atan2, sin } from "./elementary.ts";
import type { Mat3 } from "./mat3.ts";
import { norm, type Vec3 } from "./vec3.ts";

/** A quaternion [w, x, y, z]. As an attitude q_WB it has unit length and takes body components to world ones. */
export type Quat = readonly [number, number, number, number];

/** The quaternion 1 = [1, 0, 0, 0]: no turn. */
export const identityQuat: Quat = [1, 0, 0, 0];

/** The Hamilton product p q: as rotations, first q and then p. */
export function mulQuat(p: Quat, q: Quat): Quat {
  const pw = p[0];
  const px = p[1];
  const py = p[2];
  const pz = p[3];
  const qw = q[0];
  const qx = q[1];
  const qy = q[2];
  const qz = q[3];
  return [
    pw * qw - px * qx - py * qy - pz * qz,
    pw * qx + px * qw + py * qz - pz * qy,
    pw * qy - px * qz + py * qw + pz * qx,
    pw * qz + px * qy - py * qx + pz * qw,
  ];
}

/** p + q, component by component: of two attitudes no attitude, until it is normalised. */
export function addQuat(p: Quat, q: Quat): Quat {
  return [p[0] + q[0], p[1] + q[1], p[2] + q[2], p[3] + q[3]];
}

/** s q: each component times s. */
export function scaleQuat(s: number, q: Quat): Quat {
  return [s * q[0], s * q[1], s * q[2], s * q[3]];
}

/** q* = [w, −x, −y, −z]: the inverse rotation of a unit quaternion. */
export function conjugate(q: Quat): Quat {
  return [q[0], -q[1], -q[2], -q[3]];
}

/** The length |q| = √(w² + x² + y² + z²). */
export function sizeOfQuat(q: Quat): number {
  const w = q[0];
  const x = q[1];
  const y = q[2];
  const z = q[3];
  return Math.sqrt(w * w + x * x + y * y + z * z);
}

/** q / |q|, for a q whose squared length neither overflows nor vanishes. */
export function normaliseQuat(q: Quat): Quat {
  const length = sizeOfQuat(q);
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

/**
 * v_W = q_WB (0, v_B) q_WB*.
 * @param q_WB unit quaternion
 */
export function rotate(q_WB: Quat, v_B: Vec3): Vec3 {
  return rotateBy(q_WB[0], q_WB[1], q_WB[2], q_WB[3], v_B);
}

/**
 * v_B = q_WB* (0, v_W) q_WB, the inverse of {@link rotate}.
 * @param q_WB unit quaternion
 */
export function rotateInverse(q_WB: Quat, v_W: Vec3): Vec3 {
  return rotateBy(q_WB[0], -q_WB[1], -q_WB[2], -q_WB[3], v_W);
}

/** q (0, v) q* = v + 2w u × v + 2u × (u × v) with q = (w, u) of unit length, as v + w t + u × t with t = 2u × v. */
function rotateBy(w: number, x: number, y: number, z: number, v: Vec3): Vec3 {
  const vx = v[0];
  const vy = v[1];
  const vz = v[2];
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + (y * tz - z * ty), vy + w * ty + (z * tx - x * tz), vz + w * tz + (x * ty - y * tx)];
}

/** The rotation matrix R_WB of a unit quaternion (w, u), R_WB v_B = v_W:  R = 1 + 2w [u]× + 2 [u]×². */
export function quatToMat(q_WB: Quat): Mat3 {
  const w = q_WB[0];
  const x = q_WB[1];
  const y = q_WB[2];
  const z = q_WB[3];
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ];
}

/** q / |q| for any finite q but zero, whatever its size. */
export function unitQuat(q: Quat): Quat {
  const largest = Math.max(Math.abs(q[0]), Math.abs(q[1]), Math.abs(q[2]), Math.abs(q[3]));
  return normaliseQuat([q[0] / largest, q[1] / largest, q[2] / largest, q[3] / largest]);
}

/** Angle of the rotation from one attitude to another, unit quaternions, in [0, π] [rad]; q and −q are one attitude. */
export function angleBetweenAttitudes(p_WB: Quat, q_WB: Quat): number {
  const turn = mulQuat(conjugate(p_WB), q_WB);
  return 2 * atan2(norm([turn[1], turn[2], turn[3]]), Math.abs(turn[0]));
}

/**
 * The attitude a share of the way from one to another, the shorter way round and about a fixed axis: with θ half the angle
 * between them, (sin((1 − s)θ) p + sin(sθ) q) / sin θ. For attitudes that do not differ, p.
 *
 * @param s share, from 0 to 1
 * @see Shoemake, "Animating rotation with quaternion curves", SIGGRAPH 1985
 */
export function slerp(p_WB: Quat, q_WB: Quat, s: number): Quat {
  const half = 0.5 * angleBetweenAttitudes(p_WB, q_WB);
  const sine = sin(half);
  if (sine === 0) return p_WB;
  const cosine = p_WB[0] * q_WB[0] + p_WB[1] * q_WB[1] + p_WB[2] * q_WB[2] + p_WB[3] * q_WB[3];
  const towards = sin(s * half) / sine;
  const stay = sin((1 - s) * half) / sine;
  return normaliseQuat(addQuat(scaleQuat(stay, p_WB), scaleQuat(cosine < 0 ? -towards : towards, q_WB)));
}

/**
 * The unit quaternion of a rotation matrix. By the entries of {@link quatToMat},
 *     4w² = 1 + tr R,   4wx = R_zy − R_yz,   4x² = 1 + 2R_xx − tr R,   4xy = R_xy + R_yx,
 * and likewise with the axes exchanged. So four times w q, x q, y q and z q are known; the one with the largest component is
 * brought to unit length, since a component near 0 would lose digits.
 * @see Shepperd, "Quaternion from Rotation Matrix", J. Guidance and Control 1 (1978)
 */
export function matToQuat(r: Mat3): Quat {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = r;
  const trace = xx + yy + zz;
  if (trace >= xx && trace >= yy && trace >= zz) return normaliseQuat([1 + trace, zy - yz, xz - zx, yx - xy]);
  if (xx >= yy && xx >= zz) return normaliseQuat([zy - yz, 1 + 2 * xx - trace, xy + yx, xz + zx]);
  if (yy >= zz) return normaliseQuat([xz - zx, xy + yx, 1 + 2 * yy - trace, yz + zy]);
  return normaliseQuat([yx - xy, xz + zx, yz + zy, 1 + 2 * zz - trace]);
}

/** The rotation that takes the coordinate axes to three orthonormal right-handed vectors: these are its matrix's columns. */
export function quatFromAxes(x: Vec3, y: Vec3, z: Vec3): Quat {
  return matToQuat([x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]);
}
