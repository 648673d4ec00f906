import { type Mat3, mulVec, solve3 } from "../../math/mat3.ts";
import { cross, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import { gyroscopicJacobian } from "./gyroscopicJacobian.ts";
import type { VelocityRule } from "./rule.ts";

/**
 * One Newton step on backward Euler for the torque-free Euler equation in the body frame,
 *     f(ω₂) = I (ω₂ − ω₁) + dt ω₂ × I ω₂ = 0.
 * Newton's step from a guess ω is  ω₂ = ω − J(ω)⁻¹ f(ω),  with J of {@link gyroscopicJacobian}. At the guess ω = ω₁ the
 * first term of f vanishes:
 *     f(ω₁) = dt ω₁ × I ω₁,
 *     J(ω₁) = I + dt ([ω₁]× I − [Iω₁]×),
 *     ω₂ = ω₁ − J(ω₁)⁻¹ f(ω₁).
 * It loses energy for its stability. With ω along the intermediate axis and h = |ω| dt, J along the axes 1 and 3 is
 *     ( I₁            h (I₃ − I₂) )
 *     ( h (I₂ − I₁)   I₃          ),
 * whose determinant I₁I₃ − h² (I₃ − I₂)(I₂ − I₁) vanishes at  h = √(I₁I₃ / ((I₃ − I₂)(I₂ − I₁))).
 *
 * @param omega_B   angular velocity, body axes [rad/s]
 * @param inertia_B inertia tensor about the centre of mass, body axes [kg m²], positive definite
 * @param dt        time step [s], > 0
 * @returns angular velocity after the step, body axes [rad/s]
 * @see Catto, "Numerical Methods", GDC 2015; Bullet 2.83, computeGyroscopicImpulseImplicit_Body
 */
export function implicitBody(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const residual_B = scaleVec(dt, cross(omega_B, momentum_B));
  const jacobian = gyroscopicJacobian(inertia_B, omega_B, momentum_B, dt);
  const correction_B = solve3(jacobian, residual_B);
  return subVec(omega_B, correction_B);
}

export const implicitBodyRule: VelocityRule = {
  id: "implicit-body",
  equation:
    "\\omega' = \\omega - J^{-1}\\,\\Delta t\\,\\omega\\times I\\omega,\\quad J = I + \\Delta t\\,([\\omega]_\\times I - [I\\omega]_\\times)",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "body",
  step: implicitBody,
};
