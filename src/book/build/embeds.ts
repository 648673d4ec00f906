import { posix } from "node:path";
import { escapeMarkup } from "../../format/text.ts";
import { CHAPTERS, chapterPath, embedPath } from "../chapters.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import type { Strings } from "../strings/en.ts";

/** A figure's island: its markup, with its properties beside it. No island holds another. */
const ISLAND =
  /<div class="island" data-island="[^"]*" data-props="[^"]*"><figure id="([\w-]+)".*?<\/figure><\/div>/gs;

/** The page a figure has to itself, to stand in a frame of another site; the line below leads back to where it is explained. */
export function embeddedPages(pages: readonly BuiltPage[], words: Strings["embed"]): BuiltPage[] {
  return CHAPTERS.flatMap((chapter) => {
    const page = pages.find(({ path }) => path === chapterPath(chapter));
    return [...(page?.body.matchAll(ISLAND) ?? [])].map(([island, figure = ""]) => {
      const [, name = ""] =
        /<p class="figure-head"[^>]*>(?:<span class="figure-number">.*?<\/span>)?(.*?)<\/p>/s.exec(island) ??
        [];
      const home = `../../../${chapterPath(chapter)}`;
      const [trouble = ""] = /<template id="island-trouble">.*?<\/template>/s.exec(page?.body ?? "") ?? [];
      const back = `<p class="embed-home"><a href="${home}#${figure}" target="_blank" rel="noopener">${escapeMarkup(words.from)}</a></p>`;
      return {
        path: embedPath(chapter.slug, figure),
        slug: chapter.slug,
        figure,
        title: words.title(plainText(name)),
        description: plainText(/<figcaption\b[^>]*>(.*?)<\/figcaption>/s.exec(island)?.[1] ?? name),
        canonical: home,
        body: `<main id="text" class="embed" data-home="${home}"><h1 class="visually-hidden">${name}</h1>${elsewhere(island, chapterPath(chapter))}${back}</main>${trouble}`,
      };
    });
  });
}

/** Links of a caption go on to where they led from the chapter, in a window of their own. */
function elsewhere(island: string, chapter: string): string {
  return island.replace(/<a href="(?!https?:)([^"]*)"/g, (_, href: string) => {
    const [path = "", hash = ""] = href.split(/(?=#)/, 2);
    const target = path.startsWith("#") || path === "" ? chapter : posix.join(chapter, path);
    return `<a target="_blank" rel="noopener" href="../../../${target}${path.startsWith("#") ? path : hash}"`;
  });
}

const plainText = (markup: string) =>
  markup
    .replace(/<math\b.*?<\/math>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ")
    .trim();

/**
 * Of these pages alone. Pictures are no higher than a part of a page, so that the frame can be as high as the figure:
 * `{ tumble: "height", height }` [px] goes to whoever frames it. Nothing is listened to. The way back carries the address's state. A
 * history entry with a state has the page's script lead nobody to the figure: the page around the frame would be scrolled to it as well.
 */
export const EMBED = {
  style:
    ".embed{max-width:none;padding:.75rem}.embed .figure{margin:0}.embed-home{margin:.5rem 0 0;font:.85rem var(--sans)}" +
    "@layer chapter{.embed .picture:not(.figure-dialog *){max-height:min(20rem,max(7.5rem,(100svh - var(--beside))/var(--rows)))}}",
  script:
    '{const e=document.querySelector(".embed");e.querySelector(".embed-home a").search=location.search;' +
    'history.replaceState(history.state??{},"");' +
    'if(parent!==window)new ResizeObserver(()=>parent.postMessage({tumble:"height",height:e.offsetHeight},"*")).observe(e)}',
} as const;
