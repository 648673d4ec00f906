/** The id of the figure in a copied link, or the fragment; empty where there is neither. */
export function addressedId({ search, hash }: Location): string {
  return new URLSearchParams(search).get("figure") ?? idOfHash(hash);
}

export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Browsers do so for an address alone, and not every browser. */
export function openFoldsAround(element: Element): void {
  const fold = element.parentElement?.closest("details");
  if (!fold) return;
  fold.open = true;
  openFoldsAround(fold);
}

export function openFoldsAroundTarget(): void {
  const target = document.getElementById(addressedId(location));
  if (target) openFoldsAround(target);
}
