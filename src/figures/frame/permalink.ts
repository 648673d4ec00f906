import { strings as words } from "../strings";
import type { StateValues } from "./figureState";

/** Links that bring a figure back to a state: `figure=racket&v=1&a=none&b=implicit-body&frame=120#racket`. */

const LINK_VERSION = "1";

/** The query of a link to a figure in this state, its fields in the order given. */
export function stateQuery(figureId: string, values: StateValues): string {
  const fields = Object.entries(values).map(([field, value]) => [field, valueText(value)]);
  return new URLSearchParams({ figure: figureId, v: LINK_VERSION, ...Object.fromEntries(fields) }).toString();
}

/** Words stand as they are, lists of words with commas between; all else as JSON has it. */
function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  const isWords = Array.isArray(value) && value.every((each) => typeof each === "string");
  return isWords ? value.join(",") : JSON.stringify(value);
}

/** What a link has for a figure: values of unknown origin, or why they cannot be read. */
export type LinkedState = { readonly values: StateValues } | { readonly trouble: string };

/** Reads a page's query; null if it is about another figure or none. */
export function linkedState(figureId: string, search: string): LinkedState | null {
  const query = new URLSearchParams(search);
  if (query.get("figure") !== figureId) return null;
  if (query.get("v") !== LINK_VERSION)
    return { trouble: words.refused.expected("v", words.refused.version(LINK_VERSION)) };
  const fields = [...query.entries()].filter(([field]) => field !== "figure" && field !== "v");
  return { values: Object.fromEntries(fields.map(([field, text]) => [field, parsedValue(text)])) };
}

function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Puts a link to a figure on the clipboard or, where that is refused, in the address bar; says which. */
export async function copyLink(figureId: string, values: StateValues): Promise<string> {
  const address = new URL(window.location.href);
  address.search = stateQuery(figureId, values);
  address.hash = figureId;
  try {
    await navigator.clipboard.writeText(address.href);
    return words.link.isCopied;
  } catch {
    window.history.replaceState(window.history.state, "", address);
    return words.link.isInAddressBar;
  }
}
