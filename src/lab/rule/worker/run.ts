import { type Fault, RuleFault } from "../../../judge/faults";
import { quaternionGiven } from "../../../judge/ruleFrame";
import { runFrames } from "../../../judge/runFrames";
import { COMPONENTS, type Rule, type RuleJob } from "../rule";

export interface RuleRun {
  /** {@link COMPONENTS} numbers a frame, from frame 0 on. */
  readonly states: Float64Array<ArrayBuffer>;
  readonly ended: RuleEnd | null;
}

type RuleEnd = { readonly frame: number } & ({ readonly fault: Fault } | { readonly thrown: Thrown });

export function runRule(rule: Rule, job: RuleJob): RuleRun {
  if (job.isRepeated) runRule(rule, { ...job, isRepeated: false });
  const states = new Float64Array(COMPONENTS * (job.frames + 1));
  const given = { ...job, body: frozenCopy(job.body) };
  const end = runFrames(withFrozen(rule), given, (state) => {
    const quaternion = rule.kind === "advance" ? quaternionGiven(state) : state.q_WB;
    const { omega_W, position_W, velocity_W } = state;
    states.set([...quaternion, ...omega_W, ...position_W, ...velocity_W], COMPONENTS * state.frame);
  });
  if (end === null) return { states, ended: null };
  const { frame, error } = end;
  const why = error instanceof RuleFault ? { fault: error.fault } : { thrown: thrownOf(error) };
  return { states: states.slice(0, COMPONENTS * frame), ended: { frame, ...why } };
}

/** Freezes what a rule is given: a frame's start is needed afterwards. */
function withFrozen(rule: Rule): Rule {
  if (rule.kind === "step")
    return { ...rule, step: (omega, inertia, dt) => rule.step(frozen(omega), frozen(inertia), dt) };
  return {
    ...rule,
    advance: ({ q_WB, momentum_W }, ...given) =>
      rule.advance(Object.freeze({ q_WB: frozen(q_WB), momentum_W: frozen(momentum_W) }), ...given),
  };
}

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

export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

const LONGEST_MESSAGE = 300;

export function thrownOf(error: unknown): Thrown {
  try {
    const { name, message, stack } = (error ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
    return {
      name: textOf(name ?? "Error"),
      message: textOf(message ?? error),
      ...placeIn(textOf(stack ?? "", 4000)),
    };
  } catch {
    return { name: "Error", message: "", line: null, column: null };
  }
}

function textOf(value: unknown, longest = LONGEST_MESSAGE): string {
  return String(value).slice(0, longest);
}

function placeIn(stack: string): Pick<Thrown, "line" | "column"> {
  for (const [, line, column] of stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    if (Number(line) > 1) return { line: Number(line), column: Number(column) };
  }
  return { line: null, column: null };
}
