import { type Mat3, mulVec, solve3 } from "../../core/math/mat3";
import { addVec, cross, scaleVec, type Vec3 } from "../../core/math/vec3";

/** Somewhere in these lines a sign is wrong. Which one? */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const gyroscopicTorque_B = cross(omega_B, momentum_B);
  const change_B = solve3(inertia_B, scaleVec(dt, gyroscopicTorque_B));
  return addVec(omega_B, change_B);
}
