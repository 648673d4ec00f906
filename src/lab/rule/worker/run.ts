import type { RotationalState } from "../../../core/dynamics/angular/rule";
import { type Quat, sizeOfQuat } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";
import { type Motion, nextMotion, quaternionGiven, startingMotion } from "../../../judge/ruleFrame";
import { COMPONENTS, type Rule, type RuleJob } from "../rule";
import { type Fault, RuleFault } from "./faults";

/** A run: the states that are there, and where and why there are no more. */
export interface RuleRun {
  /** {@link COMPONENTS} numbers a frame, from frame 0 on. */
  readonly states: Float64Array<ArrayBuffer>;
  readonly ended: { readonly frame: number; readonly fault: Fault } | null;
}

/** Spins beyond this end a lane of the core, and so this one [rad/s]. */
const SPIN_LIMIT = 1e6;

/**
 * Runs a rule from frame 0 to the last frame asked for, or to the one before it gives something that is no state.
 *
 * @throws whatever the rule throws, at the frame at which it does
 */
export function runRule(rule: Rule, job: RuleJob): RuleRun {
  const states = new Float64Array(COMPONENTS * (job.frames + 1));
  const given = { ...job, body: frozenCopy(job.body) };
  const next = nextMotion(guarded(rule), given);
  let motion = startingMotion(rule, job, given);
  store(states, 0, motion, rule);
  for (let frame = 1; frame <= job.frames; frame++) {
    try {
      motion = next(motion);
      checkSpin(motion.omega_W);
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      return { states: states.slice(0, COMPONENTS * frame), ended: { frame, fault: error.fault } };
    }
    store(states, frame, motion, rule);
  }
  return { states, ended: null };
}

function store(states: Float64Array, frame: number, motion: Motion, { kind }: Rule): void {
  const quaternion = kind === "advance" ? quaternionGiven(motion) : motion.q_WB;
  states.set([...quaternion, ...motion.omega_W], COMPONENTS * frame);
}

/** A rule that cannot write to what it is given, and whose results are states, or else it throws a fault. */
function guarded(rule: Rule): Rule {
  if (rule.kind === "step")
    return {
      ...rule,
      step: (omega, inertia, dt) => vectorGiven(rule.step(frozen(omega), frozen(inertia), dt), "step"),
    };
  return {
    ...rule,
    advance: ({ q_WB, momentum_W }, body, dt) => {
      const before = Object.freeze({ q_WB: frozen(q_WB), momentum_W: frozen(momentum_W) });
      return stateGiven(rule.advance(before, body, dt));
    },
  };
}

/** What a rule is given it may not write to: a frame's start is still needed when it has returned. */
function frozen<List extends readonly number[]>(list: List): List {
  return Object.isFrozen(list) ? list : (Object.freeze([...list]) as unknown as List);
}

function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]));
  return Object.freeze(copy) as Value;
}

function vectorGiven(given: unknown, by: string): Vec3 {
  return numbersGiven(given, 3, by) as unknown as Vec3;
}

function stateGiven(given: unknown): RotationalState {
  if (typeof given !== "object" || given === null || Array.isArray(given) || given instanceof Promise)
    throw new RuleFault({ kind: "not a state", got: kindOf(given) });
  const { q_WB, momentum_W } = given as Record<string, unknown>;
  if (q_WB === undefined || momentum_W === undefined)
    throw new RuleFault({ kind: "incomplete state", lacks: q_WB === undefined ? "q_WB" : "momentum_W" });
  const quaternion = numbersGiven(q_WB, 4, "q_WB") as unknown as Quat;
  if (!(sizeOfQuat(quaternion) > 0.5)) throw new RuleFault({ kind: "no orientation" });
  return { q_WB: quaternion, momentum_W: numbersGiven(momentum_W, 3, "momentum_W") as unknown as Vec3 };
}

/** A list of so many finite numbers, as a list of our own: what a rule gives it may still change later. */
function numbersGiven(given: unknown, count: number, what: string): readonly number[] {
  const isList = Array.isArray(given) || given instanceof Float64Array;
  if (!isList) throw new RuleFault({ kind: "not a list", what, count, got: kindOf(given) });
  if (given.length !== count) throw new RuleFault({ kind: "wrong length", what, count, got: given.length });
  const numbers: unknown[] = Array.from(given as ArrayLike<unknown>);
  const wrong = numbers.find((one) => typeof one !== "number");
  if (numbers.some((one) => typeof one !== "number"))
    throw new RuleFault({ kind: "not numbers", what, got: kindOf(wrong) });
  if (!numbers.every(Number.isFinite)) throw new RuleFault({ kind: "not finite", what });
  return numbers as number[];
}

function checkSpin([x, y, z]: Vec3): void {
  const squared = x * x + y * y + z * z;
  if (!(squared <= SPIN_LIMIT * SPIN_LIMIT)) throw new RuleFault({ kind: "too fast" });
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return "list";
  return value instanceof Promise ? "promise" : typeof value;
}
