import type { Mat3 } from "../../math/mat3.ts";
import type { Vec3 } from "../../math/vec3.ts";

/**
 * The derivative of  f(ω₂) = I (ω₂ − ω₁) + dt ω₂ × I ω₂  with respect to ω₂. To first order in δ,
 *     f(ω + δ) − f(ω) = I δ + dt (δ × Iω + ω × Iδ)
 *                     = I δ + dt (−[Iω]× δ + [ω]× I δ),
 * hence
 *     J = I + dt ([ω]× I − [Iω]×).
 * It is written out entry by entry because it is the costliest line of the implicit rules: as a chain of matrix
 * products it took half as long again as the whole step does now.
 *
 * @param inertia  inertia tensor [kg m²]
 * @param omega    ω₂, same axes [rad/s]
 * @param momentum I ω₂, same axes [kg m²/s]
 * @param dt       time step [s]
 * @returns J, same axes [kg m²]
 */
export function gyroscopicJacobian(inertia: Mat3, omega: Vec3, momentum: Vec3, dt: number): Mat3 {
  const x = dt * omega[0];
  const y = dt * omega[1];
  const z = dt * omega[2];
  const lx = dt * momentum[0];
  const ly = dt * momentum[1];
  const lz = dt * momentum[2];
  const xx = inertia[0];
  const xy = inertia[1];
  const xz = inertia[2];
  const yx = inertia[3];
  const yy = inertia[4];
  const yz = inertia[5];
  const zx = inertia[6];
  const zy = inertia[7];
  const zz = inertia[8];
  return [
    xx + (y * zx - z * yx),
    xy + (y * zy - z * yy) + lz,
    xz + (y * zz - z * yz) - ly,
    yx + (z * xx - x * zx) - lz,
    yy + (z * xy - x * zy),
    yz + (z * xz - x * zz) + lx,
    zx + (x * yx - y * xx) + ly,
    zy + (x * yy - y * xy) - lx,
    zz + (x * yz - y * xz),
  ];
}
