import { strings as words } from "../strings/en";
import { refusedField, type StateValues } from "./figureState";
import { frameMarkup } from "./share/frameMarkup";

/** As in `figure=racket&v=1&a=none&b=implicit-body&frame=120#racket`. */

const LINK_VERSION = "1";

export function stateQuery(figureId: string, values: StateValues): string {
  const fields = Object.entries(values).map(([field, value]) => [field, valueText(value)]);
  const query = new URLSearchParams({ figure: figureId, v: LINK_VERSION, ...Object.fromEntries(fields) });
  // Readable without these escapes, which a query does not need (RFC 3986).
  return query.toString().replace(/%(2F|2C|3A)/g, (sign) => decodeURIComponent(sign));
}

/** Words as they are, lists of words with commas; all else as JSON. */
function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  const isWords = Array.isArray(value) && value.every((each) => typeof each === "string");
  return isWords ? value.join(",") : (JSON.stringify(value) ?? "");
}

/** No more can be seen of a vector dragged by hand. */
const DRAGGED_DIGITS = 6;

/**
 * A sum of a slider's steps has few digits but for round-off: 0.30000000000000004 is 0.3. Other numbers stay: a run depends on every
 * digit of its time step.
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

/** Values of unknown origin, or why they cannot be read. */
export type LinkedState = { readonly values: StateValues } | { readonly trouble: string };

/** These set nothing in the figure. */
const ABOUT_THE_LINK: ReadonlySet<string> = new Set(["figure", "v", "present", "slide"]);

export function asksToPresent(figureId: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get("figure") === figureId && query.get("present") === "1";
}

export function withoutPresenting(href: string): string {
  const address = new URL(href);
  // Writing the parameters anew would escape those that stand unescaped.
  address.search = address.search.replace(/([?&])present=1(?:&slide=\w+)?(?:&|$)/, "$1").replace(/[?&]$/, "");
  return address.href;
}

/** Null if the query is about another figure or none. */
export function linkedState(figureId: string, search: string): LinkedState | null {
  const query = new URLSearchParams(search);
  if (query.get("figure") !== figureId) return null;
  const names = [...query.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  // Neither value is more likely to be meant.
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

export interface LinkOptions {
  readonly play: boolean;
  /** The figure fills the window. */
  readonly present: boolean;
}

export function linkAddress(figureId: string, values: StateValues, { play, present }: LinkOptions): URL {
  const address = homeAddress();
  const query = stateQuery(figureId, { ...values, ...(play && { play }) });
  address.search = present ? `${query}&present=1` : query;
  address.hash = figureId;
  return address;
}

/** Of the page that explains the figures of this one, which a figure that stands alone has elsewhere. */
function homeAddress(): URL {
  const home = document.querySelector<HTMLElement>("[data-home]")?.dataset.home ?? "";
  return new URL(home, window.location.href);
}

/** What every figure of a chapter has to itself. */
interface OwnPages {
  /** Leads on to the figure in its chapter; programs that show a card beside a link find the figure's there. */
  readonly link: URL;
  /** The figure alone. */
  readonly embed: URL;
}

/** Null for a figure of another page than a chapter's. */
function ownPages(link: URL): OwnPages | null {
  const [, root, chapter] = CHAPTER.exec(link.pathname) ?? [];
  if (chapter === undefined) return null;
  const own = (folder: string) => {
    const address = new URL(link);
    address.pathname = `${root}${folder}/${chapter}/${link.hash.slice(1)}/`;
    address.hash = "";
    return address;
  };
  return { link: own("chapters"), embed: own("embed") };
}

const CHAPTER = /^(.*\/)chapters\/([^/]+)\/$/;

/** What is handed on of a link to a figure. */
export function handedOn(link: URL): URL {
  return ownPages(link)?.link ?? link;
}

/** Null where figures have no page to themselves. */
export function embeddingGuide(): URL | null {
  const home = homeAddress();
  return CHAPTER.test(home.pathname) ? new URL("../../embedding/", home) : null;
}

/** For a page of another site: the figure alone, in this state. */
export function embedCode(link: URL, title: string): string {
  return frameMarkup((ownPages(link)?.embed ?? link).href, title);
}

/** To the clipboard or, where refused, into the address bar, which a frame does not have; says which. */
export async function copyText(link: URL): Promise<string> {
  try {
    await navigator.clipboard.writeText(handedOn(link).href);
    return words.link.isCopied;
  } catch {
    if (window.parent !== window) return words.share.embedNotCopied;
    window.history.replaceState(window.history.state, "", link);
    return words.link.isInAddressBar;
  }
}

/** In no more digits than they need. */
export function differing(values: StateValues, fresh: StateValues): StateValues {
  const others = Object.entries(values).filter(
    ([field, value]) => valueText(shortened(value)) !== valueText(shortened(fresh[field])),
  );
  return Object.fromEntries(others.map(([field, value]) => [field, shortened(value)]));
}
