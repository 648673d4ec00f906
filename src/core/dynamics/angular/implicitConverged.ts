import { type Mat3, mulVec, solve3 } from "../../math/mat3.ts";
import { addVec, cross, norm, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import { gyroscopicJacobian } from "./gyroscopicJacobian.ts";
import type { VelocityRule } from "./rule.ts";

const MOST_ITERATIONS = 100;
const LEAST_SHARE = 1e-9;

/** Where Newton's iteration does not converge, the solution is continued from dt = 0 in so many steps. */
const SHORTER_STEPS = 8;

/** Newton's method squares its error: after a correction this small relative to ω, only round-off is left. */
const SMALL_CORRECTION = 1e-9;

/**
 * Backward Euler for the torque-free Euler equation, solved by Newton's method to round-off,
 *     I (ω₂ − ω₁) + dt ω₂ × I ω₂ = 0.
 * The product with ω₂ leaves ω₂·I Δω = 0, the product with L₂ = I ω₂ leaves L₂·ΔL = 0, so that each step loses exactly
 *     E₁ − E₂ = ½ Δω·I Δω,   |L₁|² − |L₂|² = |ΔL|².
 *
 * @param omega_B   angular velocity, body axes [rad/s]
 * @param inertia_B inertia tensor about the centre of mass, body axes [kg m²], positive definite
 * @param dt        time step [s], > 0
 * @returns angular velocity after the step, body axes [rad/s]; not finite where no solution was found, which happens
 *          only at radians a step
 * @see Hairer and Wanner, "Solving Ordinary Differential Equations II", IV.8
 */
export function implicitConverged(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const solution_B = newtonSolution(omega_B, omega_B, inertia_B, dt);
  if (solution_B !== null) return solution_B;
  let followed_B: Vec3 | null = omega_B;
  for (let k = 1; k <= SHORTER_STEPS && followed_B !== null; k++) {
    followed_B = newtonSolution(omega_B, followed_B, inertia_B, (k / SHORTER_STEPS) * dt);
  }
  return followed_B ?? [Number.NaN, Number.NaN, Number.NaN];
}

/** Newton's iteration from a guess; null where it does not converge. */
function newtonSolution(omega_B: Vec3, guess_B: Vec3, inertia_B: Mat3, dt: number): Vec3 | null {
  let next_B = guess_B;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration++) {
    const residual_B = backwardEulerResidual(omega_B, next_B, inertia_B, dt);
    const jacobian = gyroscopicJacobian(inertia_B, next_B, mulVec(inertia_B, next_B), dt);
    const correction_B = solve3(jacobian, residual_B);
    const nearSolution = norm(correction_B) <= SMALL_CORRECTION * norm(next_B);
    if (nearSolution) return subVec(next_B, correction_B);
    next_B = improved(omega_B, next_B, correction_B, inertia_B, dt);
  }
  return null;
}

/** I (ω₂ − ω₁) + dt ω₂ × I ω₂ [kg m²/s]. */
function backwardEulerResidual(omega_B: Vec3, next_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentumChange_B = mulVec(inertia_B, subVec(next_B, omega_B));
  const gyroscopicImpulse_B = scaleVec(dt, cross(next_B, mulVec(inertia_B, next_B)));
  return addVec(momentumChange_B, gyroscopicImpulse_B);
}

/** A Newton step, halved until the residual shrinks: far from the solution a whole step can lead away from it. */
function improved(omega_B: Vec3, next_B: Vec3, correction_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const before = norm(backwardEulerResidual(omega_B, next_B, inertia_B, dt));
  let candidate_B = next_B;
  for (let share = 1; share > LEAST_SHARE; share *= 0.5) {
    candidate_B = subVec(next_B, scaleVec(share, correction_B));
    const after = norm(backwardEulerResidual(omega_B, candidate_B, inertia_B, dt));
    if (after < before) break;
  }
  return candidate_B;
}

export const implicitConvergedRule: VelocityRule = {
  id: "implicit-converged",
  equation: "I\\,(\\omega'-\\omega) + \\Delta t\\,\\omega'\\times I\\omega' = 0",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "body",
  step: implicitConverged,
};
