/** After these nothing may scroll the reader back. */
const MOVE_EVENTS = ["wheel", "touchstart", "keydown", "pointerdown"];

let linked: { readonly id: string; readonly moves: AbortSignal } | null = null;

/** A link has set the figure. */
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

/** Shows a part that came later than the page, if a link has led to the figure and the reader has not moved since. */
export function bringOnArrival(id: string, part: HTMLElement | null): void {
  if (linked?.id !== id || !part) return;
  if (!linked.moves.aborted) part.scrollIntoView({ block: "start", behavior: "instant" });
  linked = null;
}
