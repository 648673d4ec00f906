import type { BuiltPage } from "../pages/pages.tsx";
import { OTHER_FOLDERS } from "./languages.ts";
import type { Site } from "./site.ts";

/*
 * What only headers can say; the rest of the policy stands in each page. `deploy/Caddyfile` says the same, and the tests ask both.
 */

/** Of every file. Films, logs and throws of a phone need none of what is denied. */
export const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** Of all but the figures that stand alone. One page of the lab frames another. */
export const UNFRAMED = { "Content-Security-Policy": "frame-ancestors 'self'" } as const;

/** Of files whose names change with what is in them. */
export const KEPT = { "Cache-Control": "public, max-age=31536000, immutable" } as const;

/** Whether any site may frame what is at an address; of no address that another reading leads out of the folder. */
export function isEmbeddable(address: string, base: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  const own = path.startsWith(base) ? path.slice(base.length) : "";
  const [folder = ""] = OTHER_FOLDERS.filter((one) => own.startsWith(one));
  return /^embed\/[\w-]+\/[\w-]+\/(?:index\.html)?$/.test(own.slice(folder.length));
}

/**
 * For the hosts that read them from a file (Netlify, Cloudflare Pages). They add up what every rule says of an address, and two
 * policies are as strict as both: what must not be framed is therefore listed, folder by folder.
 */
export function headersFile({ base }: Site, pages: readonly BuiltPage[]): string {
  const folders = new Set(pages.map(({ path }) => path.split("/")[0] ?? ""));
  const unframed = ["", "index.html", "404.html", "404"];
  for (const folder of folders) if (folder && !/^embed$|\.html$/.test(folder)) unframed.push(`${folder}/*`);
  const everywhere = ["", ...OTHER_FOLDERS];
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [`${base}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return [
    rule("*", HEADERS),
    ...everywhere.flatMap((language) => [
      ...unframed.map((path) => rule(language + path, UNFRAMED)),
      rule(`${language}assets/*`, { ...UNFRAMED, ...KEPT }),
    ]),
    "",
  ].join("\n");
}
