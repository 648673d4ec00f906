/** Controls that the page itself listens to, whether their figure is alive or not. */
const ANSWERS_ALREADY = "[data-term], [data-do], .island-trouble *";

/**
 * A figure's controls stand in the page before its program does. A press on one of them asks for the program at once, is
 * held back meanwhile, and is repeated when the figure is alive; of several presses, the last.
 *
 * @param hydrate brings the figure of an island to life; resolves when it is, or when its program could not be had
 */
export function repeatEarlyPresses(hydrate: (island: HTMLElement) => Promise<void>): void {
  const lastPressed = new WeakMap<HTMLElement, HTMLElement>();
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>("button, input[type=checkbox]");
    const island = control?.closest<HTMLElement>("[data-island]:not([data-alive])");
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
    if (island.dataset.alive !== undefined) control?.click();
  };
  document.addEventListener("click", hold, { capture: true });
}
