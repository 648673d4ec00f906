import { addressedId } from "./addressedId";

/** Opens every fold around an element, so that it can be scrolled to: a browser does so for an address alone, and not every one. */
export function openFoldsAround(element: Element): void {
  const fold = element.parentElement?.closest("details");
  if (!fold) return;
  fold.open = true;
  openFoldsAround(fold);
}

/** What the page's address names may lie in a fold. */
export function openFoldsAroundTarget(): void {
  const target = document.getElementById(addressedId(location));
  if (target) openFoldsAround(target);
}
