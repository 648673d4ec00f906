import { makeFocusableIfWide } from "../../browser/focusableScroller";
import { store } from "../../browser/storage";
import { highlightTerm } from "../../ui/highlightTerm";
import { isKey } from "./search";

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

/** `data-noted` on the page's root says the same. */
const STORAGE_KEY = "tumble-noted";

export function dismissReadingNote(): void {
  document.querySelector(".reading-note button")?.addEventListener("click", () => {
    document.documentElement.dataset.noted = "";
    store(STORAGE_KEY, "yes");
  });
}

/** The second decides how wide the first are. */
const SCROLLERS = ".katex-display, .rules, .case-code";
const CONTENTS = ".katex-display .base, .rules > *, .case-code > code";

/**
 * Formulas and tables wider than their column can be scrolled by keyboard (WCAG 2.1.1). Checked again when the column or its
 * contents change, as by a late font, and when the browser lays out what it had skipped.
 */
export function makeScrollersFocusable(): void {
  const watcher = new ResizeObserver((entries) => {
    const scrollers = new Set(entries.map(({ target }) => target.closest(SCROLLERS)));
    for (const scroller of scrollers) if (scroller) makeFocusableIfWide(scroller);
  });
  for (const part of document.querySelectorAll(`${SCROLLERS}, ${CONTENTS}`)) watcher.observe(part);
}

/** Pictures do so themselves. */
export function highlightTerms(): void {
  const highlight = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(".picture")) return;
    highlightTerm(event.target.closest<HTMLElement>("[data-term]")?.dataset.term ?? null);
  };
  document.addEventListener("pointerover", highlight, { passive: true });
  document.addEventListener("focusin", highlight);
}

/** By a press at the page's foot, or by a question mark. */
export function offerKeyList(): void {
  const open = () => import("../keys/keyList").then(({ openKeyList }) => openKeyList());
  document.querySelector("[data-key-list]")?.addEventListener("click", open);
  document.addEventListener("keydown", (event) => isKey(event, "?") && open());
}

/** From the first key press on, a figure that a link led to has a focus ring too. */
export function noticeKeys(): void {
  const notice = () => {
    document.documentElement.dataset.keys = "";
  };
  window.addEventListener("keydown", notice, { once: true, capture: true });
}
