/** Links that bring a figure to where it stood: `figure=racket&v=1&a=none&b=implicit-body&frame=120`. */

const LINK_VERSION = "1";

/** The query of a link to a figure, its fields in the order given. */
export function queryOf(figureId: string, fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ figure: figureId, v: LINK_VERSION, ...fields }).toString();
}

/** What a page's query has for a figure, as text of unknown origin; null if it speaks of another figure or of none. */
export function fieldsFor(
  figureId: string,
  search: string,
):
  | { readonly fields: readonly (readonly [field: string, text: string])[] }
  | { readonly trouble: string }
  | null {
  const query = new URLSearchParams(search);
  if (query.get("figure") !== figureId) return null;
  if (query.get("v") !== LINK_VERSION)
    return { trouble: `v: expected ${LINK_VERSION}, the version of links this page reads` };
  return { fields: [...query.entries()].filter(([field]) => field !== "figure" && field !== "v") };
}

/** What a figure says that could not follow a link. */
export function unreadable(trouble: string): string {
  return `This link could not be followed, so the figure is as the chapter set it. ${trouble}.`;
}

/** Puts a link to a figure on the clipboard or, where that is refused, in the address bar; says which. */
export async function copyLink(figureId: string, query: string): Promise<string> {
  const address = new URL(window.location.href);
  address.search = query;
  address.hash = figureId;
  try {
    await navigator.clipboard.writeText(address.href);
    return "Link copied.";
  } catch {
    window.history.replaceState(null, "", address);
    return "The link is in the address bar.";
  }
}
