/** Formulas too wide for their column scroll sideways: whoever has only keys must be able to get hold of them. */
export function reachWideFormulas(): void {
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const formula of document.querySelectorAll(".katex-display")) watcher.observe(formula);
}
