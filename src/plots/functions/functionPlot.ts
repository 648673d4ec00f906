export interface FunctionAxis {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly log?: boolean;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
}

export interface FunctionCurve {
  readonly id: string;
  readonly name: string;
  readonly at: (x: number) => number;
  /** Instead of a line, for a function that jumps. */
  readonly symbol?: "circle" | "plus" | "times" | "square";
  /** Beside the line, as points; it takes long, and is done where the plot is drawn. */
  readonly measured?: () => readonly { readonly x: number; readonly y: number }[];
}

/** Of a horizontal line, at its left or right end. */
interface ReferenceLine {
  readonly axis: "x" | "y";
  readonly at: number;
  readonly text: string;
  readonly end?: "left" | "right";
  /** From a horizontal line to the label's middle, where a curve runs along it. */
  readonly raised?: number;
}

export interface FunctionPlot {
  readonly x: FunctionAxis;
  readonly y: FunctionAxis;
  readonly curves: readonly FunctionCurve[];
  readonly references?: readonly ReferenceLine[];
  /** Intervals between sampled values of x. */
  readonly samples: number;
}

/** 0 to 1. */
export function axisFraction({ from, to, log }: FunctionAxis, value: number): number {
  if (!log) return (value - from) / (to - from);
  return Math.log(value / from) / Math.log(to / from);
}

/** The inverse of {@link axisFraction}. */
export function valueAtFraction({ from, to, log }: FunctionAxis, place: number): number {
  return log ? from * (to / from) ** place : from + place * (to - from);
}

export function sampleArguments({ x, samples }: FunctionPlot): number[] {
  return Array.from({ length: samples + 1 }, (_, k) => valueAtFraction(x, k / samples));
}
