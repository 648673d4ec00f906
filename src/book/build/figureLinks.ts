import { escapeMarkup } from "../../format/text.ts";
import { figurePath } from "../chapters.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { hashOf } from "./assemble.ts";
import { headOf, type Publication } from "./head.ts";
import { oEmbedOf, oEmbedPath } from "./oEmbed.ts";

/**
 * The page whose address a figure's link has. A static host answers it whatever the query, so that what shows a card beside the link
 * shows the figure's. A reader is led on at once, to the figure in its chapter, with the state that the link carries.
 *
 * @param page the figure's own (embeds.ts)
 */
export function figureLinkPage(page: BuiltPage, publication: Publication): string {
  const { slug, figure = "", title } = page;
  if (!slug) throw new Error(`${page.path} is about no figure of a chapter`);
  const link = { ...page, path: figurePath(slug, figure), canonical: "../" };
  const leadOn = `location.replace("../"+location.search+"#${figure}")`;
  return `<!doctype html>
<html lang="${publication.language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashOf(leadOn)}; base-uri 'none'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    ${headOf(link, publication)}
    <script>${leadOn}</script>
  </head>
  <body>
    <main><h1><a href="../#${figure}">${escapeMarkup(title)}</a></h1></main>
  </body>
</html>
`;
}

/** What stands beside the page that a figure has to itself, by file name. */
export function figureFiles(page: BuiltPage, publication: Publication): Readonly<Record<string, string>> {
  const { slug, figure } = page;
  if (!slug || figure === undefined) return {};
  const embedding = oEmbedOf(page, publication.site);
  return {
    [`${figurePath(slug, figure)}index.html`]: figureLinkPage(page, publication),
    ...(embedding && { [oEmbedPath(page)]: JSON.stringify(embedding) }),
  };
}
