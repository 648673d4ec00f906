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
