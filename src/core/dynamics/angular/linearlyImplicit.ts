import { type Mat3, mulVec, scaleMat, skew, solve3, subMat } from "../../math/mat3";
import type { Vec3 } from "../../math/vec3";
import type { VelocityRule } from "./rule";

/**
 * Backward Euler with the angular momentum in the gyroscopic torque frozen at the start,
 *     I (ω₂ − ω₁) + dt ω₂ × L₁ = 0,   that is   (I − dt [L₁]×) ω₂ = I ω₁.
 * It loses energy, yet gains |ΔL|² in |L|² at every step: every body ends about its largest-moment axis.
 *
 * @param omega   angular velocity [rad/s]
 * @param inertia inertia tensor about the centre of mass, same axes [kg m²], positive definite
 * @param dt      time step [s], > 0
 * @returns angular velocity after the step, same axes [rad/s]
 * @see Open Dynamics Engine 0.16, step.cpp, dxStepIsland: gyroscopic torque
 */
export function linearlyImplicit(omega: Vec3, inertia: Mat3, dt: number): Vec3 {
  const momentum = mulVec(inertia, omega);
  const matrix = subMat(inertia, scaleMat(dt, skew(momentum)));
  return solve3(matrix, momentum);
}

export const linearlyImplicitRule: VelocityRule = {
  id: "linearly-implicit",
  name: "Linearly implicit",
  description: "The new spin, but the old angular momentum, in the gyroscopic torque: one linear solve.",
  equation: "(I - \\Delta t\\,[L_1]_\\times)\\,\\omega_2 = I\\omega_1",
  order: 1,
  conserves: "nothing; loses energy and gains momentum",
  usedBy: "ODE",
  source: "Open Dynamics Engine 0.16, step.cpp",
  wholeFrame: false,
  state: "velocity",
  axes: "world",
  step: linearlyImplicit,
};
