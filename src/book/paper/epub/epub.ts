import { readFileSync } from "node:fs";
import { selectAll } from "hast-util-select";
import type { BrowserContext } from "playwright-core";
import { COLOURS, TERMS } from "../../../ui/glossary";
import { type Imprint, pageWith, titlePage } from "../bookPage";
import type { Files } from "../pdf";
import type { Book } from "../readBook";
import type { Strings } from "../strings/en";
import { documentsOf } from "./documents";
import { packed } from "./package";
import { photograph, photographCover } from "./stills";

/** The book for readers of books: text and formulas that flow, and a photograph of each figure as it is printed. */
export async function epubOf(
  context: BrowserContext,
  files: Files,
  book: Book,
  imprint: Imprint,
  words: Strings,
): Promise<Uint8Array> {
  const figures = book.chapters.flatMap(({ text }) => selectAll("figure.figure, .stills", text));
  const pages = figures.map((figure) => pageWith([figure], book, imprint, words));
  const title = pageWith([titlePage(book, imprint, words)], book, imprint, words);
  const stills = await photograph(context, files, pages);
  const cover = await photographCover(context, files, title);
  const style = readFileSync("src/book/paper/epub/style.css", "utf8") + termColours();
  return packed(documentsOf(book, imprint, words, stills), { stills, cover }, style, imprint, words);
}

/** Readers of books know no variables. */
function termColours(): string {
  const rules = (theme: 0 | 1) =>
    Object.entries(TERMS).map(([id, { colour }]) => {
      const shade = colour && COLOURS[colour].text;
      return shade ? `.term-${id} { color: ${shade[theme]}; }\n` : "";
    });
  return `${rules(0).join("")}@media (prefers-color-scheme: dark) {\n${rules(1).join("")}}\n`;
}
