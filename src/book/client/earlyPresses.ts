/** Controls that the page itself listens to, whether their figure is hydrated or not. */
const ANSWERS_ALREADY = "[data-term], [data-do], .island-trouble *";

/**
 * The page shows a figure's controls before the figure is hydrated. A press on one of them hydrates the figure at once, is
 * held back meanwhile, and is repeated once the figure listens; of several presses, only the last.
 *
 * @param hydrate hydrates the figure of an island; resolves once it is hydrated, or its program could not be loaded
 */
export function repeatEarlyPresses(hydrate: (island: HTMLElement) => Promise<void>): void {
  const lastPressed = new WeakMap<HTMLElement, HTMLElement>();
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>("button, input[type=checkbox]");
    const island = control?.closest<HTMLElement>("[data-island]:not([data-hydrated])");
    if (!control || !island || control.matches(ANSWERS_ALREADY)) return;
    // Neither the control itself nor React, which may be about to take it over, shall answer a first time.
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
