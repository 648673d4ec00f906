import { type Mat3, mulVec, solve3 } from "../../math/mat3.ts";
import { cross, norm, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import type { VelocityRule } from "./rule.ts";

/**
 * An explicit Euler step of  L̇ = −ω × L  in body axes, scaled back to its old length,
 *     L₂ ∝ L₁ − dt ω₁ × L₁,   |L₂| = |L₁|,   ω₂ = I⁻¹ L₂.
 * |L| stays; E creeps to |L|²/2I₂, that of the intermediate axis, from either side: with g = ω₁ × L₁, which is
 * perpendicular to L₁ and to ω₁ = I⁻¹ L₁, the Euler step adds dt² |g|² to |L|² and dt² g·I⁻¹g to 2E, and scaling back leaves
 *     2E₂ = |L|² (2E₁ + dt² g·I⁻¹g) / (|L|² + dt² |g|²),
 *     E₂ − E₁ = ½ dt² |L|² |g|² (ε − α) / (|L|² + dt² |g|²),   α = 2E₁/|L|²,   ε = g·I⁻¹g/|g|².
 * Along L, across L in the plane of ω and L, and along g, the tensor I⁻¹ has the rows (α, β, 0), (β, γ, δ), (0, δ, ε) with
 * β = |g|/|L|², so that det(I⁻¹ − α) = −β² (ε − α), and
 *     E₂ − E₁ = −½ dt² |L|⁶ (1/I₁ − α)(1/I₂ − α)(1/I₃ − α) / (|L|² + dt² |g|²).
 * With 1/I₃ < α < 1/I₁ its sign is that of 1/I₂ − α.
 *
 * @param omega_B   angular velocity, body axes [rad/s]
 * @param inertia_B inertia tensor about the centre of mass, body axes [kg m²], positive definite
 * @param dt        time step [s], > 0
 * @returns angular velocity after the step, body axes [rad/s]
 * @see Jolt 5, MotionProperties::ApplyGyroscopicForceInternal; Rapier 0.35, gyroscopic_corrected_angvel, in every substep
 */
export function rescaledMomentum(omega_B: Vec3, inertia_B: Mat3, dt: number): Vec3 {
  const momentum_B = mulVec(inertia_B, omega_B);
  const length = norm(momentum_B);
  if (length === 0) return omega_B;
  const turned_B = subVec(momentum_B, scaleVec(dt, cross(omega_B, momentum_B)));
  const rescaled_B = scaleVec(length / norm(turned_B), turned_B);
  return solve3(inertia_B, rescaled_B);
}

export const rescaledMomentumRule: VelocityRule = {
  id: "rescaled-momentum",
  equation:
    "L' = |L|\\,\\frac{L - \\Delta t\\,\\omega\\times L}{|L - \\Delta t\\,\\omega\\times L|},\\quad \\omega' = I^{-1}L'",
  order: 1,
  wholeFrame: false,
  state: "velocity",
  axes: "body",
  step: rescaledMomentum,
};
