import { clamp } from "../core/math/scalar";

/** The interval of time that plots show [s]. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** The interval of values that a plot shows, in its unit. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** Size of a plot's drawing, in its own units; the page scales it. */
export const PLOT = { width: 400, height: 246 } as const;
export const MARGIN = { top: 22, right: 22, bottom: 40, left: 50 } as const;

/** Insets of the area of the curves, as shares of the drawing's width and height. */
const AREA = {
  left: MARGIN.left / PLOT.width,
  right: MARGIN.right / PLOT.width,
  top: MARGIN.top / PLOT.height,
  bottom: MARGIN.bottom / PLOT.height,
} as const;

export const AREA_WIDTH = PLOT.width - MARGIN.left - MARGIN.right;
export const AREA_HEIGHT = PLOT.height - MARGIN.top - MARGIN.bottom;

/** Position of a time along the area: 0 at its left edge, 1 at its right. */
export function timeFraction({ from, to }: TimeWindow, t: number): number {
  return (t - from) / (to - from);
}

/** Position of a value down the area: 0 at its top, 1 at its bottom. */
export function valueFraction({ low, high }: ValueRange, value: number): number {
  return (high - value) / (high - low);
}

/** The place of a value at a time, in units of the drawing from the top left of the area. */
export function areaPoint(
  { window, range }: { readonly window: TimeWindow; readonly range: ValueRange },
  { t, value }: { readonly t: number; readonly value: number },
): { readonly x: number; readonly y: number } {
  return { x: AREA_WIDTH * timeFraction(window, t), y: AREA_HEIGHT * valueFraction(range, value) };
}

/** The shortest window, in frames. */
const MIN_WINDOW_FRAMES = 12;

/**
 * Scales a window by `factor` about a time that stays at its place on the screen, within the run.
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

/** The window itself if it contains a time; otherwise the window moved so that the time is a tenth from its left. */
export function scrolledTo(window: TimeWindow, t: number, end: number): TimeWindow {
  if (t >= window.from && t <= window.to) return window;
  const length = window.to - window.from;
  return windowFrom(t - 0.1 * length, length, end);
}

function windowFrom(from: number, length: number, end: number): TimeWindow {
  const start = clamp(from, 0, end - length);
  return { from: start, to: start + length };
}

/** The same insets in CSS, for elements laid over the drawing. */
export const AREA_INSETS = {
  left: `${100 * AREA.left}%`,
  right: `${100 * AREA.right}%`,
  top: `${100 * AREA.top}%`,
  bottom: `${100 * AREA.bottom}%`,
} as const;
