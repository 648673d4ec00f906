import { momentumOf, velocityOf } from "../core/dynamics/angular/momentum";
import { advanceAttitude, inertiaInWorld, startingAttitude } from "../core/dynamics/attitude";
import type { OrientationId } from "../core/dynamics/ids";
import type { State } from "../core/dynamics/state";
import type { Mat3 } from "../core/math/mat3";
import { type Quat, rotate, rotateInverse, sizeOfQuat, unitQuat } from "../core/math/quat";
import { addVec, subVec, type Vec3 } from "../core/math/vec3";
import type { AdvanceRule, Rule, RuleBody, StepRule } from "./rule";

/*
 * A frame of a brought rule, in the page and behind the wall: the core's own sums in the core's own order, so that a rule of the
 * core brought in has the core's digits.
 */

/** What a frame of a rule hands on to the next. */
export type Motion = Pick<State, "q_WB" | "omega_W" | "momentum_W" | "rawAttitude">;

/** What turns the body where the rule gives ω alone, and the step [s]. */
interface Stepping {
  readonly orientation: OrientationId;
  readonly body: RuleBody;
  readonly dt: number;
}

export function startingMotion(
  rule: Rule,
  { q_WB, omega_W }: { readonly q_WB: Quat; readonly omega_W: Vec3 },
  { orientation, body }: Stepping,
): Motion {
  if (rule.kind === "advance")
    // As the core's lanes, which have ω from L in every frame but the first.
    return { q_WB, omega_W, momentum_W: momentumOf(omega_W, q_WB, body.inertia_B), rawAttitude: null };
  const { rawAttitude } = startingAttitude({ angular: "none", orientation }, q_WB);
  return { q_WB, omega_W, momentum_W: null, rawAttitude };
}

/** What makes the next frame of a rule. It takes what the rule returns as it is, and throws what the rule throws. */
export function nextMotion(rule: Rule, stepping: Stepping): (motion: Motion) => Motion {
  return rule.kind === "step"
    ? (motion) => velocityFrame(rule, motion, stepping)
    : (motion) => wholeFrame(rule, motion, stepping);
}

/** A frame of a rule for ω: its change of ω, then the turn. */
function velocityFrame(rule: StepRule, motion: Motion, { orientation, body, dt }: Stepping): Motion {
  const omega_W = steppedOmega(rule, motion, body.inertia_B, dt);
  const turned = advanceAttitude({ angular: "none", orientation }, motion, omega_W, dt);
  return { ...turned, omega_W, momentum_W: null };
}

/**
 * ω after a frame of a rule for ω: its change along the rule's axes, added in the world,
 *     ω + R (step(Rᵀ ω, I_B, dt) − Rᵀ ω)   along the body's axes,   ω + (step(ω, R I_B Rᵀ, dt) − ω)   along the world's.
 *
 * @param state     attitude, and ω in world axes [rad/s]
 * @param inertia_B body axes [kg m²]
 * @param dt        [s]
 * @returns ω, world axes [rad/s]
 */
function steppedOmega(
  { axes, step }: StepRule,
  { q_WB, omega_W }: Pick<State, "q_WB" | "omega_W">,
  inertia_B: Mat3,
  dt: number,
): Vec3 {
  if (axes === "world") {
    const inertia_W = inertiaInWorld(q_WB, inertia_B);
    return addVec(omega_W, subVec(step(omega_W, inertia_W, dt), omega_W));
  }
  const omega_B = rotateInverse(q_WB, omega_W);
  return addVec(omega_W, rotate(q_WB, subVec(step(omega_B, inertia_B, dt), omega_B)));
}

/** A frame of a rule that turns the body itself: what it returns goes into the next frame as it is. */
function wholeFrame(rule: AdvanceRule, motion: Motion, { body, dt }: Stepping): Motion {
  const start_W = motion.momentum_W ?? momentumOf(motion.omega_W, motion.q_WB, body.inertia_B);
  const next = rule.advance({ q_WB: quaternionGiven(motion), momentum_W: start_W }, body, dt);
  const attitude = attitudeFrom(next.q_WB);
  const omega_W = velocityOf(next.momentum_W, attitude.q_WB, body.inverseInertia_B);
  return { ...attitude, omega_W, momentum_W: next.momentum_W };
}

/** The quaternion as the rule gave it, off unit length or not. */
export function quaternionGiven({ q_WB, rawAttitude }: Motion): Quat {
  return rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB;
}

/** A quaternion that is off unit length by no more than this is taken as it is. */
const UNIT_TOLERANCE = 1e-9;

/** The attitude that a rule gives as a quaternion: of unit length, and beside it the rule's own where that is not. */
export function attitudeFrom(quaternion: Quat): Pick<State, "q_WB" | "rawAttitude"> {
  const isUnit = Math.abs(sizeOfQuat(quaternion) - 1) < UNIT_TOLERANCE;
  if (isUnit) return { q_WB: quaternion, rawAttitude: null };
  return { q_WB: unitQuat(quaternion), rawAttitude: { form: "quaternion", quaternion } };
}
