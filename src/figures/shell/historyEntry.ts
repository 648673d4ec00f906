import type { StateValues } from "./figureState";

/** Over the text: a figure docked beside the phrase that set it, or one that fills the window. */
export type Overlay =
  | { readonly kind: "docked"; readonly phrase: number }
  | { readonly kind: "presented"; readonly figure: string };

/** A phrase by its place among the page's, and its distance from the window's top [px]. */
export interface ReadingPlace {
  readonly phrase: number;
  readonly top: number;
}

/** Brought back by Back and a reload. */
interface HistoryEntry {
  readonly figures: Readonly<Record<string, unknown>>;
  /** Null where the browser's own scroll position is right. */
  readonly place: ReadingPlace | null;
  readonly overlay: Overlay | null;
}

const EMPTY: HistoryEntry = { figures: {}, place: null, overlay: null };

/** Whose hold made the present entry: further holds share it. */
let heldFigure: string | null = null;

export function currentEntry(): HistoryEntry {
  const { state } = window.history;
  return typeof state === "object" && state !== null && "overlay" in state ? state : EMPTY;
}

export function replaceEntry(changed: Partial<HistoryEntry>): void {
  window.history.replaceState({ ...currentEntry(), ...changed }, "");
}

/**
 * With the figures as they are.
 *
 * @param place where Back and Forward lead, on either side
 */
export function pushEntry(
  overlay: Overlay | null,
  place: ReadingPlace | null = null,
  address = window.location.href,
): void {
  replaceEntry({ place });
  window.history.pushState({ ...currentEntry(), overlay }, "", address);
  left = overlay;
  heldFigure = null;
}

/** Back then puts a held body back. What fills the window has an entry already. */
export function pushHeld(figureId: string, before: StateValues, after: StateValues): void {
  const { overlay } = currentEntry();
  if (overlay?.kind !== "presented" && heldFigure !== figureId) {
    saveState(figureId, before);
    pushEntry(overlay);
    heldFigure = figureId;
  }
  saveState(figureId, after);
}

/** Of unknown origin; undefined if the present entry has none. */
export function savedState(figureId: string): unknown {
  const { figures } = currentEntry();
  return Object.hasOwn(figures, figureId) ? figures[figureId] : undefined;
}

export function saveState(figureId: string, values: StateValues): void {
  replaceEntry({ figures: { ...currentEntry().figures, [figureId]: values } });
}

export function presentedFigure(overlay = currentEntry().overlay): string | null {
  return overlay?.kind === "presented" ? overlay.figure : null;
}

/** @param presented the figure that fills the window before or after the step: it goes on from where it is */
type TraversalListener = (entry: HistoryEntry, presented: string | null) => void;

const listeners = new Set<TraversalListener>();
let left: Overlay | null = null;

/** When Back or Forward has led to another entry. @returns stops listening */
export function onTraversal(listener: TraversalListener): () => void {
  if (listeners.size === 0) {
    left = currentEntry().overlay;
    window.addEventListener("popstate", traverse);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function traverse(): void {
  const entry = currentEntry();
  const presented = presentedFigure(left) ?? presentedFigure(entry.overlay);
  left = entry.overlay;
  heldFigure = null;
  for (const listener of listeners) listener(entry, presented);
}
