import type { MassProperties } from "../../bodies/massProperties";
import { addVec, scaleVec } from "../../math/vec3";
import { type Load, torqueAt } from "../load";
import { velocityOf } from "./momentum";
import type { RotationalState } from "./rule";

/**
 * Torque and drag for a time `dt` on a body that does not turn meanwhile: the midpoint rule on  L̇ = τ − c ω, so
 * that half kicks on either side of a step of second order leave it one.
 *
 * @param spin orientation, and angular momentum [kg m²/s]
 * @param load null where nothing acts, and then nothing changes
 * @param dt   how long the load acts [s]
 */
export function kick(
  spin: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  if (load === null) return spin;
  const { q_WB, momentum_W } = spin;
  const omega_W = velocityOf(momentum_W, q_WB, body.inverseInertia_B);
  const middleMomentum_W = addVec(momentum_W, scaleVec(0.5 * dt, torqueAt(load, omega_W)));
  const middleOmega_W = velocityOf(middleMomentum_W, q_WB, body.inverseInertia_B);
  return { q_WB, momentum_W: addVec(momentum_W, scaleVec(dt, torqueAt(load, middleOmega_W))) };
}
