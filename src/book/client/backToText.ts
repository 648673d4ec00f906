let withdraw: () => void = () => {};

/**
 * On a line of its own above the figure.
 * @returns the element to bring to the window's upper edge, so that both are in view
 */
export function offerWayBack(figure: HTMLElement): HTMLElement {
  withdrawWayBack();
  const template = document.querySelector<HTMLTemplateElement>("template#back-to-text");
  const line = template?.content.firstElementChild?.cloneNode(true);
  const island = figure.closest("[data-island]");
  if (!(line instanceof HTMLElement) || !island) return figure;
  const stop = new AbortController();
  withdraw = () => {
    stop.abort();
    line.remove();
  };
  line.querySelector("button")?.addEventListener("click", () => history.back());
  window.addEventListener("popstate", withdrawWayBack, { signal: stop.signal });
  island.before(line);
  return line;
}

/** Back leads elsewhere now. */
export function withdrawWayBack(): void {
  withdraw();
  withdraw = () => {};
}
