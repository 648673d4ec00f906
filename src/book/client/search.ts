/** Fetches what the search needs when it is opened. */
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
    if (!isKey(event, "/")) return;
    event.preventDefault();
    open();
  });
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
  // By default Escape first empties the field.
  dialog.addEventListener("keydown", ({ key }) => key === "Escape" && dialog.close());
  // A press on the backdrop targets the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
}

/** False where files cannot be fetched: the next opening tries again. */
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

/** Not while a reader types. */
export function isKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
