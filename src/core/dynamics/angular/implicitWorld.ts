import { type Mat3, mulVec, solve3 } from "../../math/mat3.ts";
import { cross, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import { gyroscopicJacobian } from "./gyroscopicJacobian.ts";
import type { VelocityRule } from "./rule.ts";

/**
 * One Newton step on backward Euler in the world frame, with I_W = R I_B Rᵀ held at its value at the start,
 *     f(ω₂) = I_W (ω₂ − ω₁) + dt ω₂ × I_W ω₂ = 0,   from the guess ω₂ = ω₁.
 * Since R(a × b) = Ra × Rb, every term is the one of implicitBody.ts rotated by R: the two agree to round-off.
 *
 * @param omega_W   angular velocity, world axes [rad/s]
 * @param inertia_W inertia tensor about the centre of mass, world axes [kg m²], positive definite
 * @param dt        time step [s], > 0
 * @returns angular velocity after the step, world axes [rad/s]
 * @see Bullet 2.83, computeGyroscopicImpulseImplicit_World
 */
export function implicitWorld(omega_W: Vec3, inertia_W: Mat3, dt: number): Vec3 {
  const momentum_W = mulVec(inertia_W, omega_W);
  const residual_W = scaleVec(dt, cross(omega_W, momentum_W));
  const jacobian = gyroscopicJacobian(inertia_W, omega_W, momentum_W, dt);
  const correction_W = solve3(jacobian, residual_W);
  return subVec(omega_W, correction_W);
}

export const implicitWorldRule: VelocityRule = {
  id: "implicit-world",
  equation:
    "\\omega' = \\omega - J^{-1}\\,\\Delta t\\,\\omega\\times I_W\\omega,\\quad J = I_W + \\Delta t\\,([\\omega]_\\times I_W - [I_W\\omega]_\\times)",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: implicitWorld,
};
