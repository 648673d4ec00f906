import type { Element, ElementContent } from "hast";
import { selectAll } from "hast-util-select";
import { h } from "hastscript";
import {
  answersPart,
  chapterPart,
  howToRead,
  type Imprint,
  imprintLines,
  referencesPart,
  symbolsPart,
} from "../bookPage";
import type { Book } from "../readBook";
import type { Strings } from "../strings/en";
import { documentOf, forReaders, type Stills } from "./xhtml";

/** A file of the book, in reading order. */
export interface Document {
  readonly file: string;
  readonly title: string;
  readonly places: readonly { readonly id: string; readonly title: string }[];
  readonly body: Element;
}

export function documentsOf(book: Book, imprint: Imprint, words: Strings, stills: Stills): Document[] {
  const part = (name: string, title: string, body: Element, type: string) =>
    documentFrom(name, title, forReaders(body, stills), type);
  const ends = [
    ["answers", words.answers, answersPart(book, words), "endnotes"],
    ["symbols", words.symbols, symbolsPart(book, words), "glossary"],
    ["references", words.references, referencesPart(book, words), "bibliography"],
  ] as const;
  const documents = [
    part(
      "title",
      words.title,
      h("section", [h("h1", words.title), ...imprintLines(imprint, words)]),
      "titlepage",
    ),
    part("how-to-read", words.howToRead.title, h("section", howToRead(words)), "introduction"),
    ...book.chapters.map((chapter) => ({
      ...part(chapter.slug, `${chapter.number}  ${chapter.title}`, chapterPart(chapter, words), "chapter"),
      places: chapter.sections,
    })),
    ...ends.map(([name, title, body, type]) => part(name, title, body, type)),
  ];
  leadToFiles(documents);
  return documents;
}

function documentFrom(name: string, title: string, body: Element, type: string): Document {
  body.properties["epub:type"] = type;
  return { file: `${name}.xhtml`, title, places: [], body };
}

/** A place's file stands before its id. */
function leadToFiles(documents: readonly Document[]): void {
  const files = new Map<unknown, string>();
  for (const { file, body } of documents)
    for (const { properties } of selectAll("[id]", body)) files.set(properties.id, file);
  for (const { body } of documents)
    for (const { properties } of selectAll('a[href^="#"]', body)) {
      const id = String(properties.href).slice(1);
      const file = files.get(id);
      if (!file) throw new Error(`a link of the book leads to #${id}, which there is not`);
      properties.href = `${file}#${id}`;
    }
}

export function navigation(documents: readonly Document[], language: string, words: Strings): string {
  const item = (file: string, title: string, inner: readonly ElementContent[] = []) =>
    h("li", [h("a", { href: file }, title), ...inner]);
  const toc = documents.map(({ file, title, places }) => {
    const inner = places.map((place) => item(`${file}#${place.id}`, place.title));
    return item(file, title, inner.length > 0 ? [h("ol", inner)] : []);
  });
  return documentOf(language, words.contents, [
    h("nav", { "epub:type": "toc", role: "doc-toc" }, [h("h1", words.contents), h("ol", toc)]),
  ]);
}
