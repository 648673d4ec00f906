import { clamp } from "../../core/math/scalar";
import type { ValueRange } from "../plotArea";
import type { PlotKind } from "./kind";

/** The range ends at this multiple of the quantity's size at the start. */
export const MAX_GROWTH = 5;

/** Of a quantity that starts at zero, the range ends at this multiple of the 95th percentile of its size. */
export const MAX_OUTLIER = 2;
const USUAL_QUANTILE = 0.95;

/** Room above and below the curves, as a share of their span. */
const PADDING = 0.06;

/** A span is at least this share of the values: of a huge quantity, one shorter would be lost in round-off, and have no length. */
const LEAST_RELATIVE_SPAN = 1e-9;

/**
 * The range of values of a plot: minimum to maximum of all lanes, limited by {@link MAX_GROWTH} or {@link MAX_OUTLIER}, so
 * that a diverging lane does not flatten the others, and at least `leastSpan`, so that round-off does not fill the plot.
 * A lane that is wholly outside the limit is ignored.
 *
 * @param start   the quantity at frame 0, the same for every lane
 * @param columns the values in the window, a column per lane; those not finite are ignored
 */
export function valueRange(kind: PlotKind, start: number, columns: readonly Float64Array[]): ValueRange {
  const most = Math.max(
    kind.leastSpan,
    start === 0 ? MAX_OUTLIER * usualSize(columns) : MAX_GROWTH * Math.abs(start),
  );
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const column of columns) {
    if (!column.some((value) => Math.abs(value) <= most)) continue;
    for (const value of column) {
      if (!Number.isFinite(value)) continue;
      const shown = clamp(value, -most, most);
      if (shown < low) low = shown;
      if (shown > high) high = shown;
    }
  }
  if (low > high) return { low: 0, high: kind.leastSpan };
  const size = Math.max(Math.abs(low), Math.abs(high));
  return padded(low, high, Math.max(kind.leastSpan, LEAST_RELATIVE_SPAN * size));
}

/** The largest of the lanes' 95th percentiles of |value|. */
function usualSize(columns: readonly Float64Array[]): number {
  const sizes = columns.map((column) => column.filter(Number.isFinite).map(Math.abs).sort());
  return Math.max(0, ...sizes.map((size) => size[Math.floor(USUAL_QUANTILE * (size.length - 1))] ?? 0));
}

/** Adds room on both sides; a range of values that are not negative does not start below zero. */
function padded(low: number, high: number, leastSpan: number): ValueRange {
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  const room = missing + PADDING * Math.max(high - low, leastSpan);
  const floor = low - room;
  const lifted = low >= 0 && floor < 0 ? floor : 0;
  return { low: floor - lifted, high: high + room - lifted };
}
