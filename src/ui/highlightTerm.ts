/** Sent to the window when another term, or none, is lit. */
export const TERM_HIGHLIGHT = "term-highlight";

/** Lights a term wherever it stands on the page: equation, legend, prose, table, plot and arrow; null puts the light out. */
export function highlightTerm(term: string | null): void {
  const root = document.documentElement;
  if ((root.dataset.highlightedTerm ?? null) === term) return;
  if (term) root.dataset.highlightedTerm = term;
  else delete root.dataset.highlightedTerm;
  window.dispatchEvent(new Event(TERM_HIGHLIGHT));
}

/** The term that is lit now. */
export function highlightedTerm(): string | null {
  return typeof document === "undefined" ? null : (document.documentElement.dataset.highlightedTerm ?? null);
}
