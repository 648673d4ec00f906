import { type Mat3, mulVec, solve3 } from "../../math/mat3";
import { addVec, cross, norm, scaleVec, subVec, type Vec3 } from "../../math/vec3";
import { gyroscopicJacobian } from "./gyroscopicJacobian";
import type { VelocityRule } from "./rule";

const MOST_ITERATIONS = 50;

/** Newton squares its error: after a correction this small relative to ω, what is left is round-off. */
const SMALL_CORRECTION = 1e-9;

/**
 * Backward Euler for the torque-free Euler equation, solved by Newton's method to round-off,
 *     I (ω₂ − ω₁) + dt ω₂ × I ω₂ = 0.
 * Each step loses exactly ½ Δω·IΔω of energy and |ΔL|² of |L|².
 *
 * @param omega_B   angular velocity, body axes [rad/s]
 * @param inertia_B inertia tensor about the centre of mass, body axes [kg m²], positive definite
 * @param dt        time step [s], > 0
 * @returns angular velocity after the step, body axes [rad/s]
 * @see Hairer and Wanner, "Solving Ordinary Differential Equations II", IV.8
 */
export function implicitConverged(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  let next_B = omega_B;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const momentum_B = mulVec(inertia_B, next_B);
    const change_B = mulVec(inertia_B, subVec(next_B, omega_B));
    const residual_B = addVec(change_B, scaleVec(dt, cross(next_B, momentum_B)));
    const jacobian = gyroscopicJacobian(inertia_B, next_B, momentum_B, dt);
    const correction_B = solve3(jacobian, residual_B);
    next_B = subVec(next_B, correction_B);
    if (norm(correction_B) <= SMALL_CORRECTION * norm(next_B)) break;
  }
  return next_B;
}

export const implicitConvergedRule: VelocityRule = {
  id: "implicit-converged",
  name: "Implicit, solved to round-off",
  description: "Backward Euler proper: Newton steps until nothing changes any more.",
  equation: "I\\,(\\omega_2-\\omega_1) + \\Delta t\\,\\omega_2\\times I\\omega_2 = 0",
  order: 1,
  conserves: "nothing; loses energy and momentum at every step",
  usedBy: "Backward Euler in textbooks",
  source: "Hairer and Wanner, Solving Ordinary Differential Equations II, IV.8",
  wholeFrame: false,
  state: "velocity",
  axes: "body",
  step: implicitConverged,
};
