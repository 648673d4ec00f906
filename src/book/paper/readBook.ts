import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { CHAPTERS, chapterOf, chapterPath } from "../chapters";
import { type BookChapter, type BookPlace, readChapter } from "./readChapter";
import { removeAll, selected } from "./trees";

export interface Book {
  readonly chapters: readonly BookChapter[];
  /** A row each, in the order in which the chapters list them. */
  readonly symbols: readonly Element[];
  readonly symbolsHead: Element;
  /** The first page’s, for the cover. */
  readonly picture: Element;
  /** The style sheet of the site, below its root. */
  readonly sheet: string;
}

/** @param site the folder of the built site */
export function readBook(site: string, place: Omit<BookPlace, "slugs">): Book {
  const pageAt = (path: string) => readFileSync(join(site, path, "index.html"), "utf8");
  const slugs = CHAPTERS.map(({ slug }) => slug);
  const chapters = CHAPTERS.map((chapter) =>
    readChapter(pageAt(chapterPath(chapter)), chapter.slug, { ...place, slugs }),
  );
  const symbols = new Map<unknown, Element>();
  for (const row of chapters.flatMap((chapter) => chapter.symbols))
    if (!symbols.has(row.properties.id)) symbols.set(row.properties.id, row);
  const symbolsHead = selected(
    ".symbols thead",
    fromHtml(pageAt(chapterPath(chapterOf("state-and-momentum")))),
  );
  const cover = fromHtml(pageAt(""));
  const picture = selected("#tumbling .picture svg", cover);
  removeAll(picture, "text");
  const { href } = selected("link[rel=stylesheet][disabled]", cover).properties;
  return {
    chapters,
    symbols: [...symbols.values()],
    symbolsHead,
    picture,
    sheet: String(href).replace("./", ""),
  };
}
