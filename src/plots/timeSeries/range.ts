import { clamp } from "../../core/math/scalar";
import type { ValueRange } from "../plotArea";
import type { PlotKind } from "./plottedRun";

/** Of the quantity's size at the start. */
export const MAX_GROWTH = 5;

/** Of a quantity that starts at zero: of the 95th percentile of its size. */
export const MAX_OUTLIER = 2;
const USUAL_QUANTILE = 0.95;

/** As a share of the span. */
const PADDING = 0.06;

/** Round-off would swallow a shorter span of a huge quantity. */
const LEAST_RELATIVE_SPAN = 1e-9;

/**
 * Minimum to maximum of all lanes, limited by {@link MAX_GROWTH} or {@link MAX_OUTLIER}, so that a diverging lane does not flatten the
 * others; a lane wholly outside is ignored.
 *
 * @param start   at frame 0, the same for every lane
 * @param columns in the window, one per lane; values not finite are ignored
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

/** 95th percentile of |value|. */
function usualSize(columns: readonly Float64Array[]): number {
  const sizes = columns.map((column) => column.filter(Number.isFinite).map(Math.abs).sort());
  return Math.max(0, ...sizes.map((size) => size[Math.floor(USUAL_QUANTILE * (size.length - 1))] ?? 0));
}

/** Values that are not negative start at zero or above. */
function padded(low: number, high: number, leastSpan: number): ValueRange {
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  const room = missing + PADDING * Math.max(high - low, leastSpan);
  const floor = low - room;
  const lifted = low >= 0 && floor < 0 ? floor : 0;
  return { low: floor - lifted, high: high + room - lifted };
}
