/** Makes the curve of the rule under the pointer, or under the focus, stand out. */
export function highlightCurve(event: {
  readonly target: EventTarget;
  readonly currentTarget: HTMLElement;
}): void {
  const { target, currentTarget: figure } = event;
  const rule = target instanceof Element ? target.closest<HTMLElement>("[data-rule]")?.dataset.rule : null;
  if ((figure.dataset.highlightedRule ?? "") === (rule ?? "")) return;
  figure.dataset.highlightedRule = rule ?? "";
  showHighlight(figure);
}

/** Shows which curve stands out, in a plot that may just have been drawn. */
export function showHighlight(figure: HTMLElement): void {
  const highlighted = figure.dataset.highlightedRule ? `rule-${figure.dataset.highlightedRule}` : null;
  for (const part of figure.querySelectorAll(".precision-plot [class*='rule-']"))
    part.classList.toggle("highlighted", highlighted !== null && part.classList.contains(highlighted));
}
