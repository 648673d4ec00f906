/** An axis of a plot of functions. */
export interface FunctionAxis {
  /** Its label. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Whether the scale is logarithmic. */
  readonly log?: boolean;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
}

/** One function of the plot. */
export interface FunctionCurve {
  readonly id: string;
  /** Its name in the legend. */
  readonly name: string;
  readonly at: (x: number) => number;
  /** Draws a scatter of values with this symbol instead of a line, for a function that jumps from value to value. */
  readonly symbol?: "circle" | "plus" | "times" | "square";
}

/** A reference line at a value of x or y, with its label; that of a horizontal line is at its left or right end. */
interface ReferenceLine {
  readonly axis: "x" | "y";
  readonly at: number;
  readonly text: string;
  readonly end?: "left" | "right";
  /** How far the label's middle stands above a horizontal line, where a curve runs along that; left out, just above it. */
  readonly raised?: number;
}

/** Functions of one variable on one pair of axes. */
export interface FunctionPlot {
  readonly x: FunctionAxis;
  readonly y: FunctionAxis;
  readonly curves: readonly FunctionCurve[];
  readonly references?: readonly ReferenceLine[];
  /** Number of intervals between the values of x at which curves are sampled. */
  readonly samples: number;
}

/** Position of a value along its axis, from 0 to 1. */
export function axisFraction({ from, to, log }: FunctionAxis, value: number): number {
  if (!log) return (value - from) / (to - from);
  return Math.log(value / from) / Math.log(to / from);
}

/** The value at a position along an axis: the inverse of {@link axisFraction}. */
export function valueAtFraction({ from, to, log }: FunctionAxis, place: number): number {
  return log ? from * (to / from) ** place : from + place * (to - from);
}

/** The values of x at which curves are sampled. */
export function sampleArguments({ x, samples }: FunctionPlot): number[] {
  return Array.from({ length: samples + 1 }, (_, k) => valueAtFraction(x, k / samples));
}
