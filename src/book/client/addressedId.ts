/** The id of what the page's address names: the figure that a copied link sets, or the place after the hash; empty for neither. */
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
