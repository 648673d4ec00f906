/** Highlights the curve of the rule under the pointer or the focus, until the returned function is called. */
export function followHighlight(figure: HTMLElement): () => void {
  const stop = new AbortController();
  const follow = ({ target }: Event) => {
    const rule = target instanceof Element ? target.closest<HTMLElement>("[data-rule]")?.dataset.rule : null;
    if ((figure.dataset.highlightedRule ?? "") === (rule ?? "")) return;
    figure.dataset.highlightedRule = rule ?? "";
    showHighlight(figure);
  };
  figure.addEventListener("pointerover", follow, { passive: true, signal: stop.signal });
  figure.addEventListener("focusin", follow, { signal: stop.signal });
  return () => stop.abort();
}

/** Shows which curve stands out, in a plot that may just have been drawn. */
export function showHighlight(figure: HTMLElement): void {
  const highlighted = figure.dataset.highlightedRule ? `rule-${figure.dataset.highlightedRule}` : null;
  for (const part of figure.querySelectorAll(".precision-plot [class*='rule-']"))
    part.classList.toggle("highlighted", highlighted !== null && part.classList.contains(highlighted));
}
