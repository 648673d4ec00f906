/** The worker starts when the first figures have come: before, it takes their time, up to 0.1 s on a slow phone [ms]. */
const AFTER_LOAD = 10_000;

/** Some time after the page is there. A figure that stands alone in a frame has no such button, and keeps nothing. */
export function offerOffline(): void {
  const button = document.querySelector<HTMLButtonElement>(".offline-button");
  const root = button?.dataset.root;
  if (!button || root === undefined) return;
  button.addEventListener("click", async () => (await import("../offline/dialog")).openDialog(root));
  // A development server has no worker.
  if (!import.meta.env.PROD) return;
  const keep = async () => {
    const { keepText } = await import("../offline/register");
    // Where the browser refuses, pages come from the network as before.
    keepText(root).catch(() => {});
  };
  window.addEventListener("load", () => setTimeout(keep, AFTER_LOAD));
}
