import type { MassProperties } from "../../bodies/massProperties.ts";
import { mulVec } from "../../math/mat3.ts";
import { rotate } from "../../math/quat.ts";
import { addVec, scaleVec } from "../../math/vec3.ts";
import { type Load, later, ownMomentum, torqueAt } from "../load.ts";
import { exponentialMap } from "../orientation/exponentialMap.ts";
import { type Wheel, wheelMomentum } from "../wheel.ts";
import { velocityOf } from "./momentum.ts";
import type { RotationalState } from "./rule.ts";

/**
 * The change of L by torque and drag in a time dt with the attitude held, by the explicit midpoint rule on  L̇ = τ − c ω,
 *     L_m = L₁ + ½ dt (τ − c ω₁),   L₂ = L₁ + dt (τ − c ω_m),   ω = I_W⁻¹ L.
 * A step of second order between two half kicks is of second order. What depends on time is taken at the middle of that step,
 * dt after its start, by both.
 *
 * With a wheel inside, {@link wheelTurn} takes half of its time before that change and half after it.
 *
 * @param start orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load as of the step's start; null where nothing acts, and then nothing changes
 * @param dt   how long the load acts, half of the step [s]
 * @returns orientation, the same without a wheel, and angular momentum after the load has acted
 */
export function kick(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  if (load === null) return start;
  const acting = later(load, dt);
  if (load.wheel === null) return push(start, body, acting, dt);
  const turned = wheelTurn(start, body, load.wheel, load.t + dt, 0.5 * dt);
  const pushed = push(turned, body, acting, dt);
  return wheelTurn(pushed, body, load.wheel, load.t + dt, 0.5 * dt);
}

function push(
  { q_WB, momentum_W }: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const omega_W = velocityOf(ownMomentum(load, q_WB, momentum_W), q_WB, body.inverseInertia_B);
  const middleMomentum_W = addVec(momentum_W, scaleVec(0.5 * dt, torqueAt(load, q_WB, omega_W)));
  const middleOmega_W = velocityOf(ownMomentum(load, q_WB, middleMomentum_W), q_WB, body.inverseInertia_B);
  return { q_WB, momentum_W: addVec(momentum_W, scaleVec(dt, torqueAt(load, q_WB, middleOmega_W))) };
}

/**
 * What a wheel inside adds to the motion. The energy in terms of  L = R (I ω + h)  splits into that of a body without a wheel, and a
 * part that is linear in L,
 *     ½ (L − h)·I⁻¹(L − h) = ½ L·I⁻¹L − h·I⁻¹L + const.
 * By the second alone ω = −I⁻¹h, constant in the body: it turns by that, and L stays in the world.
 */
function wheelTurn(
  { q_WB, momentum_W }: RotationalState,
  body: MassProperties,
  wheel: Wheel,
  t: number,
  dt: number,
): RotationalState {
  const spin_B = scaleVec(-1, mulVec(body.inverseInertia_B, wheelMomentum(wheel, t)));
  return { q_WB: exponentialMap(q_WB, rotate(q_WB, spin_B), dt), momentum_W };
}
