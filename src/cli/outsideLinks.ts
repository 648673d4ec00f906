import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface OutsideLink {
  /** Without what follows `#`. */
  readonly address: string;
  /** Those that have it, below the site's root. */
  readonly pages: readonly string[];
}

/**
 * What the pages of a built site link to on other sites.
 *
 * @param own the site's own address, where it has one
 */
export function outsideLinks(folder: string, own: string | null): OutsideLink[] {
  const pages = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  // A figure that stands alone has the links of its chapter.
  for (const file of files.filter((name) => name.endsWith(".html") && !name.startsWith("embed"))) {
    const html = readFileSync(join(folder, file), "utf8");
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="(https?:[^"#]+)/g)) {
      const address = href.replaceAll("&amp;", "&");
      if (own !== null && address.startsWith(own)) continue;
      pages.set(address, (pages.get(address) ?? new Set()).add(file.replace(/index\.html$/, "")));
    }
  }
  return Array.from(pages, ([address, on]) => ({ address, pages: [...on] }));
}

export type Verdict =
  | { readonly is: "ok" }
  /** For good, and is there. */
  | { readonly is: "moved"; readonly to: string }
  | { readonly is: "gone" | "unreachable"; readonly why: string };

/** Some sites refuse whatever does not say what it is. */
const HEADERS = { "User-Agent": "Mozilla/5.0 (compatible; Tumble link check)", Accept: "text/html,*/*" };

/** @param patience for an answer [ms] */
export async function ask(address: string, patience: number): Promise<Verdict> {
  const answer = async (method: string, redirect: RequestRedirect) => {
    const signal = AbortSignal.timeout(patience);
    const { status, url, headers, body } = await fetch(address, {
      method,
      redirect,
      headers: HEADERS,
      signal,
    });
    await body?.cancel();
    return { status, url, location: headers.get("location") };
  };
  try {
    const first = await answer("HEAD", "manual");
    let last = first.location === null ? first : await answer("HEAD", "follow");
    // Not every server answers a question for the head alone.
    if (last.status >= 400) last = await answer("GET", "follow");
    if (last.status === 404 || last.status === 410) return { is: "gone", why: `status ${last.status}` };
    if (last.status >= 400) return { is: "unreachable", why: `status ${last.status}` };
    // A temporary redirect, as a DOI is, is no move.
    return first.status === 301 || first.status === 308 ? { is: "moved", to: last.url } : { is: "ok" };
  } catch (error) {
    return { is: "unreachable", why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}

export type Asked = OutsideLink & { readonly verdict: Verdict };

/** A few at a time, in the order in which they answer. */
export async function* askAll(
  links: readonly OutsideLink[],
  { patience = 20_000, atOnce = 6 } = {},
): AsyncGenerator<Asked> {
  const waiting = [...links];
  const open = new Map<string, Promise<Asked>>();
  while (waiting.length > 0 || open.size > 0) {
    for (const link of waiting.splice(0, atOnce - open.size))
      open.set(
        link.address,
        ask(link.address, patience).then((verdict) => ({ ...link, verdict })),
      );
    const asked = await Promise.race(open.values());
    open.delete(asked.address);
    yield asked;
  }
}

/** Of one link, in two lines: what became of it, and where it stands. */
export function lineOf({ address, pages, verdict }: Asked): string {
  const [first = "", ...others] = pages.map((page) => `/${page}`);
  const where = others.length === 0 ? first : `${first} and ${others.length} more`;
  const said = verdict.is === "ok" ? "" : `: ${verdict.is === "moved" ? verdict.to : verdict.why}`;
  return `${verdict.is.padEnd(12)}${address}${said}\n${" ".repeat(12)}on ${where}`;
}
