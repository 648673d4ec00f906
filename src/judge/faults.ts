import type { RotationalState } from "../core/dynamics/angular/rule";
import { type Quat, sizeOfQuat } from "../core/math/quat";
import type { Vec3 } from "../core/math/vec3";
import type { Rule } from "./rule";

/** What each kind of fault says, in this order. */
const FIELDS = {
  "not a list": ["what", "count", "got"],
  "wrong length": ["what", "count", "got"],
  "not numbers": ["what", "got"],
  "not finite": ["what"],
  "not a state": ["got"],
  "incomplete state": ["lacks"],
  "no orientation": [],
  "too fast": [],
} as const;

type FaultKind = keyof typeof FIELDS;

export type Fault = {
  readonly [Kind in FaultKind]: { readonly kind: Kind } & {
    readonly [Field in (typeof FIELDS)[Kind][number]]: string | number;
  };
}[FaultKind];

export function partsOf(fault: Fault): readonly (string | number)[] {
  const fields: Readonly<Record<string, string | number>> = fault;
  return FIELDS[fault.kind].map((field) => fields[field] ?? "");
}

/** Of unknown origin, rebuilt from texts and numbers; null for anything else. */
export function faultFrom(given: unknown): Fault | null {
  const fields = (given ?? {}) as Record<string, unknown>;
  const { kind } = fields;
  if (typeof kind !== "string" || !Object.hasOwn(FIELDS, kind)) return null;
  const read = FIELDS[kind as FaultKind].map((field) => [field, fields[field]] as const);
  const isPlain = read.every(([, value]) => typeof value === "string" || typeof value === "number");
  return isPlain ? ({ kind, ...Object.fromEntries(read) } as Fault) : null;
}

export class RuleFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}

export function guarded(rule: Rule): Rule {
  return rule.kind === "step"
    ? { ...rule, step: (omega, inertia, dt) => numbersGiven<Vec3>(rule.step(omega, inertia, dt), 3, "step") }
    : { ...rule, advance: (...given) => stateGiven(rule.advance(...given)) };
}

function stateGiven(given: unknown): RotationalState {
  if (typeof given !== "object" || given === null || Array.isArray(given) || given instanceof Promise)
    throw new RuleFault({ kind: "not a state", got: kindOf(given) });
  const { q_WB, momentum_W } = given as Record<string, unknown>;
  if (q_WB === undefined || momentum_W === undefined)
    throw new RuleFault({ kind: "incomplete state", lacks: q_WB === undefined ? "q_WB" : "momentum_W" });
  const quaternion = numbersGiven<Quat>(q_WB, 4, "q_WB");
  if (!(sizeOfQuat(quaternion) > 0.5)) throw new RuleFault({ kind: "no orientation" });
  return { q_WB: quaternion, momentum_W: numbersGiven<Vec3>(momentum_W, 3, "momentum_W") };
}

/** A copy, since the rule may change its own list later. */
export function numbersGiven<List extends Vec3 | Quat>(
  given: unknown,
  count: List["length"],
  what: string,
): List {
  const isList = Array.isArray(given) || given instanceof Float64Array;
  if (!isList) throw new RuleFault({ kind: "not a list", what, count, got: kindOf(given) });
  if (given.length !== count) throw new RuleFault({ kind: "wrong length", what, count, got: given.length });
  const numbers: unknown[] = Array.from(given as ArrayLike<unknown>);
  const wrong = numbers.findIndex((one) => typeof one !== "number");
  if (wrong >= 0) throw new RuleFault({ kind: "not numbers", what, got: kindOf(numbers[wrong]) });
  if (!numbers.every(Number.isFinite)) throw new RuleFault({ kind: "not finite", what });
  return numbers as unknown as List;
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return "list";
  return value instanceof Promise ? "promise" : typeof value;
}
