import type { MassProperties } from "../../bodies/massProperties.ts";
import { addQuat, mulQuat, normaliseQuat, type Quat, scaleQuat } from "../../math/quat.ts";
import { addVec, scaleVec, type Vec3 } from "../../math/vec3.ts";
import { type Load, later, ownMomentum, torqueAt } from "../load.ts";
import { rungeKuttaTranslation } from "../translation.ts";
import { velocityOf } from "./momentum.ts";
import type { RotationalState, WholeFrameRule } from "./rule.ts";

/** Rates of change of orientation [1/s] and angular momentum [N m]. */
export interface SpinRate {
  readonly orientation: Quat;
  readonly torque_W: Vec3;
}

/**
 * Classical Runge-Kutta on the orientation and the angular momentum,
 *     q̇ = ½ (0, ω) q,   L̇ = τ,   ω = R I_B⁻¹ Rᵀ L,
 * with q brought to unit length inside each stage's derivative and at the end. With a wheel inside ω = R I_B⁻¹ (Rᵀ L − h).
 *
 * @param start orientation and angular momentum at the start [kg m²/s]
 * @param body mass properties
 * @param load as of the start, evaluated at every stage and its time
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see Fiedler, "Physics in 3D", 2004
 */
export function rk4(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const rate1 = spinRate(start, body, load);
  const rate2 = spinRate(eulerStep(start, rate1, 0.5 * dt), body, later(load, 0.5 * dt));
  const rate3 = spinRate(eulerStep(start, rate2, 0.5 * dt), body, later(load, 0.5 * dt));
  const rate4 = spinRate(eulerStep(start, rate3, dt), body, later(load, dt));
  const meanRate = mean(mean(rate1, rate4, 0.5), mean(rate2, rate3, 0.5), 2 / 3);
  const end = eulerStep(start, meanRate, dt);
  return { q_WB: normaliseQuat(end.q_WB), momentum_W: end.momentum_W };
}

/** The rates of change of orientation and angular momentum, as a function of these two alone. */
export function spinRate(state: RotationalState, body: MassProperties, load: Load | null): SpinRate {
  const q_WB = normaliseQuat(state.q_WB);
  const omega_W = velocityOf(ownMomentum(load, q_WB, state.momentum_W), q_WB, body.inverseInertia_B);
  const half = scaleVec(0.5, omega_W);
  return {
    orientation: mulQuat([0, half[0], half[1], half[2]], q_WB),
    torque_W: torqueAt(load, q_WB, omega_W),
  };
}

/** (1 − weight) a + weight b. */
function mean(a: SpinRate, b: SpinRate, weight: number): SpinRate {
  const p = scaleQuat(1 - weight, a.orientation);
  const q = scaleQuat(weight, b.orientation);
  return {
    orientation: addQuat(p, q),
    torque_W: addVec(scaleVec(1 - weight, a.torque_W), scaleVec(weight, b.torque_W)),
  };
}

/** start + dt · rate; its quaternion is not of unit length. */
function eulerStep(start: RotationalState, rate: SpinRate, dt: number): RotationalState {
  return {
    q_WB: addQuat(start.q_WB, scaleQuat(dt, rate.orientation)),
    momentum_W: addVec(start.momentum_W, scaleVec(dt, rate.torque_W)),
  };
}

export const rk4Rule: WholeFrameRule = {
  id: "rk4",
  equation:
    "(q, L)_2 = (q, L)_1 + \\tfrac{\\Delta t}{6}(k_1 + 2k_2 + 2k_3 + k_4),\\quad k = \\left(\\tfrac12(0,\\omega)q,\\ \\tau\\right)",
  order: 4,
  wholeFrame: true,
  state: "rotational",
  advance: rk4,
  translate: rungeKuttaTranslation,
};
