import type { Element, ElementContent } from "hast";
import { selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { Edition } from "../build/edition";
import { idIn, PAGED } from "./links";
import type { Book } from "./readBook";
import type { BookChapter } from "./readChapter";
import type { Strings } from "./strings/en";

export interface Imprint extends Edition {
  readonly language: string;
  /** Of the site's root; null where it has none. */
  readonly address: string | null;
}

/** The book’s own style sheet, by its path. */
export const SHEET = "book.css";

/** Stands in the text for the number of the page on which a place is. */
const OPEN = "⟦";
const CLOSE = "⟧";

const pageOf = (id: string) => `${OPEN}${id}${CLOSE}`;

/** The places of which a page's number is printed. */
export const numberedPlaces = (html: string) => [...html.matchAll(/⟦([^⟧]+)⟧/g)].map(([, id = ""]) => id);

/** @param pages by the ids of places; a page that is not known yet is as wide as most are */
export function withPageNumbers(html: string, pages: ReadonlyMap<string, number>): string {
  return html.replace(/⟦([^⟧]+)⟧/g, (_, id: string) => String(pages.get(id) ?? "000"));
}

/** The whole book as one page, without its page numbers. */
export function bookPage(book: Book, imprint: Imprint, words: Strings): string {
  const parts = [
    titlePage(book, imprint, words),
    h("section.book-front", [kicker(words), ...howToRead(words), contents(book, words)]),
    ...book.chapters.map((chapter) => chapterPart(chapter, words)),
    answersPart(book, words),
    symbolsPart(book, words),
    referencesPart(book, words),
  ];
  for (const part of parts) addPages(part, words);
  return pageWith(parts, book, imprint, words);
}

/** Its title page, or other parts of it, as a page of their own. */
export function pageWith(
  parts: readonly Element[],
  book: Book,
  { language }: Imprint,
  words: Strings,
): string {
  const head = [
    h("meta", { charSet: "utf-8" }),
    h("title", `${words.title}: ${words.subtitle}`),
    ...[book.sheet, SHEET].map((sheet) => h("link", { rel: "stylesheet", href: sheet })),
    h("style", runningHeads(book, words)),
  ];
  const body = h("body", h("main", [...parts]));
  return `<!doctype html>${toHtml(h("html", { lang: language }, [h("head", head), body]))}`;
}

export function titlePage({ picture }: Book, imprint: Imprint, words: Strings): Element {
  return h("section.title-page", [
    h("p.title-page-name", words.title),
    h("p.title-page-subtitle", words.subtitle),
    h("div.picture", picture),
    ...imprintLines(imprint, words),
  ]);
}

export function imprintLines({ version, date, address }: Imprint, words: Strings): Element[] {
  const site = address === null ? [] : [h("a", { href: address }, address.replace(/^https?:\/\//, ""))];
  return [words.author, words.edition(version, date), words.licence, ...site].map((line) => h("p", line));
}

export function howToRead({ howToRead: { title, paragraphs } }: Strings): Element[] {
  return [h("h1", title), ...paragraphs.map((text) => h("p", text))];
}

function contents({ chapters }: Book, words: Strings): Element {
  const line = (id: string, title: string) =>
    h("a.contents-line", { href: `#${id}` }, [h("span", title), h("span.contents-page", pageOf(id))]);
  const ends = [
    ["answers", words.answers],
    ["symbols", words.symbols],
    ["references", words.references],
  ] as const;
  return h("nav.book-contents", [
    h("h1", words.contents),
    h("ol", [
      ...chapters.map(({ slug, number, title, sections }) =>
        h("li", [
          line(slug, `${number}  ${title}`),
          h(
            "ol",
            sections.map(({ id, title }) => h("li", line(id, title))),
          ),
        ]),
      ),
      ...ends.map(([id, title]) => h("li", line(id, title))),
    ]),
  ]);
}

export function chapterPart({ slug, number, title, text }: BookChapter, words: Strings): Element {
  return h("section.book-chapter", { style: `page: part-${slug}` }, [
    h("p.chapter-place", words.chapter(number)),
    h("h1", { id: slug }, title),
    text,
  ]);
}

/** A heading that begins a sheet, Chromium's outline of the PDF names twice. */
const kicker = ({ title }: Strings) => h("p.chapter-place", title);

export function answersPart({ chapters }: Book, words: Strings): Element {
  return h("section.book-end.answers", { style: "page: part-answers" }, [
    kicker(words),
    h("h1#answers", words.answers),
    ...chapters.flatMap(({ number, title, answers }) => [
      h("h2", `${number}  ${title}`),
      ...answers.map(({ id, number, question, content }) =>
        h("div.answered", { id, "epub:type": "endnote" }, [
          h("p.answered-name", h("a", { href: `#${question}`, [PAGED]: question }, number)),
          ...content,
        ]),
      ),
    ]),
  ]);
}

export function symbolsPart({ symbols, symbolsHead }: Book, words: Strings): Element {
  return h("section.book-end.symbols", { style: "page: part-symbols" }, [
    kicker(words),
    h("h1#symbols", words.symbols),
    h("table", [symbolsHead, h("tbody", [...symbols])]),
  ]);
}

export function referencesPart({ chapters }: Book, words: Strings): Element {
  return h("section.book-end.references", { style: "page: part-references" }, [
    kicker(words),
    h("h1#references", words.references),
    ...chapters.flatMap(({ slug, number, title, references }) =>
      references.length > 0
        ? [h("h2", { id: idIn(slug, "references") }, `${number}  ${title}`), ...references]
        : [],
    ),
  ]);
}

/** Links that leave their chapter say where on paper they lead. */
function addPages(part: Element, words: Strings): void {
  for (const link of selectAll("a[data-paged]", part)) {
    const page: ElementContent = h(
      "span.page-ref",
      `(${words.page(pageOf(String(link.properties[PAGED])))})`,
    );
    link.children = [...link.children, page];
  }
}

/** Above each page stands whose it is. */
function runningHeads({ chapters }: Book, words: Strings): string {
  const parts = [
    ...chapters.map(({ slug, number, title }) => [slug, `${number}  ${title}`] as const),
    ["answers", words.answers] as const,
    ["symbols", words.symbols] as const,
    ["references", words.references] as const,
  ];
  return parts
    .map(([name, title]) => `@page part-${name} { @top-center { content: ${JSON.stringify(title)} } }`)
    .join("\n");
}
