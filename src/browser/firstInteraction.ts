const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;

let interaction: Promise<void> | null = null;

/**
 * Resolves at the first scroll, pointer, key or touch event after the first call. Defers work that is not visible when the
 * page has loaded.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listeners = new AbortController();
    const done = () => {
      listeners.abort();
      resolve();
    };
    for (const type of INTERACTIONS)
      window.addEventListener(type, done, { signal: listeners.signal, capture: true, passive: true });
  });
  return interaction;
}
