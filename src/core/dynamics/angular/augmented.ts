import type { MassProperties } from "../../bodies/massProperties.ts";
import { addVec, cross, scaleVec } from "../../math/vec3.ts";
import type { Load } from "../load.ts";
import { exponentialMap } from "../orientation/exponentialMap.ts";
import { kickDriftKick } from "../translation.ts";
import { kick } from "./kick.ts";
import { velocityOf } from "./momentum.ts";
import type { RotationalState, WholeFrameRule } from "./rule.ts";

/**
 * L stays; the body turns by the mean angular velocity of the step to second order,
 *     ω̄ = ω + ½ dt ω̇ + (dt²/12) ω̇ × ω,   ω̇ = −I_W⁻¹ (ω × L).
 * These are the first two terms of Magnus's series for  q̇ = ½ (0, ω(t)) q  with ω(t) = ω + t ω̇:
 *     ω̄ dt = ∫ ω(t) dt + ½ ∫∫ ω(t) × ω(s) ds dt,   0 ≤ s ≤ t ≤ dt,
 *     ω(t) × ω(s) = (t − s) ω̇ × ω,   ½ ∫∫ (t − s) ds dt = dt³/12.
 * The order of the factors is that of world ω, which multiplies q on the left. Torque acts as half kicks before and after.
 *
 * @param start orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load null where nothing acts
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see Buss, "Accurate and Efficient Simulation of Rigid-Body Rotations", J. Comput. Phys. 164 (2000)
 */
export function augmented(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const kicked = kick(start, body, load, 0.5 * dt);
  const { q_WB, momentum_W } = kicked;
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const acceleration_W = velocityOf(cross(momentum_W, omega_W), q_WB, body.inverseInertia_B);
  const commutator_W = scaleVec((dt * dt) / 12, cross(acceleration_W, omega_W));
  const mean_W = addVec(addVec(omega_W, scaleVec(0.5 * dt, acceleration_W)), commutator_W);
  const turned_WB = exponentialMap(q_WB, mean_W, dt);
  return kick({ q_WB: turned_WB, momentum_W }, body, load, 0.5 * dt);
}

export const augmentedRule: WholeFrameRule = {
  id: "augmented",
  equation:
    "\\bar\\omega = \\omega + \\tfrac12\\Delta t\\,\\dot\\omega + \\tfrac{\\Delta t^2}{12}\\,\\dot\\omega\\times\\omega",
  order: 2,
  wholeFrame: true,
  state: "rotational",
  advance: augmented,
  translate: kickDriftKick,
};
