import { FRAME, frameMarkup } from "../../figures/shell/share/frameMarkup.ts";
import { embedPath } from "../chapters.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { CARD } from "./card.ts";
import { absolute, type Site } from "./site.ts";

/** What the link to it says it is (oembed.com, section 4). */
export const O_EMBED = "application/json+oembed";

export function oEmbedPath({ slug, figure = "" }: Pick<BuiltPage, "slug" | "figure">): string {
  return slug ? `${embedPath(slug, figure)}oembed.json` : "";
}

/**
 * What a site that takes links asks for to show the figure in their place (oembed.com, section 2.3.4.4). It is a file, so that it
 * opens the figure at its start, whatever the link's state. Null where the site has no address.
 */
export function oEmbedOf(page: BuiltPage, site: Site): object | null {
  const { slug, figure = "", title } = page;
  const frame = slug ? absolute(site, embedPath(slug, figure)) : null;
  if (frame === null) return null;
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Tumble",
    provider_url: absolute(site, ""),
    html: frameMarkup(frame, title),
    width: FRAME.width,
    height: FRAME.height,
    thumbnail_url: absolute(site, page.card ?? CARD.file),
    thumbnail_width: CARD.width,
    thumbnail_height: CARD.height,
  };
}
