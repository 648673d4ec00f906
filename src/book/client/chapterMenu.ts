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
