/** After these nothing may scroll the reader back. */
const MOVE_EVENTS = ["wheel", "touchstart", "keydown", "pointerdown"];

let linked: { readonly id: string; readonly moves: AbortSignal } | null = null;

/** A link has set the figure, or a press in it asks for a part that may have to be fetched. */
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

/** Shows a part that came later, and gives it the focus, if it was asked for and the reader has not moved since. */
export function bringOnArrival(id: string, part: HTMLElement | null): void {
  if (linked?.id !== id || !part) return;
  // The page around a frame would be scrolled as well.
  if (!linked.moves.aborted && window.parent === window) {
    part.scrollIntoView({ block: "start", behavior: "instant" });
    part.focus({ preventScroll: true });
  }
  linked = null;
}
