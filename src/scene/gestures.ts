import { clamp } from "../core/math/scalar";

interface Gestures {
  /** [rad] */
  readonly onOrbit: (azimuth: number, elevation: number) => void;
  /** A factor below 1 moves the camera nearer. */
  readonly onDolly: (factor: number) => void;
}

const RADIANS_PER_PIXEL = 0.008;

/** A touchpad reports a pinch as many small turns of the wheel, a mouse a notch as one of 100 px: one event's share is limited. */
const PINCH_RATE = 0.01;
const MOST_WHEEL_PIXELS = 20;
const LINE = 16;

/**
 * The wheel zooms only with Control or ⌘ held, as browsers report a pinch on a touchpad; alone it scrolls the page. Two fingers turn and
 * pinch; one scrolls the page.
 *
 * @returns removes the listeners
 */
export function addGestureListeners(element: HTMLElement, gestures: Gestures): () => void {
  const stop = new AbortController();
  addMouseListeners(element, gestures, stop.signal);
  addTouchListeners(element, gestures, stop.signal);
  return () => stop.abort();
}

function addMouseListeners(element: HTMLElement, { onOrbit, onDolly }: Gestures, signal: AbortSignal): void {
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" || !element.hasPointerCapture(event.pointerId)) return;
      onOrbit(-event.movementX * RADIANS_PER_PIXEL, event.movementY * RADIANS_PER_PIXEL);
    },
    { signal },
  );
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onDolly(wheelFactor(event));
    },
    { signal, passive: false },
  );
}

function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE;
  return Math.exp(PINCH_RATE * clamp(pixels, -MOST_WHEEL_PIXELS, MOST_WHEEL_PIXELS));
}

interface Pinch {
  readonly x: number;
  readonly y: number;
  readonly span: number;
}

function pinchOf(touches: TouchList): Pinch | null {
  const [first, second] = [touches[0], touches[1]];
  if (!first || !second) return null;
  return {
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
    span: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}

function addTouchListeners(element: HTMLElement, { onOrbit, onDolly }: Gestures, signal: AbortSignal): void {
  let pinch: Pinch | null = null;
  const start = (event: TouchEvent) => {
    pinch = pinchOf(event.touches);
    if (pinch) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    const next = pinchOf(event.touches);
    if (!pinch || !next) return;
    event.preventDefault();
    onOrbit(-(next.x - pinch.x) * RADIANS_PER_PIXEL, (next.y - pinch.y) * RADIANS_PER_PIXEL);
    if (next.span > 0) onDolly(pinch.span / next.span);
    pinch = next;
  };
  element.addEventListener("touchstart", start, { signal, passive: false });
  element.addEventListener("touchmove", move, { signal, passive: false });
  element.addEventListener("touchend", start, { signal, passive: false });
  element.addEventListener("touchcancel", start, { signal, passive: false });
}
