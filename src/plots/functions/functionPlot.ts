/** An axis of a plot of functions. */
export interface FunctionAxis {
  /** As it is written at the axis. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Whether equal steps along it are equal factors. */
  readonly log?: boolean;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
}

/** One function of the plot. */
export interface FunctionCurve {
  readonly id: string;
  /** As the legend has it. */
  readonly name: string;
  readonly at: (x: number) => number;
  /** Shown as a cloud of its values, each with this mark, where it is too ragged for a line. */
  readonly symbol?: "circle" | "plus" | "times" | "square";
}

/** A straight line along an axis, with a word beside it: for a level one, at its left or right end. */
export interface ReferenceLine {
  readonly axis: "x" | "y";
  readonly at: number;
  readonly text: string;
  readonly end?: "left" | "right";
}

/** Functions of one variable on one pair of axes. */
export interface FunctionPlot {
  readonly x: FunctionAxis;
  readonly y: FunctionAxis;
  readonly curves: readonly FunctionCurve[];
  /** Values of x or y that are worth a line of their own. */
  readonly references?: readonly ReferenceLine[];
  /** How many values of x a curve is drawn from. */
  readonly samples: number;
}

/** How far along its axis a value stands, 0 to 1 inside it. */
export function axisFraction({ from, to, log }: FunctionAxis, value: number): number {
  if (!log) return (value - from) / (to - from);
  return Math.log(value / from) / Math.log(to / from);
}

/** The value at a place along an axis: the inverse of {@link axisFraction}. */
export function valueAtFraction({ from, to, log }: FunctionAxis, place: number): number {
  return log ? from * (to / from) ** place : from + place * (to - from);
}

/** Every value of x that is drawn. */
export function sampleArguments({ x, samples }: FunctionPlot): number[] {
  return Array.from({ length: samples + 1 }, (_, k) => valueAtFraction(x, k / samples));
}
