import type { SweptRule } from "../../../core/runs/workPrecision";
import type { LineStyle, PrecisionSymbol } from "../../../plots/workPrecision/workPrecision";

/** Each rule's dots in the plot, and its symbol in the table: no two are the same. */
export const RULE_SYMBOLS: Readonly<Record<SweptRule, PrecisionSymbol>> = {
  none: { shape: "times", filled: false },
  explicit: { shape: "triangle", filled: true },
  "implicit-world": { shape: "cross", filled: false },
  "implicit-body": { shape: "diamond", filled: true },
  "implicit-converged": { shape: "square2", filled: false },
  "linearly-implicit": { shape: "plus", filled: false },
  "rescaled-momentum": { shape: "star", filled: true },
  momentum: { shape: "asterisk", filled: false },
  midpoint: { shape: "hexagon", filled: false },
  splitting: { shape: "square", filled: true },
  "splitting-4": { shape: "diamond", filled: false },
  augmented: { shape: "diamond2", filled: false },
  rk4: { shape: "circle", filled: false },
  "rk4-body": { shape: "circle", filled: true },
};

export const OWN_ID = "own";
export const OWN_SYMBOL: PrecisionSymbol = { shape: "wye", filled: true };

export function lineOfOrder(order: number): LineStyle {
  if (order < 1) return "dash-dotted";
  if (order < 2) return "dashed";
  return order < 3 ? "thin" : "stout";
}
