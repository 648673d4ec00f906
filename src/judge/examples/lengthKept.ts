import { type Mat3, mulVec, solve3 } from "../../core/math/mat3";
import { cross, norm, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

/** The same step, of L = Iω, and L scaled back to the length it had. */
export function step(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const length = norm(momentum_B);
  if (length === 0) return omega_B;
  const turned_B = subVec(momentum_B, scaleVec(dt, cross(omega_B, momentum_B)));
  const scaled_B = scaleVec(length / norm(turned_B), turned_B);
  return solve3(inertia_B, scaled_B);
}
