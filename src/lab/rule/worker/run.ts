import { momentumOf, velocityOf } from "../../../core/dynamics/angular/momentum";
import type { RotationalState } from "../../../core/dynamics/angular/rule";
import { advanceAttitude, startingAttitude } from "../../../core/dynamics/attitude";
import type { RawAttitude } from "../../../core/dynamics/state";
import { type Quat, sizeOfQuat } from "../../../core/math/quat";
import type { Vec3 } from "../../../core/math/vec3";
import { steppedOmega } from "../../../judge/ruleFrame";
import { type AdvanceRule, COMPONENTS, type Rule, type RuleJob, type StepRule } from "../rule";
import { type Fault, RuleFault } from "./faults";

/*
 * A run of somebody's rule, as the core runs its own: the same operations in the same order, so that a rule of the core
 * brought in from outside has the same digits to the last bit.
 */

/** A run: the states that are there, and where and why there are no more. */
export interface RuleRun {
  /** {@link COMPONENTS} numbers a frame, from frame 0 on. */
  readonly states: Float64Array<ArrayBuffer>;
  readonly ended: { readonly frame: number; readonly fault: Fault } | null;
}

interface Motion {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  /** null for a rule that has ω as its state */
  readonly momentum_W: Vec3 | null;
  readonly rawAttitude: RawAttitude | null;
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
  const next = rule.kind === "step" ? stepper(rule, given) : advancer(rule, given);
  let motion = startOf(rule, job);
  store(states, 0, motion);
  for (let frame = 1; frame <= job.frames; frame++) {
    try {
      motion = next(motion);
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      return { states: states.slice(0, COMPONENTS * frame), ended: { frame, fault: error.fault } };
    }
    store(states, frame, motion);
  }
  return { states, ended: null };
}

function startOf(rule: Rule, { q_WB, omega_W, body, orientation }: RuleJob): Motion {
  if (rule.kind === "advance") {
    const momentum_W = momentumOf(omega_W, q_WB, body.inertia_B);
    // As the core's lanes, which have ω from L in every frame but the first.
    return { q_WB, omega_W, momentum_W, rawAttitude: null };
  }
  return { omega_W, momentum_W: null, ...startingAttitude({ angular: "none", orientation }, q_WB) };
}

function store(states: Float64Array, frame: number, { q_WB, omega_W }: Motion): void {
  states.set([...q_WB, ...omega_W], COMPONENTS * frame);
}

/** A frame of a rule for ω: its change of ω, then the turn. */
function stepper(rule: StepRule, { body, dt, orientation }: RuleJob): (motion: Motion) => Motion {
  const lane = { angular: "none", orientation } as const;
  const guarded: StepRule = {
    ...rule,
    step: (omega, inertia, dt) => vectorGiven(rule.step(frozen(omega), frozen(inertia), dt), "step"),
  };
  return (motion) => {
    const { q_WB, rawAttitude } = motion;
    const omega_W = steppedOmega(guarded, motion, body.inertia_B, dt);
    checkSpin(omega_W);
    return {
      omega_W,
      momentum_W: null,
      ...advanceAttitude(lane, { q_WB, rawAttitude }, omega_W, dt),
    };
  };
}

/** A frame of a rule that turns the body itself. */
function advancer(rule: AdvanceRule, { body, dt }: RuleJob): (motion: Motion) => Motion {
  return ({ q_WB, omega_W, momentum_W }) => {
    const before = {
      q_WB: frozen(q_WB),
      momentum_W: frozen(momentum_W ?? momentumOf(omega_W, q_WB, body.inertia_B)),
    };
    const next = stateGiven(rule.advance(Object.freeze(before), body, dt));
    const nextOmega_W = velocityOf(next.momentum_W, next.q_WB, body.inverseInertia_B);
    checkSpin(nextOmega_W);
    return { ...next, omega_W: nextOmega_W, rawAttitude: null };
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
