/** Makes the curve of the rule under the pointer, or under the focus, stand out. */
export function highlightCurve(event: {
  readonly target: EventTarget;
  readonly currentTarget: HTMLElement;
}): void {
  const { target, currentTarget: figure } = event;
  const rule = target instanceof Element ? target.closest<HTMLElement>("[data-rule]")?.dataset.rule : null;
  if ((figure.dataset.litRule ?? "") === (rule ?? "")) return;
  figure.dataset.litRule = rule ?? "";
  showHighlight(figure);
}

/** Shows which curve stands out, in a plot that may just have been drawn. */
export function showHighlight(figure: HTMLElement): void {
  const lit = figure.dataset.litRule ? `rule-${figure.dataset.litRule}` : null;
  for (const part of figure.querySelectorAll(".precision-plot [class*='rule-']"))
    part.classList.toggle("lit", lit !== null && part.classList.contains(lit));
}
