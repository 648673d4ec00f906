import { strings as words } from "../strings/en";
import { refusedField, type StateValues } from "./figureState";

/** Links that bring a figure back to a state: `figure=racket&v=1&a=none&b=implicit-body&frame=120#racket`. */

const LINK_VERSION = "1";

/** The query of a link to a figure in this state, its fields in the order given. */
export function stateQuery(figureId: string, values: StateValues): string {
  const fields = Object.entries(values).map(([field, value]) => [field, valueText(value)]);
  const query = new URLSearchParams({ figure: figureId, v: LINK_VERSION, ...Object.fromEntries(fields) });
  // These need no escape in a query (RFC 3986), and without it a link can be read.
  return query.toString().replace(/%(2F|2C|3A)/g, (sign) => decodeURIComponent(sign));
}

/** Words stand as they are, lists of words with commas between; all else as JSON has it. */
function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  const isWords = Array.isArray(value) && value.every((each) => typeof each === "string");
  return isWords ? value.join(",") : (JSON.stringify(value) ?? "");
}

/** Of the components of a vector that a hand has dragged, nobody sees more digits than these. */
const DRAGGED_DIGITS = 6;

/**
 * A number that a slider's steps add up to has few digits but for round-off: 0.30000000000000004 is 0.3. Other numbers stay,
 * since a run depends on every digit of its time step.
 */
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((part) =>
      typeof part === "number" ? Number(part.toPrecision(DRAGGED_DIGITS)) : shortened(part),
    );
  if (typeof value !== "number") return value;
  const short = Number(value.toPrecision(12));
  return String(short).length <= 9 ? short : value;
}

/** What a link has for a figure: values of unknown origin, or why they cannot be read. */
export type LinkedState = { readonly values: StateValues } | { readonly trouble: string };

/** Fields of every link, which set nothing in the figure. */
const ABOUT_THE_LINK: ReadonlySet<string> = new Set(["figure", "v", "present"]);

/** Whether a page's query asks that a figure fill the window. */
export function asksToPresent(figureId: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("figure") === figureId && query.get("present") === "1";
}

/** An address that asks for no figure to fill the window, and otherwise for the same. */
export function withoutPresenting(href: string): string {
  const address = new URL(href);
  // Writing the parameters anew would escape those that stand as they are.
  address.search = address.search.replace(/([?&])present=1(?:&|$)/, "$1").replace(/[?&]$/, "");
  return address.href;
}

/** Reads a page's query; null if it is about another figure or none. */
export function linkedState(figureId: string, search: string): LinkedState | null {
  const query = new URLSearchParams(search);
  if (query.get("figure") !== figureId) return null;
  const names = [...query.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  // Neither of two values is more likely to be meant than the other.
  if (repeated !== undefined) return { trouble: refusedField(repeated, words.refused.once) };
  if (query.get("v") !== LINK_VERSION)
    return { trouble: refusedField("v", words.refused.version(LINK_VERSION)) };
  const fields = [...query.entries()].filter(([field]) => !ABOUT_THE_LINK.has(field));
  return { values: Object.fromEntries(fields.map(([field, text]) => [field, parsedValue(text)])) };
}

function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a link asks for besides a state. */
export interface LinkOptions {
  /** The figure plays as soon as it is there. */
  readonly play: boolean;
  /** It fills the window. */
  readonly present: boolean;
}

/** The address of this page with a figure in a state. */
export function linkAddress(figureId: string, values: StateValues, { play, present }: LinkOptions): URL {
  const address = new URL(window.location.href);
  const query = stateQuery(figureId, { ...values, ...(play && { play }) });
  address.search = present ? `${query}&present=1` : query;
  address.hash = figureId;
  return address;
}

/** Puts a link on the clipboard or, where that is refused, in the address bar; says which. */
export async function copyText(address: URL): Promise<string> {
  try {
    await navigator.clipboard.writeText(address.href);
    return words.link.isCopied;
  } catch {
    window.history.replaceState(window.history.state, "", address);
    return words.link.isInAddressBar;
  }
}

/** The values in which a figure differs from what it would be without them, in no more digits than they need. */
export function differing(values: StateValues, fresh: StateValues): StateValues {
  const others = Object.entries(values).filter(
    ([field, value]) => valueText(shortened(value)) !== valueText(shortened(fresh[field])),
  );
  return Object.fromEntries(others.map(([field, value]) => [field, shortened(value)]));
}
