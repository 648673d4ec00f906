import { clamp } from "../../core/math/scalar";
import type { Point } from "../plotArea";
import { timeFraction, type ValueRange } from "../plotArea";

/** What is not a number is not. */
export function isOutside(value: number, { low, high }: ValueRange): boolean {
  return value > high || value < low;
}

export function clampToRange(value: number, { low, high }: ValueRange): number {
  return clamp(value, low, high);
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
