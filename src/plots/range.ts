import type { ValueRange } from "./geometry";
import type { PlotKind } from "./kind";

/** How many times its size at the start a quantity may reach before the plot lets it leave. */
export const FAR = 5;

/** Room above and below the curves, as a part of what they span. */
const ROOM = 0.06;

/**
 * The values that a plot shows: all of those given, but no further from the start than {@link FAR} times its size,
 * so that a lane which explodes does not press the others flat; and never less than the kind's least span, so that
 * round-off looks like what it is. A quantity that starts at zero has no size to go by and is shown whole.
 *
 * @param start   the quantity at frame 0, the same for every lane
 * @param columns the values in the time shown, a column per lane; those not finite are passed over
 */
export function valueRange(kind: PlotKind, start: number, columns: readonly Float64Array[]): ValueRange {
  const most = start === 0 || !Number.isFinite(start) ? Number.POSITIVE_INFINITY : FAR * Math.abs(start);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const column of columns) {
    for (const value of column) {
      if (!Number.isFinite(value)) continue;
      const shown = Math.max(-most, Math.min(most, value));
      if (shown < low) low = shown;
      if (shown > high) high = shown;
    }
  }
  if (low > high) return { low: 0, high: kind.leastSpan };
  return withRoom(low, high, kind.leastSpan);
}

/** Not below zero where nothing is: energies and angles have none. */
function withRoom(low: number, high: number, leastSpan: number): ValueRange {
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  const room = missing + ROOM * Math.max(high - low, leastSpan);
  const floor = low - room;
  const lifted = low >= 0 && floor < 0 ? floor : 0;
  return { low: floor - lifted, high: high + room - lifted };
}
