/** Dispatched on the window. */
export const TERM_HIGHLIGHT = "term-highlight";

/** In equations, legends, prose, tables, plots and pictures; null highlights none. */
export function highlightTerm(term: string | null): void {
  const root = document.documentElement;
  if ((root.dataset.highlightedTerm ?? null) === term) return;
  if (term) root.dataset.highlightedTerm = term;
  else delete root.dataset.highlightedTerm;
  window.dispatchEvent(new Event(TERM_HIGHLIGHT));
}

export function highlightedTerm(): string | null {
  return typeof document === "undefined" ? null : (document.documentElement.dataset.highlightedTerm ?? null);
}
