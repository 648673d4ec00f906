/** Formulas too wide for their column scroll sideways: whoever has only keys must be able to get hold of them. */
export function reachWideFormulas(): void {
  const formulas = document.querySelectorAll(".katex-display");
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) reachIfWide(target);
  });
  for (const formula of formulas) watcher.observe(formula);
  // A font that arrives late widens what is in the column, not the column.
  document.fonts.addEventListener("loadingdone", () => {
    for (const formula of formulas) {
      // To measure what has not been laid out yet would have it laid out; its turn comes.
      if (formula.checkVisibility({ contentVisibilityAuto: true })) reachIfWide(formula);
    }
  });
}

function reachIfWide(formula: Element): void {
  if (formula.scrollWidth > formula.clientWidth) formula.setAttribute("tabindex", "0");
  else formula.removeAttribute("tabindex");
}
