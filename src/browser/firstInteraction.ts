const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;

let interaction: Promise<void> | null = null;

/** Chromium sends it, without movement, to a page under a resting mouse; no reader has moved. */
function isOfRestingMouse(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== "pointermove") return false;
  return event.pointerType === "mouse" && event.movementX === 0 && event.movementY === 0;
}

/** Resolves at the first scroll, pointer, key or touch event after the first call: defers work not visible on loading. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listeners = new AbortController();
    const done = (event: Event) => {
      if (isOfRestingMouse(event)) return;
      listeners.abort();
      resolve();
    };
    for (const type of INTERACTIONS)
      window.addEventListener(type, done, { signal: listeners.signal, capture: true, passive: true });
  });
  return interaction;
}
