import { type Mat3, mulMat, transpose } from "../math/mat3.ts";
import type { Vec3 } from "../math/vec3.ts";
import { inertiaFromProducts, zeroMat } from "./points.ts";

/**
 * Four methods for the inertia tensor of a rotated body, to compare their cost. All compute I_W = R I_B Rᵀ [kg m²], and
 * differ by round-off. The products are written out so that the multiplications can be counted.
 */

export const MULTIPLICATIONS = { general: 54, symmetric: 45, diagonal: 27, perPoint: 18 } as const;

export function rotatedGeneral(r: Mat3, inertia_B: Mat3): Mat3 {
  return mulMat(mulMat(r, inertia_B), transpose(r));
}

/** R I_B Rᵀ for a symmetric tensor: six entries of the second product suffice. */
export function rotatedSymmetric(r: Mat3, inertia_B: Mat3): Mat3 {
  return timesTransposed(mulMat(r, inertia_B), r);
}

/** R I_B Rᵀ for a diagonal tensor: the first product only scales the columns of R. */
export function rotatedDiagonal(r: Mat3, [i1, i2, i3]: Vec3): Mat3 {
  const scaled: Mat3 = [
    r[0] * i1,
    r[1] * i2,
    r[2] * i3,
    r[3] * i1,
    r[4] * i2,
    r[5] * i3,
    r[6] * i1,
    r[7] * i2,
    r[8] * i3,
  ];
  return timesTransposed(scaled, r);
}

function timesTransposed(a: Mat3, r: Mat3): Mat3 {
  const xy = a[0] * r[3] + a[1] * r[4] + a[2] * r[5];
  const xz = a[0] * r[6] + a[1] * r[7] + a[2] * r[8];
  const yz = a[3] * r[6] + a[4] * r[7] + a[5] * r[8];
  const xx = a[0] * r[0] + a[1] * r[1] + a[2] * r[2];
  const yy = a[3] * r[3] + a[4] * r[4] + a[5] * r[5];
  const zz = a[6] * r[6] + a[7] * r[7] + a[8] * r[8];
  return [xx, xy, xz, xy, yy, yz, xz, yz, zz];
}

/** I_W = Σ m (|p|² 1 − p pᵀ) over the rotated points p = R p_B. */
export function rotatedSum(r: Mat3, masses: readonly number[], points_B: readonly Vec3[]): Mat3 {
  let products = zeroMat;
  points_B.forEach((point_B, k) => {
    products = plusRotated(products, r, masses[k] ?? 0, point_B);
  });
  return inertiaFromProducts(products);
}

function plusRotated(sum: Mat3, r: Mat3, mass: number, [px, py, pz]: Vec3): Mat3 {
  const x = r[0] * px + r[1] * py + r[2] * pz;
  const y = r[3] * px + r[4] * py + r[5] * pz;
  const z = r[6] * px + r[7] * py + r[8] * pz;
  const [mx, my, mz] = [mass * x, mass * y, mass * z];
  const [xy, xz, yz] = [mx * y, mx * z, my * z];
  return [
    sum[0] + mx * x,
    sum[1] + xy,
    sum[2] + xz,
    sum[3] + xy,
    sum[4] + my * y,
    sum[5] + yz,
    sum[6] + xz,
    sum[7] + yz,
    sum[8] + mz * z,
  ];
}
