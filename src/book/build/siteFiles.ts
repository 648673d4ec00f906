import { escapeMarkup } from "../../format/text.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { headersFile } from "./headers.ts";
import { languagesFrom } from "./languages.ts";
import { absolute, listed, type Site } from "./site.ts";

/** What programs that read sites ask for at the root, of every language, by file name (sitemaps.org, RFC 9309). */
export function siteFiles(
  site: Site,
  pages: readonly BuiltPage[],
  date: string,
): Readonly<Record<string, string>> {
  const { language, languages } = languagesFrom();
  if (languages[language] !== "") return {};
  const map = absolute(site, "sitemap.xml");
  const robots = "User-agent: *\nAllow: /\n";
  const _headers = headersFile(site, pages);
  if (map === null) return { "robots.txt": robots, _headers };
  const places = Object.values(languages).flatMap((folder) =>
    listed(pages).map(
      ({ path }) =>
        `  <url><loc>${escapeMarkup(absolute(site, folder + path) ?? "")}</loc><lastmod>${date}</lastmod></url>`,
    ),
  );
  return {
    _headers,
    "robots.txt": `${robots}Sitemap: ${map}\n`,
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join("\n")}\n</urlset>\n`,
  };
}
