import { clamp } from "../core/math/scalar";

/** Not a number where the curve is broken off. */
export interface Point {
  readonly t: number;
  readonly value: number;
}

/** [s] */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Margins<Length = number> {
  readonly top: Length;
  readonly right: Length;
  readonly bottom: Length;
  readonly left: Length;
}

/** In units of its own; the page scales it. */
export const PLOT = { width: 400, height: 246 } as const;
export const MARGIN = { top: 22, right: 22, bottom: 40, left: 50 } as const;

export const AREA_WIDTH = PLOT.width - MARGIN.left - MARGIN.right;
export const AREA_HEIGHT = PLOT.height - MARGIN.top - MARGIN.bottom;

/** 0 at the left edge, 1 at the right. */
export function timeFraction({ from, to }: TimeWindow, t: number): number {
  return (t - from) / (to - from);
}

/** 0 at the top, 1 at the bottom. */
export function valueFraction({ low, high }: ValueRange, value: number): number {
  return (high - value) / (high - low);
}

/** In units of the drawing from the top left of the area. */
export function areaPoint(
  { window, range }: { readonly window: TimeWindow; readonly range: ValueRange },
  { t, value }: { readonly t: number; readonly value: number },
): { readonly x: number; readonly y: number } {
  return { x: AREA_WIDTH * timeFraction(window, t), y: AREA_HEIGHT * valueFraction(range, value) };
}

const MIN_WINDOW_FRAMES = 12;

/**
 * The time stays in place on the screen.
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

/** Moved if the time is not in it: then that is a tenth from its left. */
export function scrolledTo(window: TimeWindow, t: number, end: number): TimeWindow {
  if (t >= window.from && t <= window.to) return window;
  const length = window.to - window.from;
  return windowFrom(t - 0.1 * length, length, end);
}

function windowFrom(from: number, length: number, end: number): TimeWindow {
  const start = clamp(from, 0, end - length);
  return { from: start, to: start + length };
}

/** Of the area within a drawing, as style has them. */
export function insetsOf(size: Size, margins: Margins): Margins<string> {
  const share = (edge: number, whole: number) => `${100 * (edge / whole)}%`;
  return {
    left: share(margins.left, size.width),
    right: share(margins.right, size.width),
    top: share(margins.top, size.height),
    bottom: share(margins.bottom, size.height),
  };
}

export const AREA_INSETS = insetsOf(PLOT, MARGIN);
