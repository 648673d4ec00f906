import { makeFocusableIfWide } from "../../browser/focusableScroller";

/** Elements that scroll sideways where they are wider than their column, and the contents that decide how wide they are. */
const SCROLLERS = ".katex-display, .rules";
const CONTENTS = ".katex-display .base, .rules > *";

/**
 * Makes formulas and tables that are wider than their column focusable, so that they can be scrolled by keyboard (WCAG 2.1.1).
 * A ResizeObserver checks them again when the column or the contents change, as a late font makes them, and when the browser
 * lays out what it had skipped.
 */
export function makeScrollersFocusable(): void {
  const watcher = new ResizeObserver((entries) => {
    const scrollers = new Set(entries.map(({ target }) => target.closest(SCROLLERS)));
    for (const scroller of scrollers) if (scroller) makeFocusableIfWide(scroller);
  });
  for (const part of document.querySelectorAll(`${SCROLLERS}, ${CONTENTS}`)) watcher.observe(part);
}
