import type { MassProperties } from "../../bodies/massProperties.ts";
import { addVec, scaleVec } from "../../math/vec3.ts";
import { type Load, torqueAt } from "../load.ts";
import { velocityOf } from "./momentum.ts";
import type { RotationalState } from "./rule.ts";

/**
 * The change of L by torque and drag in a time dt with the attitude held, by the explicit midpoint rule on  L̇ = τ − c ω,
 *     L_m = L₁ + ½ dt (τ − c ω₁),   L₂ = L₁ + dt (τ − c ω_m),   ω = I_W⁻¹ L.
 * A step of second order between two half kicks is of second order.
 *
 * @param start orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load null where nothing acts, and then nothing changes
 * @param dt   how long the load acts [s]
 * @returns the same orientation, and angular momentum after the load has acted
 */
export function kick(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  if (load === null) return start;
  const { q_WB, momentum_W } = start;
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const middleMomentum_W = addVec(momentum_W, scaleVec(0.5 * dt, torqueAt(load, omega_W)));
  const middleOmega_W = velocityOf(middleMomentum_W, q_WB, body.inverseInertia_B);
  return { q_WB, momentum_W: addVec(momentum_W, scaleVec(dt, torqueAt(load, middleOmega_W))) };
}
