import { type Mat3, mulVec, scaleMat, skew, solve3, subMat } from "../../math/mat3.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { VelocityRule } from "./rule.ts";

/**
 * Backward Euler with the angular momentum in the gyroscopic torque held at the start's, L₁ = I ω₁,
 *     I (ω₂ − ω₁) + dt ω₂ × L₁ = 0.
 * With ω₂ × L₁ = −[L₁]× ω₂ it is linear in ω₂:
 *     (I − dt [L₁]×) ω₂ = L₁.
 * The product with ω₂ leaves ω₂·I Δω = 0, the product with L₁ leaves L₁·ΔL = 0, so that each step changes
 *     E₂ − E₁ = −½ Δω·I Δω,   |L₂|² − |L₁|² = +|ΔL|²:
 * every body ends about the axis of its largest moment.
 *
 * @param omega   angular velocity [rad/s]
 * @param inertia inertia tensor about the centre of mass, same axes [kg m²], positive definite
 * @param dt      time step [s], > 0
 * @returns angular velocity after the step, same axes [rad/s]
 * @see Lacoursière, "Stabilizing Gyroscopic Forces in Rigid Multibody Simulations", 2006; Open Dynamics Engine 0.16, step.cpp, dxStepIsland: gyroscopic torque
 */
export function linearlyImplicit(omega: Vec3, inertia: Mat3, dt: number): Vec3 {
  const momentum = mulVec(inertia, omega);
  const matrix = subMat(inertia, scaleMat(dt, skew(momentum)));
  return solve3(matrix, momentum);
}

export const linearlyImplicitRule: VelocityRule = {
  id: "linearly-implicit",
  equation: "(I - \\Delta t\\,[L]_\\times)\\,\\omega' = I\\omega",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: linearlyImplicit,
};
