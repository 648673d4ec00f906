import { checked } from "../core/dynamics/advance";
import type { OrientationId } from "../core/dynamics/ids";
import { isDiverged, type State } from "../core/dynamics/state";
import type { Quat } from "../core/math/quat";
import { type Vec3, zeroVec } from "../core/math/vec3";
import { builtInRule } from "./builtIn";
import type { Failure, Job, Run } from "./job";
import type { Rule } from "./rule";
import { nextMotion, startingMotion } from "./ruleFrame";

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
  const next = nextMotion(shaped(rule), { orientation, body, dt });
  return (state) => ({ ...state, ...next(state), frame: state.frame + 1 });
}

function startOf(rule: Rule, orientation: OrientationId, { body, start, dt }: Job): State {
  return {
    frame: 0,
    position_W: zeroVec,
    velocity_W: zeroVec,
    ...startingMotion(rule, start, { orientation, body, dt }),
  };
}

/** A rule whose results have the right shape, or else it throws. */
function shaped(rule: Rule): Rule {
  return rule.kind === "step"
    ? { ...rule, step: (omega, inertia, dt) => vectorFrom(rule.step(omega, inertia, dt)) }
    : { ...rule, advance: (start, body, dt) => rotationalFrom(rule.advance(start, body, dt)) };
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
