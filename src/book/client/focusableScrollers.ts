import { makeFocusableIfWide } from "../../browser/focusableScroller";

/** What scrolls sideways where it is wider than its column, and what in it decides how wide it is. */
const SCROLLERS = ".katex-display, .rules";
const CONTENTS = ".katex-display .base, .rules > *";

/**
 * Formulas and tables too wide for their column scroll sideways: whoever has only keys must be able to get hold of them.
 * Looked at whenever the column changes, or what stands in it, which a font that arrives late makes wider; of what has not been
 * laid out yet a browser tells when it has.
 */
export function makeScrollersFocusable(): void {
  const watcher = new ResizeObserver((entries) => {
    const scrollers = new Set(entries.map(({ target }) => target.closest(SCROLLERS)));
    for (const scroller of scrollers) if (scroller) makeFocusableIfWide(scroller);
  });
  for (const part of document.querySelectorAll(`${SCROLLERS}, ${CONTENTS}`)) watcher.observe(part);
}
