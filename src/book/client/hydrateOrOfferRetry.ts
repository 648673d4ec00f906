const failures = new WeakMap<HTMLElement, number>();

/** Hydrates an island; where its program cannot be loaded, a notice beside the still says so and offers to try again. */
export async function hydrateOrOfferRetry(element: HTMLElement): Promise<void> {
  try {
    // With it comes the table of all figures, which a page need not have before one is hydrated.
    const { hydrateIsland } = await import("./hydrateIslands");
    await hydrateIsland(element);
    element.querySelector(".island-trouble")?.remove();
  } catch {
    failures.set(element, (failures.get(element) ?? 0) + 1);
    offerRetry(element);
  }
}

/** The page holds the notice as a template, in its own language, with a button for each of the two ways on. */
function offerRetry(element: HTMLElement): void {
  if (element.querySelector(".island-trouble")) return;
  const template = document.querySelector<HTMLTemplateElement>("template#island-trouble");
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  const [retry, reload] = notice.querySelectorAll("button");
  // Firefox fetches a module once, and keeps its failure until the page is loaded anew.
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
