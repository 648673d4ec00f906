import { AREA_HEIGHT, AREA_WIDTH, type TimeWindow, timeFraction, type ValueRange } from "../plotArea";
import type { PlotKind } from "./kind";
import type { LaneRun, PlottedRun } from "./plottedRun";
import { valueRange } from "./range";

/** How far a curve may be drawn from its values, in units of the drawing: less than the eye or the paper resolves. */
const SIMPLIFY_TOLERANCE = 0.15;

/** A point of a curve; its value is not a number where the curve is broken off. */
export interface Point {
  readonly t: number;
  readonly value: number;
}

/** What is drawn of one lane. */
export interface Curve {
  readonly lane: number;
  readonly points: readonly Point[];
  /** Where it stands at the end of the time shown, if it is still on the plot. */
  readonly last: Point | null;
  /** Where it first leaves the range shown, at an edge of it. */
  readonly leaves: Point | null;
  /** Where the body is struck, and what it loses there [J]: what is too little to be seen is left out. */
  readonly impacts: readonly (Point & { readonly lost: number })[];
  /** Where the lane diverged, if that is in the time shown, brought to the edge if it is beyond. */
  readonly diverges: Point | null;
}

/** One plot, ready to be drawn. */
export interface PlotPicture {
  readonly kind: PlotKind;
  readonly window: TimeWindow;
  readonly range: ValueRange;
  readonly curves: readonly Curve[];
}

/** Works out what one plot shows of a run in a window of time. */
export function plotPicture(kind: PlotKind, run: PlottedRun, window: TimeWindow): PlotPicture {
  const [first, last] = framesIn(window, run);
  const columns = run.lanes.map(({ values }) => columnOf(values, kind));
  const start = columns[0]?.[0] ?? 0;
  const range = valueRange(
    kind,
    start,
    columns.map((column) => column.subarray(first, last + 1)),
  );
  const curves = run.lanes.map((lane, index) => curveOf(lane, index, kind, run, window, range));
  return { kind, window, range, curves };
}

/** The first and the last frame in a window of time. */
export function framesIn({ from, to }: TimeWindow, { dt, frames }: PlottedRun): [number, number] {
  return [Math.max(0, Math.ceil(from / dt - 1e-6)), Math.min(frames, Math.floor(to / dt + 1e-6))];
}

export function columnOf(values: LaneRun["values"], kind: PlotKind): Float64Array {
  const column = values[kind.id];
  if (!column) throw new Error(`the run has no ${kind.id}`);
  return column;
}

function curveOf(
  lane: LaneRun,
  index: number,
  kind: PlotKind,
  run: PlottedRun,
  window: TimeWindow,
  range: ValueRange,
): Curve {
  const column = columnOf(lane.values, kind);
  const [first, last] = framesIn(window, run);
  const frames = downsample(column, first, last, AREA_WIDTH);
  const raw = frames.map((frame) => ({ t: frame * run.dt, value: column[frame] ?? Number.NaN }));
  const leaving = raw.findIndex((point) => isOutside(point.value, range));
  const end = raw.at(-1);
  const finite = raw.findLast((point) => Number.isFinite(point.value));
  const divergesHere = lane.end !== null && lane.end.frame > first && lane.end.frame <= last;
  return {
    lane: index,
    points: simplify(clip(raw, range), (SIMPLIFY_TOLERANCE / AREA_HEIGHT) * (range.high - range.low)),
    last: end && Number.isFinite(end.value) && !isOutside(end.value, range) ? end : null,
    leaves: leaving < 0 ? null : edgeCrossing(raw[leaving - 1], raw[leaving] as Point, range),
    impacts: kind.marksImpacts ? impactPoints(lane, column, run, [first, last], range) : [],
    diverges: divergesHere && finite ? { t: finite.t, value: clampToRange(finite.value, range) } : null,
  };
}

/** A loss below this part of the plot's height is not marked. */
const MIN_MARKED_LOSS = 0.02;

function impactPoints(
  { impacts: struck }: LaneRun,
  column: Float64Array,
  { dt }: PlottedRun,
  [first, last]: readonly [number, number],
  range: ValueRange,
): Curve["impacts"] {
  return struck
    .filter(
      ({ frame, lost }) =>
        frame >= first && frame <= last && Math.abs(lost) > MIN_MARKED_LOSS * (range.high - range.low),
    )
    .map(({ frame, lost }) => ({ t: frame * dt, value: column[frame] ?? Number.NaN, lost }))
    .filter(({ value }) => !isOutside(value, range));
}

/**
 * The frames worth a point each: where there are more than two to a unit of width, only the lowest and the highest
 * of each unit, in the order of time. Whatever peaks there are stay as high as they were.
 *
 * @param width units across the whole stretch of frames
 */
export function downsample(column: Float64Array, first: number, last: number, width: number): number[] {
  const count = last - first + 1;
  if (count <= 2 * width) return Array.from({ length: Math.max(0, count) }, (_, k) => first + k);
  const kept = [first];
  for (let bin = 0; bin < width; bin++) {
    const from = first + Math.floor((bin * count) / width);
    const to = first + Math.floor(((bin + 1) * count) / width);
    for (const frame of extremes(column, from, to)) if (frame > (kept.at(-1) ?? -1)) kept.push(frame);
  }
  if (kept.at(-1) !== last) kept.push(last);
  return kept;
}

/** The frames of the lowest and the highest value in [from, to), in the order of time. */
function extremes(column: Float64Array, from: number, to: number): number[] {
  let lowest = from;
  let highest = from;
  for (let frame = from; frame < to; frame++) {
    const value = column[frame] ?? Number.NaN;
    // A comparison with what is not a number is false: such a start gives way to the first number.
    if (!(value >= (column[lowest] ?? Number.NaN))) lowest = Number.isNaN(value) ? lowest : frame;
    if (!(value <= (column[highest] ?? Number.NaN))) highest = Number.isNaN(value) ? highest : frame;
  }
  return lowest <= highest ? [lowest, highest] : [highest, lowest];
}

function isOutside(value: number, { low, high }: ValueRange): boolean {
  return value > high || value < low;
}

function clampToRange(value: number, { low, high }: ValueRange): number {
  return Math.max(low, Math.min(high, value));
}

/** The curve inside the range, cut exactly at its edges; a gap stands wherever it is beyond. */
function clip(points: readonly Point[], range: ValueRange): Point[] {
  const out: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const wasBeyond = before !== undefined && isOutside(before.value, range);
    const beyond = isOutside(point.value, range);
    if (before && wasBeyond !== beyond) out.push(edgeCrossing(before, point, range));
    out.push(beyond ? { t: point.t, value: Number.NaN } : point);
  });
  return out;
}

/** Where the straight line between two points, one of them beyond the range, crosses its edge. */
function edgeCrossing(before: Point | undefined, after: Point, range: ValueRange): Point {
  const outside = before && isOutside(before.value, range) ? before : after;
  const edge = outside.value > range.high ? range.high : range.low;
  if (!before || !Number.isFinite(before.value) || before.value === after.value)
    return { t: after.t, value: edge };
  const part = timeFraction({ from: before.value, to: after.value }, edge);
  return { t: before.t + Math.max(0, Math.min(1, part)) * (after.t - before.t), value: edge };
}

/** The slopes of the lines from a point that pass close enough to all the points since. */
interface Sleeve {
  readonly from: Point;
  readonly flattest: number;
  readonly steepest: number;
}

/**
 * The points of a curve without those that lie on straight lines between the others.
 *
 * @param tolerance how far a value left out may lie from the line that is drawn instead
 * @see Zhao and Saalfeld, "Linear-time sleeve-fitting polyline simplification algorithms", 1997
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = [];
  let sleeve: Sleeve | null = null;
  let held: Point | null = null;
  for (const point of points) {
    if (sleeve && !fits(sleeve, point) && held) {
      kept.push(held);
      sleeve = openSleeve(held);
      held = null;
    }
    if (sleeve && fits(sleeve, point)) {
      sleeve = narrow(sleeve, point, tolerance);
      held = point;
    } else {
      kept.push(point);
      sleeve = Number.isNaN(point.value) ? null : openSleeve(point);
    }
  }
  return held ? [...kept, held] : kept;
}

function openSleeve(from: Point): Sleeve {
  return { from, flattest: Number.NEGATIVE_INFINITY, steepest: Number.POSITIVE_INFINITY };
}

function fits({ from, flattest, steepest }: Sleeve, point: Point): boolean {
  const slope = slopeTo(from, point, 0);
  return slope >= flattest && slope <= steepest;
}

function narrow({ from, flattest, steepest }: Sleeve, point: Point, tolerance: number): Sleeve {
  return {
    from,
    flattest: Math.max(flattest, slopeTo(from, point, -tolerance)),
    steepest: Math.min(steepest, slopeTo(from, point, tolerance)),
  };
}

function slopeTo(from: Point, to: Point, above: number): number {
  return (to.value + above - from.value) / (to.t - from.t);
}
