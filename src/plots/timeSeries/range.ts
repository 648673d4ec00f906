import type { ValueRange } from "../plotArea";
import type { PlotKind } from "./kind";

/** How many times its size at the start a quantity may reach before the plot lets it leave. */
export const MAX_GROWTH = 5;

/** A quantity that starts at zero may reach so many times what it keeps below for all but a twentieth of the time. */
export const MAX_OUTLIER = 2;
const USUAL_QUANTILE = 0.95;

/** Room above and below the curves, as a part of what they span. */
const PADDING = 0.06;

/**
 * The values that a plot shows: all of those given, but no further out than {@link MAX_GROWTH} or {@link MAX_OUTLIER} allow, so
 * that a lane which explodes does not press the others flat; and never less than the kind's least span, so that
 * round-off looks like what it is. A lane that is too far out all the time shown has no say.
 *
 * @param start   the quantity at frame 0, the same for every lane
 * @param columns the values in the time shown, a column per lane; those not finite are passed over
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
      const shown = Math.max(-most, Math.min(most, value));
      if (shown < low) low = shown;
      if (shown > high) high = shown;
    }
  }
  if (low > high) return { low: 0, high: kind.leastSpan };
  return padded(low, high, kind.leastSpan);
}

/** The size that the values keep below for all but a twentieth of the time. */
function usualSize(columns: readonly Float64Array[]): number {
  const sizes = columns.map((column) => column.filter(Number.isFinite).map(Math.abs).sort());
  return Math.max(0, ...sizes.map((size) => size[Math.floor(USUAL_QUANTILE * (size.length - 1))] ?? 0));
}

/** Not below zero where nothing is: energies and angles have none. */
function padded(low: number, high: number, leastSpan: number): ValueRange {
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  const room = missing + PADDING * Math.max(high - low, leastSpan);
  const floor = low - room;
  const lifted = low >= 0 && floor < 0 ? floor : 0;
  return { low: floor - lifted, high: high + room - lifted };
}
