/** The id that the page's address names: that of the figure in a copied link, or the fragment; empty where there is neither. */
export function addressedId({ search, hash }: Location): string {
  return new URLSearchParams(search).get("figure") ?? idOfHash(hash);
}

/** The id that a hash names: in an address, letters beyond ASCII are percent-encoded. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
