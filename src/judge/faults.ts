/** The ways in which a rule's result is no state. Pages have words for each. */
export type Fault =
  | { readonly kind: "not a list"; readonly what: string; readonly count: number; readonly got: string }
  | { readonly kind: "wrong length"; readonly what: string; readonly count: number; readonly got: number }
  | { readonly kind: "not numbers"; readonly what: string; readonly got: string }
  | { readonly kind: "not finite"; readonly what: string }
  | { readonly kind: "not a state"; readonly got: string }
  | { readonly kind: "incomplete state"; readonly lacks: string }
  | { readonly kind: "no orientation" }
  | { readonly kind: "too fast" };

/** The fields of each kind that its words need. */
const FIELDS: Readonly<Record<Fault["kind"], readonly string[]>> = {
  "not a list": ["what", "count", "got"],
  "wrong length": ["what", "count", "got"],
  "not numbers": ["what", "got"],
  "not finite": ["what"],
  "not a state": ["got"],
  "incomplete state": ["lacks"],
  "no orientation": [],
  "too fast": [],
};

/** A fault of unknown origin, made anew of texts and numbers; null for anything else. */
export function faultFrom(given: unknown): Fault | null {
  const fields = (given ?? {}) as Record<string, unknown>;
  const { kind } = fields;
  if (typeof kind !== "string" || !Object.hasOwn(FIELDS, kind)) return null;
  const read = FIELDS[kind as Fault["kind"]].map((field) => [field, fields[field]] as const);
  const isPlain = read.every(([, value]) => typeof value === "string" || typeof value === "number");
  return isPlain ? ({ kind, ...Object.fromEntries(read) } as Fault) : null;
}

export class RuleFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}
