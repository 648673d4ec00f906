/** What pointer, wheel and touch do to a picture's camera. */
interface Gestures {
  /** Turns the camera by these angles [rad]. */
  readonly onOrbit: (azimuth: number, elevation: number) => void;
  /** Moves the camera nearer (factor below 1) or farther away. */
  readonly onDolly: (factor: number) => void;
}

const RADIANS_PER_PIXEL = 0.008;
const WHEEL_RATE = 0.0012;

/**
 * Mouse: drag turns, and the wheel zooms once the reader has clicked into the picture. Touch: two fingers turn and
 * pinch; one finger is left to scroll the page.
 *
 * @returns a function that removes the listeners
 */
export function addGestureListeners(element: HTMLElement, gestures: Gestures): () => void {
  const stop = new AbortController();
  addMouseListeners(element, gestures, stop.signal);
  addTouchListeners(element, gestures, stop.signal);
  return () => stop.abort();
}

function addMouseListeners(element: HTMLElement, { onOrbit, onDolly }: Gestures, signal: AbortSignal): void {
  let engaged = false;
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      engaged = true;
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      onOrbit(-event.movementX * RADIANS_PER_PIXEL, event.movementY * RADIANS_PER_PIXEL);
    },
    { signal },
  );
  element.addEventListener("pointerleave", () => (engaged = false), { signal });
  element.addEventListener(
    "wheel",
    (event) => {
      if (!engaged) return;
      event.preventDefault();
      onDolly(Math.exp(event.deltaY * WHEEL_RATE));
    },
    { signal, passive: false },
  );
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
