import type { BuiltPage } from "../pages/pages.tsx";
import { LANGUAGE, languageCalled } from "./languages.ts";

/**
 * Where the built notebook will stand: TUMBLE_ORIGIN is `https://` and a host, TUMBLE_BASE the folder on it. Without an origin there are no
 * absolute addresses, and what needs them (the map of the site, the feed, canonical links) is left out; the site itself works anywhere.
 */
export interface Site {
  readonly origin: string | null;
  /** Of this language. */
  readonly base: string;
}

export function siteFrom(environment: NodeJS.ProcessEnv = process.env): Site {
  const {
    TUMBLE_ORIGIN: origin = null,
    TUMBLE_BASE: base = "/",
    TUMBLE_LANGUAGE: name = LANGUAGE,
  } = environment;
  if (origin !== null && !/^https?:\/\/[^/]+$/.test(origin))
    throw new Error(`TUMBLE_ORIGIN is ${origin}; it is https:// and a host, without a path`);
  if (!/^\/(?:.*\/)?$/.test(base)) throw new Error(`TUMBLE_BASE is ${base}; it begins and ends with a slash`);
  return { origin, base: base + languageCalled(name).folder };
}

/** Where readers report mistakes: the page of a new issue, or `mailto:` and an address. Null where TUMBLE_FEEDBACK is not set. */
export function feedbackFrom({ TUMBLE_FEEDBACK: address }: NodeJS.ProcessEnv = process.env): string | null {
  if (!address) return null;
  if (!/^(?:https:\/\/|mailto:[^?]+@)[^\s"'<>]+$/.test(address) || !URL.canParse(address))
    throw new Error(`TUMBLE_FEEDBACK is ${address}; it begins with https:// or is mailto: and an address`);
  return address;
}

/** Null where the site's address is not known. */
export function absolute({ origin, base }: Site, path: string): string | null {
  return origin === null ? null : `${origin}${base}${path}`;
}

/** From a page, where its site has no address. */
export function addressFrom(site: Site, page: Pick<BuiltPage, "path">, target: string): string {
  return absolute(site, target) ?? `${"../".repeat(page.path.split("/").length - 1) || "./"}${target}`;
}

/** Those that search engines should list. */
export const listed = (pages: readonly BuiltPage[]): readonly BuiltPage[] =>
  pages.filter(({ path, canonical }) => canonical === undefined && !path.endsWith(".html"));

/** Where a folder's page is, of an address without the slash at its end. Two slashes at its start, either way, would name another host. */
export const withSlash = (address: string): string =>
  address.replace(/^[\\/]+/, "/").replace(/(?=\?|$)/, "/");
