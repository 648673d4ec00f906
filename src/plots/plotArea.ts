/** The stretch of time that plots show [s]. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** The stretch of values that a plot shows, in its unit. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** A plot's drawing, in its own units; the page scales it to the room there is. */
export const PLOT = { width: 400, height: 246 } as const;
export const MARGIN = { top: 22, right: 22, bottom: 40, left: 50 } as const;

/** Where curves are drawn inside the drawing, as parts of its width and height. */
export const AREA = {
  left: MARGIN.left / PLOT.width,
  right: MARGIN.right / PLOT.width,
  top: MARGIN.top / PLOT.height,
  bottom: MARGIN.bottom / PLOT.height,
} as const;

export const AREA_WIDTH = PLOT.width - MARGIN.left - MARGIN.right;
export const AREA_HEIGHT = PLOT.height - MARGIN.top - MARGIN.bottom;

/** How far along the area a time stands: 0 at its left edge, 1 at its right. */
export function timeFraction({ from, to }: TimeWindow, t: number): number {
  return (t - from) / (to - from);
}

/** How far down the area a value stands: 0 at its top, 1 at its bottom. */
export function valueFraction({ low, high }: ValueRange, value: number): number {
  return (high - value) / (high - low);
}

/** The shortest stretch of time worth looking at, in frames. */
const MIN_WINDOW_FRAMES = 12;

/**
 * A window `factor` times as long about a time that keeps its place, within the run.
 * @param factor below 1 to look closer
 */
export function zoomedAbout(
  window: TimeWindow,
  about: number,
  factor: number,
  dt: number,
  end: number,
): TimeWindow {
  const length = Math.min(end, Math.max(MIN_WINDOW_FRAMES * dt, (window.to - window.from) * factor));
  return windowFrom(about - timeFraction(window, about) * length, length, end);
}

/** The window moved, as little as it takes or a page on, to where a time is in it. */
export function scrolledTo(window: TimeWindow, t: number, end: number): TimeWindow {
  if (t >= window.from && t <= window.to) return window;
  const length = window.to - window.from;
  return windowFrom(t - 0.1 * length, length, end);
}

function windowFrom(from: number, length: number, end: number): TimeWindow {
  const start = Math.max(0, Math.min(end - length, from));
  return { from: start, to: start + length };
}

/** Where the curves stand inside a plot's drawing, for whatever is laid over it. */
export const AREA_INSETS = {
  left: `${100 * AREA.left}%`,
  right: `${100 * AREA.right}%`,
  top: `${100 * AREA.top}%`,
  bottom: `${100 * AREA.bottom}%`,
} as const;
