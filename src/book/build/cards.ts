import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CHAPTERS, chapterPath } from "../chapters.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { CARD, CARD_FIGURE, cardOf, isPaintable } from "./card.ts";
import { pictureOf } from "./completePages.ts";
import { termColours } from "./termStyle.ts";

/** Draws the cards of the first page, of each chapter, and of each figure of bodies; any other figure shows its chapter's. */
export function withCards(
  root: string,
  outDir: string,
  pages: readonly BuiltPage[],
  title: string,
): BuiltPage[] {
  const theme = readFileSync(join(root, "src/book/styles/theme.css"), "utf8") + termColours();
  const draw = (file: string, words: string, picture: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), cardOf(picture, words.replace(/ · Tumble$/, ""), theme));
    return file;
  };
  const bodyOf = (path: string) => pages.find((page) => page.path === path)?.body ?? "";
  draw(
    CARD.file,
    title.replace(/^Tumble: h/, "H"),
    pictureOf(bodyOf(CARD_FIGURE.path), CARD_FIGURE.figure) ?? "",
  );
  return pages.map((page) => {
    const chapter = CHAPTERS.find(({ slug }) => slug === page.slug);
    if (!chapter) return page;
    const own = page.figure && pictureOf(page.body, page.figure);
    if (page.figure && own && isPaintable(own))
      return { ...page, card: draw(`cards/${chapter.slug}-${page.figure}.png`, page.title, own) };
    if (page.figure) return { ...page, card: `cards/${chapter.slug}.png` };
    const picture = pictureOf(bodyOf(chapterPath(chapter)), chapter.picture) ?? "";
    return { ...page, card: draw(`cards/${chapter.slug}.png`, page.title, picture) };
  });
}
