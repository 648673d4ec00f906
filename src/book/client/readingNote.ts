/** In the browser's store, and on the page's root as `data-noted`: the reader has read how terms and phrases are used. */
const KEPT = "tumble-noted";

/** Lets the reader put away the note under a chapter's head, for good. */
export function dismissReadingNote(): void {
  document.querySelector(".reading-note button")?.addEventListener("click", () => {
    document.documentElement.dataset.noted = "";
    try {
      localStorage.setItem(KEPT, "yes");
    } catch {
      // Where storing is refused, the note is gone from this page alone.
    }
  });
}
