import { clamp } from "../../core/math/scalar";
import { type Point, timeFraction, type ValueRange } from "../plotArea";

/* From a run's frames to the few points of a drawn curve: thinned, cut at the edges, straightened. */

/**
 * At most two frames per unit of width, minimum and maximum in time's order: peaks keep their height.
 *
 * @param width in units of the drawing
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

/** In [from, to), in the order of time. */
function extremes(column: Float64Array, from: number, to: number): number[] {
  let lowest = from;
  let highest = from;
  for (let frame = from; frame < to; frame++) {
    const value = column[frame] ?? Number.NaN;
    // Comparisons with NaN are false: a NaN at `from` is replaced by the first number.
    if (!(value >= (column[lowest] ?? Number.NaN))) lowest = Number.isNaN(value) ? lowest : frame;
    if (!(value <= (column[highest] ?? Number.NaN))) highest = Number.isNaN(value) ? highest : frame;
  }
  return lowest <= highest ? [lowest, highest] : [highest, lowest];
}

/** What is not a number is not. */
export function isOutside(value: number, { low, high }: ValueRange): boolean {
  return value > high || value < low;
}

/** Exactly at the edges of the range; points outside become gaps. */
export function clip(points: readonly Point[], range: ValueRange): Point[] {
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

export function edgeCrossing(before: Point | undefined, after: Point, range: ValueRange): Point {
  const outside = before && isOutside(before.value, range) ? before : after;
  const edge = outside.value > range.high ? range.high : range.low;
  if (!before || !Number.isFinite(before.value) || before.value === after.value)
    return { t: after.t, value: edge };
  const part = timeFraction({ from: before.value, to: after.value }, edge);
  return { t: before.t + clamp(part, 0, 1) * (after.t - before.t), value: edge };
}

/** Slopes of the lines that pass within the tolerance of all points since. */
interface Sleeve {
  readonly from: Point;
  readonly flattest: number;
  readonly steepest: number;
}

/**
 * @param tolerance of a value left out from the line drawn instead
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
