/** What a rule gave that is no state. Pages have words for each. */
export type Fault =
  | { readonly kind: "not a list"; readonly what: string; readonly count: number; readonly got: string }
  | { readonly kind: "wrong length"; readonly what: string; readonly count: number; readonly got: number }
  | { readonly kind: "not numbers"; readonly what: string; readonly got: string }
  | { readonly kind: "not finite"; readonly what: string }
  | { readonly kind: "not a state"; readonly got: string }
  | { readonly kind: "incomplete state"; readonly lacks: string }
  | { readonly kind: "no orientation" }
  | { readonly kind: "too fast" };

export class RuleFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}
