/**
 * Formulas too wide for their column scroll sideways: whoever has only keys must be able to get hold of them. Looked at
 * whenever the column changes, or what stands in it, which a font that arrives late makes wider; of what has not been laid
 * out yet a browser tells when it has.
 */
export function makeScrollersFocusable(): void {
  const watcher = new ResizeObserver((entries) => {
    const formulas = new Set(entries.map(({ target }) => target.closest(".katex-display")));
    for (const formula of formulas) if (formula) makeFocusableIfWide(formula);
  });
  for (const part of document.querySelectorAll(".katex-display, .katex-display .base")) watcher.observe(part);
}

function makeFocusableIfWide(formula: Element): void {
  if (formula.scrollWidth > formula.clientWidth) formula.setAttribute("tabindex", "0");
  else formula.removeAttribute("tabindex");
}
