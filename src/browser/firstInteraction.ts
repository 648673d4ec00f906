const INTERACTIONS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;

let interaction: Promise<void> | null = null;

/** Settled once the reader has moved anything on the page since this was first asked. What nobody sees yet can wait for it. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const seen = new AbortController();
    const done = () => {
      seen.abort();
      resolve();
    };
    for (const move of INTERACTIONS)
      window.addEventListener(move, done, { signal: seen.signal, capture: true, passive: true });
  });
  return interaction;
}
