import { type Mat3, mulVec, solve3 } from "../../math/mat3.ts";
import { cross, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import type { VelocityRule } from "./rule.ts";

/**
 * Forward Euler on the torque-free Euler equation,  I (ω₂ − ω₁) = −dt ω₁ × I ω₁.
 * The product with ω₁ leaves ω₁·I Δω = 0, so that each step gains exactly the energy ½ Δω·I Δω.
 *
 * @param omega   angular velocity [rad/s]
 * @param inertia inertia tensor about the centre of mass, same axes [kg m²], positive definite
 * @param dt      time step [s], > 0
 * @returns angular velocity after the step, same axes [rad/s]
 * @see Bullet 2.82, computeGyroscopicForce, without its clamp m_maxGyroscopicForce
 */
export function explicit(omega: Vec3, inertia: Mat3, dt: number): Vec3 {
  const momentum = mulVec(inertia, omega);
  const gyroscopicTerm = cross(omega, momentum);
  const change = solve3(inertia, scaleVec(dt, gyroscopicTerm));
  return subVec(omega, change);
}

export const explicitRule: VelocityRule = {
  id: "explicit",
  equation: "I\\,(\\omega'-\\omega) = -\\Delta t\\,\\omega\\times I\\omega",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: explicit,
};
