import { makeFocusableIfWide } from "../../browser/focusableScroller";
import { highlightTerm } from "../../ui/highlightTerm";

/** Closes the menu of chapters when the reader presses elsewhere, or Escape. */
export function closeChapterMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>(".chapter-menu");
  document.addEventListener("click", ({ target }) => {
    if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu?.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

/** The key in localStorage that says, as `data-noted` does on the page's root, that the reader has put the note away. */
const STORAGE_KEY = "tumble-noted";

/** Lets the reader put away the note under a chapter's head, for good. */
export function dismissReadingNote(): void {
  document.querySelector(".reading-note button")?.addEventListener("click", () => {
    document.documentElement.dataset.noted = "";
    try {
      localStorage.setItem(STORAGE_KEY, "yes");
    } catch {
      // Where storing is refused, the note is gone from this page alone.
    }
  });
}

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

/** Pointing at a term anywhere highlights it everywhere; pictures do so themselves. */
export function highlightTerms(): void {
  const highlight = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(".picture")) return;
    highlightTerm(event.target.closest<HTMLElement>("[data-term]")?.dataset.term ?? null);
  };
  document.addEventListener("pointerover", highlight, { passive: true });
  document.addEventListener("focusin", highlight);
}

/** Marks the page at the first key press: from then on the focus ring is drawn, on a figure that a link led to as well. */
export function noticeKeys(): void {
  const notice = () => {
    document.documentElement.dataset.keys = "";
  };
  window.addEventListener("keydown", notice, { once: true, capture: true });
}
