import type { MassProperties } from "../core/bodies/massProperties";
import { checked } from "../core/dynamics/advance";
import { momentumOf, velocityOf } from "../core/dynamics/angular/momentum";
import { advanceAttitude, startingAttitude } from "../core/dynamics/attitude";
import type { OrientationId } from "../core/dynamics/ids";
import { isDiverged, type State } from "../core/dynamics/state";
import type { Quat } from "../core/math/quat";
import { type Vec3, zeroVec } from "../core/math/vec3";
import { builtInRule } from "./builtIn";
import type { Failure, Job, Run } from "./job";
import type { AdvanceRule, Rule, StepRule } from "./rule";
import { attitudeFrom, steppedOmega } from "./ruleFrame";

/**
 * Runs a job here and now. Whatever the rule does but never end comes back as the failure of its run.
 *
 * @param judged      the rule that is judged
 * @param orientation what turns the body where the rule gives ω alone
 * @param clock       the time [ms]
 */
export function runJob(judged: Rule, orientation: OrientationId, job: Job, clock?: () => number): Run {
  const rule = job.rule === "judged" ? judged : builtInRule(job.rule);
  const next = stepperOf(rule, orientation, job);
  const states: State[] = [];
  let state = startOf(rule, orientation, job);
  let failure: Failure | null = null;
  const began = clock?.();
  for (;;) {
    if (state.frame % job.every === 0) states.push(state);
    if (state.frame === job.frames) break;
    const made = attempt(next, state);
    if ("why" in made) {
      failure = made;
      break;
    }
    state = made;
  }
  return { states, failure, milliseconds: began === undefined || !clock ? null : clock() - began };
}

type Stepper = (state: State) => State;

function stepperOf(rule: Rule, orientation: OrientationId, { body, dt }: Job): Stepper {
  return rule.kind === "step"
    ? (state) => velocityFrame(rule, orientation, body, state, dt)
    : (state) => wholeFrame(rule, body, state, dt);
}

function startOf(rule: Rule, orientation: OrientationId, { body, start }: Job): State {
  const { q_WB, omega_W } = start;
  const isWhole = rule.kind === "advance";
  const { rawAttitude } = startingAttitude({ angular: "none", orientation }, q_WB);
  return {
    frame: 0,
    position_W: zeroVec,
    velocity_W: zeroVec,
    q_WB,
    omega_W,
    momentum_W: isWhole ? momentumOf(omega_W, q_WB, body.inertia_B) : null,
    rawAttitude: isWhole ? null : rawAttitude,
  };
}

/** A frame of a rule for ω: the same sums in the same order as the core's own frame. */
function velocityFrame(
  rule: StepRule,
  orientation: OrientationId,
  body: MassProperties,
  state: State,
  dt: number,
): State {
  const guarded: StepRule = { ...rule, step: (...given) => vectorFrom(rule.step(...given)) };
  const omega_W = steppedOmega(guarded, state, body.inertia_B, dt);
  const turned = advanceAttitude({ angular: "none", orientation }, state, omega_W, dt);
  return { ...state, ...turned, frame: state.frame + 1, omega_W };
}

/** A frame of a rule that turns the body itself: what it returns goes into the next frame as it is. */
function wholeFrame(rule: AdvanceRule, body: MassProperties, state: State, dt: number): State {
  const kept_WB = state.rawAttitude?.form === "quaternion" ? state.rawAttitude.quaternion : state.q_WB;
  const momentum = state.momentum_W ?? zeroVec;
  const next: unknown = rule.advance({ q_WB: kept_WB, momentum_W: momentum }, body, dt);
  const { q_WB: quaternion, momentum_W } = rotationalFrom(next);
  const attitude = attitudeFrom(quaternion);
  const omega_W = velocityOf(momentum_W, attitude.q_WB, body.inverseInertia_B);
  return { ...state, ...attitude, frame: state.frame + 1, omega_W, momentum_W };
}

class ShapeError extends Error {}

function vectorFrom(value: unknown): Vec3 {
  if (!hasNumbers(value, 3)) throw new ShapeError("three numbers");
  return value as unknown as Vec3;
}

function rotationalFrom(value: unknown): { q_WB: Quat; momentum_W: Vec3 } {
  const { q_WB, momentum_W } = (value ?? {}) as { readonly q_WB?: unknown; readonly momentum_W?: unknown };
  if (!hasNumbers(q_WB, 4)) throw new ShapeError("q_WB");
  return { q_WB: q_WB as unknown as Quat, momentum_W: vectorFrom(momentum_W) };
}

function hasNumbers(value: unknown, count: number): value is readonly number[] {
  return Array.isArray(value) && value.length === count && value.every((part) => typeof part === "number");
}

function attempt(next: Stepper, state: State): State | Failure {
  const frame = state.frame + 1;
  try {
    const instant = checked(next(state));
    if (!isDiverged(instant)) return instant;
    const why = instant.diverged === "spin exceeds 1e6 rad/s" ? "too-fast" : "not-finite";
    return { why, frame, message: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { why: error instanceof ShapeError ? "shape" : "threw", frame, message };
  }
}
