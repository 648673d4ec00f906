import { cross, dot, type Vec3 } from "./vec3.ts";

/** A 3 × 3 matrix, row by row. */
export type Mat3 = readonly [number, number, number, number, number, number, number, number, number];

/** The matrix 1, with 1 v = v. */
export const identityMat: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The matrix with v along its diagonal and zeros beside it. */
export function diagonal(v: Vec3): Mat3 {
  return [v[0], 0, 0, 0, v[1], 0, 0, 0, v[2]];
}

/** a + b, entry by entry. */
export function addMat(a: Mat3, b: Mat3): Mat3 {
  return [
    a[0] + b[0],
    a[1] + b[1],
    a[2] + b[2],
    a[3] + b[3],
    a[4] + b[4],
    a[5] + b[5],
    a[6] + b[6],
    a[7] + b[7],
    a[8] + b[8],
  ];
}

/** a − b, entry by entry. */
export function subMat(a: Mat3, b: Mat3): Mat3 {
  return [
    a[0] - b[0],
    a[1] - b[1],
    a[2] - b[2],
    a[3] - b[3],
    a[4] - b[4],
    a[5] - b[5],
    a[6] - b[6],
    a[7] - b[7],
    a[8] - b[8],
  ];
}

/** s m: each entry times s. */
export function scaleMat(s: number, m: Mat3): Mat3 {
  return [s * m[0], s * m[1], s * m[2], s * m[3], s * m[4], s * m[5], s * m[6], s * m[7], s * m[8]];
}

/** Applies a function to each entry and its place, row by row from 0. */
export function mapMat(m: Mat3, f: (entry: number, at: number) => number): Mat3 {
  return [
    f(m[0], 0),
    f(m[1], 1),
    f(m[2], 2),
    f(m[3], 3),
    f(m[4], 4),
    f(m[5], 5),
    f(m[6], 6),
    f(m[7], 7),
    f(m[8], 8),
  ];
}

/** The product a b of two matrices, (a b)ᵢⱼ = Σₖ aᵢₖ bₖⱼ: first b and then a. */
export function mulMat(a: Mat3, b: Mat3): Mat3 {
  return [
    a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
    a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
    a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
    a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
    a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
    a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
    a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
    a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
    a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
  ];
}

/** The matrix times the column, (m v)ᵢ = Σⱼ mᵢⱼ vⱼ. */
export function mulVec(m: Mat3, v: Vec3): Vec3 {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

/** mᵀ, rows and columns exchanged; of a rotation its inverse. */
export function transpose(m: Mat3): Mat3 {
  return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}

/** [v]×, the matrix with [v]× u = v × u. */
export function skew(v: Vec3): Mat3 {
  return [0, -v[2], v[1], v[2], 0, -v[0], -v[1], v[0], 0];
}

/**
 * The x with m x = b, by Cramer's rule: x = adj(m) b / det m.
 * A singular m gives components that are not finite.
 */
export function solve3(m: Mat3, b: Vec3): Vec3 {
  const xx = m[0];
  const xy = m[1];
  const xz = m[2];
  const yx = m[3];
  const yy = m[4];
  const yz = m[5];
  const zx = m[6];
  const zy = m[7];
  const zz = m[8];
  const bx = b[0];
  const by = b[1];
  const bz = b[2];
  const c0 = yy * zz - yz * zy;
  const c1 = yz * zx - yx * zz;
  const c2 = yx * zy - yy * zx;
  const scale = 1 / (xx * c0 + xy * c1 + xz * c2);
  const x = c0 * bx + (xz * zy - xy * zz) * by + (xy * yz - xz * yy) * bz;
  const y = c1 * bx + (xx * zz - xz * zx) * by + (xz * yx - xx * yz) * bz;
  const z = c2 * bx + (xy * zx - xx * zy) * by + (xx * yy - xy * yx) * bz;
  return [x * scale, y * scale, z * scale];
}

/** The signed volume of the parallelepiped that the columns span. */
export function determinant(m: Mat3): number {
  return dot([m[0], m[3], m[6]], cross([m[1], m[4], m[7]], [m[2], m[5], m[8]]));
}

/** The columns, from the first. */
export function columnsOf(m: Mat3): readonly [Vec3, Vec3, Vec3] {
  return [
    [m[0], m[3], m[6]],
    [m[1], m[4], m[7]],
    [m[2], m[5], m[8]],
  ];
}

/** m⁻¹, by cofactors. A singular m gives entries that are not finite. */
export function inverseMat(m: Mat3): Mat3 {
  const row0 = cross([m[1], m[4], m[7]], [m[2], m[5], m[8]]);
  const row1 = cross([m[2], m[5], m[8]], [m[0], m[3], m[6]]);
  const row2 = cross([m[0], m[3], m[6]], [m[1], m[4], m[7]]);
  const scale = 1 / dot([m[0], m[3], m[6]], row0);
  const cofactors: Mat3 = [...row0, ...row1, ...row2];
  return scaleMat(scale, cofactors);
}

/** Frobenius norm: the root of the sum of squares. */
export function frobeniusNorm(m: Mat3): number {
  return Math.sqrt(m.reduce((sum, entry) => sum + entry * entry, 0));
}
