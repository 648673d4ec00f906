import type { FunctionAxis } from "../functions/functionPlot";
import { insetsOf } from "../plotArea";

export interface PrecisionPoint {
  readonly cost: number;
  readonly error: number;
}

/** The coarsest run first. */
export interface PrecisionCurve {
  readonly id: string;
  readonly name: string;
  readonly line: LineStyle;
  readonly symbol: PrecisionSymbol;
  readonly points: readonly PrecisionPoint[];
}

/** By the plot library's names. */
export const SYMBOL_SHAPES = [
  "times",
  "triangle",
  "cross",
  "diamond",
  "square2",
  "plus",
  "star",
  "asterisk",
  "hexagon",
  "square",
  "diamond2",
  "circle",
  "wye",
] as const;
export type SymbolShape = (typeof SYMBOL_SHAPES)[number];

export interface PrecisionSymbol {
  readonly shape: SymbolShape;
  readonly filled: boolean;
}

export type LineStyle = "dash-dotted" | "dashed" | "thin" | "stout";

export interface PrecisionPlot {
  readonly cost: FunctionAxis;
  readonly error: FunctionAxis;
  readonly curves: readonly PrecisionCurve[];
}

/** In units of its own; the page scales it. */
export const PRECISION_SIZE = { width: 640, height: 400 } as const;
export const PRECISION_MARGIN = { top: 24, right: 128, bottom: 44, left: 52 } as const;

export const PRECISION_INSETS = insetsOf(PRECISION_SIZE, PRECISION_MARGIN);
