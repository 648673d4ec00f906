import { type Mat3, mulVec, solve3 } from "../../core/math/mat3";
import { cross, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

/** Euler’s equation stepped forward, all of it taken at the start:  I Δω = −dt ω × Iω. */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const gyroscopicTorque_B = cross(omega_B, momentum_B);
  const change_B = solve3(inertia_B, scaleVec(dt, gyroscopicTorque_B));
  return subVec(omega_B, change_B);
}
