import type { FunctionAxis } from "../functions/functionPlot";

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

export const PRECISION_INSETS = {
  left: `${(100 * PRECISION_MARGIN.left) / PRECISION_SIZE.width}%`,
  right: `${(100 * PRECISION_MARGIN.right) / PRECISION_SIZE.width}%`,
  top: `${(100 * PRECISION_MARGIN.top) / PRECISION_SIZE.height}%`,
  bottom: `${(100 * PRECISION_MARGIN.bottom) / PRECISION_SIZE.height}%`,
} as const;
