/** Once the page is there. A figure that stands alone in a frame has no such button, and keeps nothing. */
export function offerOffline(): void {
  const button = document.querySelector<HTMLButtonElement>(".offline-button");
  const root = button?.dataset.root;
  if (!button || root === undefined) return;
  button.addEventListener("click", async () => (await import("../offline/dialog")).openDialog(root));
  // A development server has no worker.
  if (!import.meta.env.PROD) return;
  window.addEventListener("load", async () => {
    const { keepText } = await import("../offline/register");
    // Where the browser refuses, pages come from the network as before.
    keepText(root).catch(() => {});
  });
}
