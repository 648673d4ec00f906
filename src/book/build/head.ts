import { escapeMarkup } from "../../format/text.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { CARD } from "./card.ts";
import type { Edition } from "./edition.ts";
import { FEED } from "./feed.ts";
import { O_EMBED, oEmbedPath } from "./oEmbed.ts";
import { absolute, addressFrom, type Site } from "./site.ts";

/** The notebook whose pages these are. */
export interface Publication {
  readonly site: Site;
  readonly edition: Edition;
  /** BCP 47 */
  readonly language: string;
  /** From this language's root to that of each, by its tag. */
  readonly languages: Readonly<Record<string, string>>;
}

/** What programs read of a page: search engines, and those that show a card beside a link (ogp.me, schema.org). */
export function headOf(page: BuiltPage, publication: Publication): string {
  const { site } = publication;
  const { title, description } = page;
  const own = absolute(site, page.path);
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta("name", "description", description),
    ...Object.entries(cardOf(page, site)).map(([property, content]) => meta("property", property, content)),
    meta("name", "twitter:card", "summary_large_image"),
    page.canonical === undefined
      ? own && link("canonical", own)
      : `${meta("name", "robots", "noindex")}\n    ${link("canonical", own ? new URL(page.canonical, own).href : page.canonical)}`,
    ...alternates(page, publication),
    own &&
      (page.figure === undefined
        ? link("alternate", feedOf(publication), "application/atom+xml")
        : link("alternate", absolute(site, oEmbedPath(page)) ?? "", O_EMBED)),
    `<script type="application/ld+json">${JSON.stringify(resourceOf(page, publication)).replaceAll("<", "\\u003c")}</script>`,
  ]
    .filter(Boolean)
    .join("\n    ");
}

/** The page in each language, for search engines, which want whole addresses. */
function alternates({ path, canonical }: BuiltPage, { site, languages }: Publication): string[] {
  if (site.origin === null || canonical !== undefined || path.endsWith(".html")) return [];
  return Object.entries(languages).map(
    ([tag, root]) =>
      `<link rel="alternate" hreflang="${tag}" href="${escapeMarkup(new URL(root + path, `${site.origin}${site.base}`).href)}" />`,
  );
}

/** In the first language, as its changelog is. */
function feedOf({ site: { origin, base }, languages }: Publication): string {
  const [first = ""] = Object.values(languages);
  return new URL(first + FEED, `${origin}${base}`).href;
}

const meta = (key: string, name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;

const link = (rel: string, address: string, type?: string) =>
  `<link rel="${rel}"${type ? ` type="${type}"` : ""} href="${escapeMarkup(address)}" />`;

function cardOf(page: BuiltPage, site: Site): Readonly<Record<string, string>> {
  const address = absolute(site, page.path);
  return {
    "og:site_name": "Tumble",
    "og:type": page.path === "" ? "website" : "article",
    "og:title": page.title,
    "og:description": page.description,
    ...(address === null ? {} : { "og:url": address }),
    "og:image": addressFrom(site, page, page.card ?? CARD.file),
    "og:image:type": "image/png",
    "og:image:alt": page.title,
    "og:image:width": String(CARD.width),
    "og:image:height": String(CARD.height),
  };
}

function resourceOf(page: BuiltPage, { site, edition, language }: Publication): object {
  const { version, date } = edition;
  const address = absolute(site, page.path);
  const whole = absolute(site, "");
  return {
    "@context": "https://schema.org",
    "@type": "LearningResource",
    name: page.title,
    description: page.description,
    inLanguage: language,
    educationalLevel: "undergraduate",
    isAccessibleForFree: true,
    license: "https://spdx.org/licenses/MIT.html",
    author: { "@type": "Organization", name: "The Tumble authors" },
    version,
    dateModified: date,
    image: addressFrom(site, page, page.card ?? CARD.file),
    ...(address === null ? {} : { url: address }),
    ...(page.path === ""
      ? {
          hasPart: (page.parts ?? []).map(({ title, path }) => ({
            "@type": "LearningResource",
            name: title,
            url: addressFrom(site, page, path),
          })),
        }
      : {
          isPartOf: {
            "@type": "LearningResource",
            name: "Tumble",
            url: whole ?? addressFrom(site, page, ""),
          },
        }),
  };
}
