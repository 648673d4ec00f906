const ANSWERS_ALREADY = "[data-term], [data-do], .island-trouble *";

/** A press on a figure that is not hydrated yet hydrates it, and is repeated once it listens; of several, only the last. */
export function repeatEarlyPresses(hydrate: (island: HTMLElement) => Promise<void>): void {
  const lastPressed = new WeakMap<HTMLElement, HTMLElement>();
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>("button, input[type=checkbox]");
    const island = control?.closest<HTMLElement>("[data-island]:not([data-hydrated])");
    if (!control || !island || control.matches(ANSWERS_ALREADY)) return;
    // React may be about to take over the control.
    event.preventDefault();
    event.stopImmediatePropagation();
    const isFirst = !lastPressed.has(island);
    lastPressed.set(island, control);
    if (isFirst) hydrate(island).then(() => repeat(island));
  };
  const repeat = (island: HTMLElement) => {
    const control = lastPressed.get(island);
    lastPressed.delete(island);
    if (island.dataset.hydrated !== undefined) control?.click();
  };
  document.addEventListener("click", hold, { capture: true });
}
