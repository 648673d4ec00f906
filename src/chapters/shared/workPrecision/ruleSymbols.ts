import { SWEPT_RULES, type SweptRule } from "../../../core/runs/workPrecision";
import {
  type LineStyle,
  type PrecisionSymbol,
  SYMBOL_SHAPES,
} from "../../../plots/workPrecision/workPrecision";

/** Dots in the plot, and symbol in the table: no two are the same. */
const CHOSEN: Readonly<Partial<Record<SweptRule, PrecisionSymbol>>> = {
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

const SYMBOLS = withFreeOnes();

export function symbolOf(rule: SweptRule): PrecisionSymbol {
  return SYMBOLS[rule];
}

/** Rules without a chosen symbol have the first that is free. */
function withFreeOnes(): Readonly<Record<SweptRule, PrecisionSymbol>> {
  const isOne = (one: PrecisionSymbol) => (other: PrecisionSymbol) =>
    one.shape === other.shape && one.filled === other.filled;
  const taken = [OWN_SYMBOL, ...Object.values(CHOSEN)];
  const free = [true, false]
    .flatMap((filled) => SYMBOL_SHAPES.map((shape) => ({ shape, filled })))
    .filter((one) => !taken.some(isOne(one)));
  const entries = SWEPT_RULES.map((rule) => [rule, CHOSEN[rule] ?? free.shift()]);
  return Object.fromEntries(entries) as Record<SweptRule, PrecisionSymbol>;
}
