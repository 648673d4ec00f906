/** The id of what the page's address names: the figure that a copied link sets, or the place after the hash; empty for neither. */
export function addressedId({ search, hash }: Location): string {
  return new URLSearchParams(search).get("figure") ?? decoded(hash.slice(1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
