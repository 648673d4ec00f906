import type { Element, ElementContent, Properties } from "hast";
import { selectAll } from "hast-util-select";
import { replaceAll } from "./trees";

/** A chapter's own ids are unique in that chapter alone; and of other letters than these a PDF makes other names. */
export const idIn = (slug: string, id: string) =>
  `${slug}--${id.replace(/[^\w-]/gu, (letter) => letter.codePointAt(0)?.toString(16) ?? "")}`;

/** Rows of symbols become one list for the whole book. */
const ofBook = (id: string) => id === "symbols" || id.startsWith("symbol-");

const REFERENCES = ["ariaLabelledBy", "ariaDescribedBy", "ariaControls", "htmlFor", "popoverTarget"];

/** A link that leaves its chapter gets the page's number on paper. */
export const PAGED = "dataPaged";

/** Makes a chapter's ids unique in the book. */
export function prefixIds(text: Element, slug: string): void {
  const own = (id: string) => (ofBook(id) ? id : idIn(slug, id));
  for (const { properties } of selectAll("*", text)) {
    if (typeof properties.id === "string") properties.id = own(properties.id);
    for (const name of REFERENCES) prefixNames(properties, name, own);
    for (const [name, value] of Object.entries(properties))
      if (typeof value === "string" && value.includes("url(#"))
        properties[name] = value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${own(id)})`);
    if (typeof properties.xLinkHref === "string")
      properties.xLinkHref = `#${own(properties.xLinkHref.slice(1))}`;
  }
}

function prefixNames(properties: Properties, name: string, own: (id: string) => string): void {
  const value = properties[name];
  if (typeof value === "string") properties[name] = own(value);
  if (Array.isArray(value)) properties[name] = value.map((id) => own(String(id)));
}

/** Where the pages of the built site are thought to be while links are followed. */
const ROOT = "http://site.invalid/";

/**
 * Links to pages of the book lead to their places in it. Other pages of the site keep their address where there is one; where not,
 * the words stay without a link.
 *
 * @param address of the site's root, or null
 */
export function resolveLinks(
  text: Element,
  slug: string,
  slugs: readonly string[],
  address: string | null,
): void {
  replaceAll(text, "a[href]", (link) => {
    const url = new URL(String(link.properties.href), `${ROOT}chapters/${slug}/`);
    if (!url.href.startsWith(ROOT)) return [link];
    const [, chapter = ""] = /^\/chapters\/([\w-]+)\/$/.exec(url.pathname) ?? [];
    if (!slugs.includes(chapter)) return elsewhere(link, url.href.slice(ROOT.length), address);
    const { href: _, ...properties } = link.properties;
    const target = placeInBook(chapter, decodeURIComponent(url.hash.slice(1)));
    const paged = chapter === slug ? {} : { [PAGED]: target };
    return [{ ...link, properties: { ...properties, href: `#${target}`, ...paged } }];
  });
}

function placeInBook(chapter: string, id: string): string {
  if (ofBook(id)) return id;
  return id === "" || id === "text" ? chapter : idIn(chapter, id);
}

function elsewhere(link: Element, path: string, address: string | null): ElementContent[] {
  if (address === null) return link.children;
  return [{ ...link, properties: { ...link.properties, href: address + path } }];
}
