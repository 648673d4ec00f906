/** The events by which readers go elsewhere on a page: after one of them nothing may scroll them back. */
const MOVE_EVENTS = ["wheel", "touchstart", "keydown", "pointerdown"];

let linked: { readonly id: string; readonly moves: AbortSignal } | null = null;

/** Notes that the page's address has set a figure. */
export function noteArrival(id: string): void {
  const moves = new AbortController();
  for (const type of MOVE_EVENTS)
    window.addEventListener(type, () => moves.abort(), {
      signal: moves.signal,
      passive: true,
      capture: true,
    });
  linked = { id, moves: moves.signal };
}

/**
 * Brings a part of a figure to the upper edge of the window if a link has led to it, once, and not where its reader has moved in
 * the meantime: the part has come later than the page.
 */
export function bringOnArrival(id: string, part: HTMLElement | null): void {
  if (linked?.id !== id || !part) return;
  if (!linked.moves.aborted) part.scrollIntoView({ block: "start", behavior: "instant" });
  linked = null;
}
