/** Dispatched on the window when another term, or none, is highlighted. */
export const TERM_HIGHLIGHT = "term-highlight";

/** Highlights a term wherever it is on the page: in equations, legends, prose, tables, plots and pictures. Null highlights none. */
export function highlightTerm(term: string | null): void {
  const root = document.documentElement;
  if ((root.dataset.highlightedTerm ?? null) === term) return;
  if (term) root.dataset.highlightedTerm = term;
  else delete root.dataset.highlightedTerm;
  window.dispatchEvent(new Event(TERM_HIGHLIGHT));
}

/** The term that is highlighted now. */
export function highlightedTerm(): string | null {
  return typeof document === "undefined" ? null : (document.documentElement.dataset.highlightedTerm ?? null);
}
