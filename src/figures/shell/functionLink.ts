import * as v from "valibot";

/** Links and phrases of the prose that set a figure of functions to a value of x: `figure=step-angle&v=1&x=2`. */

const LINK_VERSION = "1";

const wishSchema = v.strictObject({ x: v.pipe(v.number(), v.finite()) });

/** The value that data of unknown origin asks for; null if it asks for nothing of the kind. */
export function readValue(input: unknown): number | null {
  const { success, output } = v.safeParse(wishSchema, input);
  return success ? output.x : null;
}

/** The value that a page's query asks of a figure; null if it speaks of another figure, or not so. */
export function linkedValue(id: string, search: string): number | null {
  const query = new URLSearchParams(search);
  if (query.get("figure") !== id || query.get("v") !== LINK_VERSION) return null;
  const text = query.get("x") ?? "";
  return /^\d+(\.\d+)?(e-?\d{1,3})?$/.test(text) ? Number(text) : null;
}

/** Puts a link to this value on the clipboard or, where that is refused, in the address bar. */
export async function copyLink(id: string, x: number): Promise<string> {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ figure: id, v: LINK_VERSION, x: String(x) }).toString();
  address.hash = id;
  try {
    await navigator.clipboard.writeText(address.href);
    return "Link copied.";
  } catch {
    window.history.replaceState(null, "", address);
    return "The link is in the address bar.";
  }
}
