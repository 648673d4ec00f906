import type { StateValues } from "./figureState";

/*
 * What figures were left as, kept in the browser's own entry for this visit to the page, so that the Back button and a
 * reload bring them back.
 */

interface HistoryEntryState {
  readonly figures?: Readonly<Record<string, unknown>>;
}

/** What a figure was left as on this visit; undefined if it was not here before. Of unknown origin: any page of the site may have written it. */
export function savedState(figureId: string): unknown {
  const { figures } = (window.history.state ?? {}) as HistoryEntryState;
  return figures && Object.hasOwn(figures, figureId) ? figures[figureId] : undefined;
}

export function saveState(figureId: string, values: StateValues): void {
  const state = (window.history.state ?? {}) as HistoryEntryState;
  const figures = { ...state.figures, [figureId]: values };
  window.history.replaceState({ ...state, figures }, "");
}
