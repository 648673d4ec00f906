import type { StateValues } from "./figureState";

/*
 * What figures were left as, kept in the browser's own entry for this visit to the page, so that the Back button and a
 * reload bring them back.
 */

/** The events by which readers go elsewhere on a page: after one of them nothing may scroll them back. */
export const MOVE_EVENTS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

interface HistoryEntryState {
  readonly figures?: Readonly<Record<string, unknown>>;
  /** How many phrases of the prose were pressed on the way to this entry. */
  readonly presses?: number;
  /** The phrase whose press made this entry, by its place among those of the page. */
  readonly phrase?: number;
  /** The phrase beside which its figure is docked. */
  readonly docked?: number | null;
  /** The figure that fills the window; null once one has and no longer does. */
  readonly presented?: string | null;
  /** How far the page was scrolled [px]: browsers lose that of an entry that is left soon after scrolling. */
  readonly y?: number;
  /** How far below the window's upper edge that phrase stood [px]: it stays true when a figure above it changes its height. */
  readonly top?: number;
  /** The figure whose body was taken hold of on the way to this entry, and after how many presses. */
  readonly held?: { readonly figure: string; readonly presses: number };
}

/** The state of the present entry; empty for one that this page has not made. */
export function entryState(): HistoryEntryState {
  return (window.history.state ?? {}) as HistoryEntryState;
}

/** Whether the browser has come to an entry of this page's own making. */
export function isEntryState(state: unknown): state is HistoryEntryState {
  return typeof state === "object" && state !== null && ("figures" in state || "presses" in state);
}

/**
 * Makes a new entry for the press of a phrase, in which the figures are as they stand in the present one.
 * @param top how far below the window's upper edge the phrase stands [px]
 * @returns how many presses led to it
 */
export function pushPress(phrase: number, top: number, docked: number | null): number {
  const { presses = 0 } = entryState();
  window.history.replaceState({ ...entryState(), presses, y: window.scrollY }, "");
  window.history.pushState({ ...entryState(), presses: presses + 1, phrase, top, docked }, "");
  return presses + 1;
}

/** Makes a new entry for a way through the page, on which nothing is docked. */
export function pushStep(): void {
  savePlace();
  const { phrase: _, top: __, ...state } = entryState();
  window.history.pushState({ ...state, docked: null }, "");
}

/**
 * Makes a new entry in which a figure fills the window; going back from it gives the page back.
 * @param pageAddress the address of the page itself, which does not ask for the figure to fill the window again
 */
export function pushPresented(figureId: string, pageAddress: string): void {
  savePlace();
  const { href } = window.location;
  window.history.replaceState({ ...entryState(), presented: null }, "", pageAddress);
  window.history.pushState({ ...entryState(), presented: figureId }, "", href);
}

/**
 * Asked of figures when the browser has come to another entry: a figure that fills the window in one of the two, and not in the
 * other, answers.
 */
const ENTRY_CHANGE = "figure:entry-change";

/**
 * Whether a figure handles by itself that the browser has come to another entry. It is asked before anything becomes as it was
 * there; by its own listener to `popstate` it would come too late, for a window's listeners are called in the order in which they
 * were added.
 */
export function isTakenByFigure(): boolean {
  return !document.dispatchEvent(new Event(ENTRY_CHANGE, { cancelable: true }));
}

/**
 * @param takes called at another entry; returns whether the figure handles it
 * @returns stops listening
 */
export function onEntryChange(takes: () => boolean): () => void {
  const listener = (event: Event) => {
    if (takes()) event.preventDefault();
  };
  document.addEventListener(ENTRY_CHANGE, listener);
  return () => document.removeEventListener(ENTRY_CHANGE, listener);
}

/**
 * Makes a new entry for a body that the reader has taken hold of, so that Back puts it back. Holds of one figure that follow one
 * another share an entry, and what fills the window is an entry already.
 *
 * @param before what the figure was until then
 * @param after  what it is in the new entry
 */
export function pushHeld(figureId: string, before: StateValues, after: StateValues): void {
  const { presses = 0, presented, held } = entryState();
  const isShared = Boolean(presented) || (held?.figure === figureId && held.presses === presses);
  if (!isShared) pushHeldEntry(figureId, before, presses);
  saveState(figureId, after);
}

function pushHeldEntry(figureId: string, before: StateValues, presses: number): void {
  saveState(figureId, before);
  window.history.replaceState({ ...entryState(), presses, y: window.scrollY }, "");
  window.history.pushState({ ...entryState(), held: { figure: figureId, presses } }, "");
}

/**
 * Notes where the reader is, in an entry of this page's own making.
 * @param top how far below the window's upper edge the entry's phrase stands [px], where it has one
 */
export function savePlace(top?: number): void {
  if (entryState().presses === undefined) return;
  window.history.replaceState({ ...entryState(), y: window.scrollY, ...(top !== undefined && { top }) }, "");
}

/** Notes that the figure docked in this entry no longer is. */
export function saveDocked(docked: number | null): void {
  window.history.replaceState({ ...entryState(), docked }, "");
}

/**
 * What a figure was left as on this visit; undefined if it was not here before. Of unknown origin: any page of the site may have
 * written it.
 */
export function savedState(figureId: string): unknown {
  const { figures } = entryState();
  return figures && Object.hasOwn(figures, figureId) ? figures[figureId] : undefined;
}

/** Saves a figure's state in the present entry. */
export function saveState(figureId: string, values: StateValues): void {
  const state = entryState();
  const figures = { ...state.figures, [figureId]: values };
  window.history.replaceState({ ...state, figures }, "");
}
