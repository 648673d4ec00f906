const failures = new WeakMap<HTMLElement, number>();

/** Where the figure's program cannot be loaded, a notice beside the still offers to try again. */
export async function hydrateOrOfferRetry(element: HTMLElement): Promise<void> {
  try {
    // Brings the table of all figures.
    const { hydrateIsland } = await import("./hydrateIslands");
    await hydrateIsland(element);
    element.querySelector(".island-trouble")?.remove();
  } catch {
    failures.set(element, (failures.get(element) ?? 0) + 1);
    offerRetry(element);
  }
}

function offerRetry(element: HTMLElement): void {
  if (element.querySelector(".island-trouble")) return;
  const template = document.querySelector<HTMLTemplateElement>("template#island-trouble");
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  const [retry, reload] = notice.querySelectorAll("button");
  // Firefox keeps a module's failure until the page is reloaded.
  const isRepeated = (failures.get(element) ?? 0) > 1;
  if (retry) retry.hidden = isRepeated;
  if (reload) reload.hidden = !isRepeated;
  reload?.addEventListener("click", () => window.location.reload());
  retry?.addEventListener("click", () => {
    notice.remove();
    hydrateOrOfferRetry(element);
  });
  element.append(notice);
}
