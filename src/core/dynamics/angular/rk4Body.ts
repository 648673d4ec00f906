import type { MassProperties } from "../../bodies/massProperties.ts";
import { mulVec } from "../../math/mat3.ts";
import { type Quat, rotate, rotateInverse } from "../../math/quat.ts";
import { addVec, cross, scaleVec, subVec, type Vec3 } from "../../math/vec3.ts";
import { bodyTorqueAt, type Load, later, ownMomentum, totalMomentum } from "../load.ts";
import { exponentialMap } from "../orientation/exponentialMap.ts";
import { rungeKuttaTranslation } from "../translation.ts";
import type { RotationalState, WholeFrameRule } from "./rule.ts";

/** Orientation, and angular velocity along the body's axes [rad/s]. */
interface BodySpin {
  readonly q_WB: Quat;
  readonly omega_B: Vec3;
}

/**
 * Classical Runge-Kutta on the orientation and the angular velocity along the body's axes,
 *     q̇ = ½ q (0, ω_B),   ω̇_B = I_B⁻¹ (τ_B − ω_B × I_B ω_B),
 * where q is moved on not by adding q̇ but by the turn of the stage's mean ω_B,  q exp(h ω_B):  it stays of unit length.
 * The turn of a weighted sum of ω's leaves out their commutators, and the rule is of order four in ω_B but of order two in q. With a wheel inside τ_B
 * holds its −ω_B × h − ḣ.
 *
 * @param start orientation and angular momentum at the start [kg m²/s]
 * @param body mass properties
 * @param load as of the start, evaluated at every stage and its time
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see MuJoCo 3.14, engine_forward.c, mj_RungeKutta
 */
export function rk4Body(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const q_WB = start.q_WB;
  const omega1_B = mulVec(
    body.inverseInertia_B,
    rotateInverse(q_WB, ownMomentum(load, q_WB, start.momentum_W)),
  );
  const acceleration1_B = spinAcceleration({ q_WB, omega_B: omega1_B }, body, load);
  const stage2 = stageAfter(q_WB, omega1_B, omega1_B, acceleration1_B, 0.5 * dt);
  const acceleration2_B = spinAcceleration(stage2, body, later(load, 0.5 * dt));
  const stage3 = stageAfter(q_WB, omega1_B, stage2.omega_B, acceleration2_B, 0.5 * dt);
  const acceleration3_B = spinAcceleration(stage3, body, later(load, 0.5 * dt));
  const stage4 = stageAfter(q_WB, omega1_B, stage3.omega_B, acceleration3_B, dt);
  const acceleration4_B = spinAcceleration(stage4, body, later(load, dt));
  const meanOmega_B = weightedMean(omega1_B, stage2.omega_B, stage3.omega_B, stage4.omega_B);
  const meanAcceleration_B = weightedMean(acceleration1_B, acceleration2_B, acceleration3_B, acceleration4_B);
  const end = stageAfter(q_WB, omega1_B, meanOmega_B, meanAcceleration_B, dt);
  const momentum_W = rotate(end.q_WB, mulVec(body.inertia_B, end.omega_B));
  return { q_WB: end.q_WB, momentum_W: totalMomentum(later(load, dt), end.q_WB, momentum_W) };
}

/** ω̇_B = I_B⁻¹ (τ_B − ω_B × I_B ω_B) [rad/s²]. */
function spinAcceleration({ q_WB, omega_B }: BodySpin, body: MassProperties, load: Load | null): Vec3 {
  const gyroscopicTerm_B = cross(omega_B, mulVec(body.inertia_B, omega_B));
  const torque_B = rotateInverse(q_WB, bodyTorqueAt(load, q_WB, rotate(q_WB, omega_B)));
  return mulVec(body.inverseInertia_B, subVec(torque_B, gyroscopicTerm_B));
}

/** The start moved on for a time h: q exp(h rate), ω + h ω̇. */
function stageAfter(q_WB: Quat, omega_B: Vec3, rate_B: Vec3, acceleration_B: Vec3, h: number): BodySpin {
  return {
    q_WB: exponentialMap(q_WB, rotate(q_WB, rate_B), h),
    omega_B: addVec(omega_B, scaleVec(h, acceleration_B)),
  };
}

/** (a + 2b + 2c + d) / 6. */
function weightedMean(a: Vec3, b: Vec3, c: Vec3, d: Vec3): Vec3 {
  return scaleVec(1 / 6, addVec(addVec(a, d), scaleVec(2, addVec(b, c))));
}

export const rk4BodyRule: WholeFrameRule = {
  id: "rk4-body",
  equation:
    "(q, \\omega)_2 = (q, \\omega)_1 \\oplus \\tfrac{\\Delta t}{6}(k_1 + 2k_2 + 2k_3 + k_4),\\quad k = \\left(\\omega,\\ I^{-1}(\\tau - \\omega\\times I\\omega)\\right)",
  order: 2,
  wholeFrame: true,
  state: "rotational",
  advance: rk4Body,
  translate: rungeKuttaTranslation,
};
