/** Opens the search at its button or the key /. What it needs is fetched then, and not before. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
  if (!dialog) return;
  let isStarted = false;
  const open = async () => {
    if (!dialog.open) dialog.showModal();
    dialog.querySelector("input")?.select();
    if (isStarted) return;
    isStarted = true;
    isStarted = await start(dialog);
  };
  document.querySelector(".search-button")?.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    open();
  });
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
  // By default Escape empties the field, and closes the dialog only at the second press.
  dialog.addEventListener("keydown", ({ key }) => key === "Escape" && dialog.close());
  // A press on the backdrop has the dialog itself as its target.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
}

/**
 * Starts the search. If its files cannot be fetched, the dialog says so, and the result is false, so that the next opening
 * tries again.
 */
async function start(dialog: HTMLDialogElement): Promise<boolean> {
  try {
    const { startSearch } = await import("./searchDialog");
    await startSearch(dialog);
    return true;
  } catch {
    const status = dialog.querySelector("[role=status]");
    if (status) status.textContent = dialog.dataset.trouble ?? "";
    return false;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
