import type { MassProperties } from "../../bodies/massProperties.ts";
import { addQuat, mulQuat, normaliseQuat, type Quat, scaleQuat } from "../../math/quat.ts";
import { addVec, scaleVec, type Vec3 } from "../../math/vec3.ts";
import type { Formulas } from "../formula.ts";
import { type Load, torqueAt } from "../load.ts";
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
 * with q brought to unit length inside each stage's derivative and at the end.
 *
 * @param start orientation and angular momentum at the start [kg m²/s]
 * @param body mass properties
 * @param load torque and drag, evaluated at every stage
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
  const rate2 = spinRate(eulerStep(start, rate1, 0.5 * dt), body, load);
  const rate3 = spinRate(eulerStep(start, rate2, 0.5 * dt), body, load);
  const rate4 = spinRate(eulerStep(start, rate3, dt), body, load);
  const meanRate = mean(mean(rate1, rate4, 0.5), mean(rate2, rate3, 0.5), 2 / 3);
  const end = eulerStep(start, meanRate, dt);
  return { q_WB: normaliseQuat(end.q_WB), momentum_W: end.momentum_W };
}

/** The rates of change of orientation and angular momentum, as a function of these two alone. */
export function spinRate(state: RotationalState, body: MassProperties, load: Load | null): SpinRate {
  const q_WB = normaliseQuat(state.q_WB);
  const omega_W = velocityOf(state.momentum_W, q_WB, body.inverseInertia_B);
  const half = scaleVec(0.5, omega_W);
  return { orientation: mulQuat([0, half[0], half[1], half[2]], q_WB), torque_W: torqueAt(load, omega_W) };
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

export const formulas = {
  spinRate: {
    q_WB: ["q", "q/|q|", ""],
    omega_W: ["\\om", "\\In^{-1}\\Lm", "rad/s"],
    half: ["\\v h", "\\tfrac12\\om", "rad/s"],
    "return.orientation": ["\\dot q", "(0,\\v h)\\,q", "1/s"],
  },
  rk4: {
    "rate1.orientation": ["\\dot q_1", "\\dot q\\text{ \\atTheStart}", "1/s", "first rate of turn 2"],
    "rate1.torque_W": ["\\dot\\Lm_1", "\\dot\\Lm\\text{ \\atTheStart}", "N m"],
    "rate2.orientation": ["\\dot q_2", "\\dot q\\text{ \\halfWayAlong{1}}", "1/s", "second rate of turn 2"],
    "rate2.torque_W": ["\\dot\\Lm_2", "\\dot\\Lm\\text{ \\halfWayAlong{1}}", "N m"],
    "rate3.orientation": ["\\dot q_3", "\\dot q\\text{ \\halfWayAlong{2}}", "1/s", "third rate of turn 2"],
    "rate3.torque_W": ["\\dot\\Lm_3", "\\dot\\Lm\\text{ \\halfWayAlong{2}}", "N m"],
    "rate4.orientation": ["\\dot q_4", "\\dot q\\text{ \\atTheEndOf{3}}", "1/s", "fourth rate of turn 2"],
    "rate4.torque_W": ["\\dot\\Lm_4", "\\dot\\Lm\\text{ \\atTheEndOf{3}}", "N m"],
    "meanRate.orientation": [
      "\\dot q",
      "\\tfrac16(\\dot q_1+2\\dot q_2+2\\dot q_3+\\dot q_4)",
      "1/s",
      "mean rate of turn 2",
    ],
    "meanRate.torque_W": [
      "\\dot\\Lm",
      "\\tfrac16(\\dot\\Lm_1+2\\dot\\Lm_2+2\\dot\\Lm_3+\\dot\\Lm_4)",
      "N m",
      "mean torque 4",
    ],
    "end.q_WB": ["q'", "q+\\dt\\;\\dot q", "", "stretched attitude 4"],
    "end.momentum_W": ["\\Lm_2", "\\Lm+\\dt\\;\\dot\\Lm", "kg m²/s"],
    "return.q_WB": ["q_2", "q'/|q'|", ""],
  },
  mean: {
    p: ["(1-w)\\,\\dot q_a", "(1-w)\\,\\dot q_a", "1/s"],
    q: ["w\\,\\dot q_b", "w\\,\\dot q_b", "1/s"],
    "return.orientation": ["\\dot q", "(1-w)\\,\\dot q_a+w\\,\\dot q_b", "1/s"],
    "return.torque_W": ["\\dot\\Lm", "(1-w)\\,\\dot\\Lm_a+w\\,\\dot\\Lm_b", "N m"],
  },
  eulerStep: {
    "return.q_WB": ["q'", "q+t\\,\\dot q", ""],
    "return.momentum_W": ["\\Lm'", "\\Lm+t\\,\\dot\\Lm", "kg m²/s"],
  },
} satisfies Formulas;
export const sharedSteps = [
  "wholeFrame.before.momentum_W",
  "wholeFrame.next.q_WB",
  "wholeFrame.next.momentum_W",
  "wholeFrame.omega_W",
];
