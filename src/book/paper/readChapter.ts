import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { h } from "hastscript";
import type { BookStill, BookStills } from "../pages/bookStills";
import { type Answer, takeAnswers } from "./answers";
import { idIn, prefixIds, resolveLinks } from "./links";
import type { Strings } from "./strings/en";
import { removeAll, replaceAll, selected, textOf, withoutFormulas } from "./trees";

export interface BookChapter {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  /** The chapter's own elements, without what a page alone has. */
  readonly text: Element;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly answers: readonly Answer[];
  readonly symbols: readonly Element[];
  readonly references: readonly Element[];
}

export interface BookPlace {
  /** In order. */
  readonly slugs: readonly string[];
  /** Of the site's root; null where it has none. */
  readonly address: string | null;
  readonly words: Strings;
  /** Of the book alone. */
  readonly stills?: BookStills;
}

/** Names what is photographed for readers of books. */
export const STILL = "dataStill";

/** Neither paper nor a reader of books can be pressed. */
const OF_PAGES = `.chapter-head, .reading-note, .guesses, .turn-page, .heading-link, .dock-head, .transport, .figure-choice, .hold-bar,
  .more-panel, .picture-trouble, .all-numbers, .sliders, .slider-row, .plot-tools, .engine-button, .recipe-lines button, .lane-controls .switch,
  .rule-links, .registry-table :is(th, td):nth-child(4), .readouts.engines-table thead th:last-child, .readouts.engines-table td:last-child,
  canvas, noscript, script, template, [hidden]`;

export function readChapter(page: string, slug: string, place: BookPlace): BookChapter {
  const tree = h("div", fromHtml(page));
  return withoutFormulas(tree, () => chapterFrom(selected(".chapter-text", tree), slug, place));
}

function chapterFrom(
  text: Element,
  slug: string,
  { slugs, address, words, stills = {} }: BookPlace,
): BookChapter {
  const title = textOf(selected("h1", text));
  const number = slugs.indexOf(slug);
  removeAll(text, OF_PAGES);
  replaceAll(text, "#things-to-try", (heading) => [heading, h("p.at-screen", words.atScreen)]);
  showPrintedStills(text);
  for (const [id, still] of Object.entries(stills[slug] ?? {}))
    showBookStill(selected(`#${id}`, text), still);
  markStills(text, slug);
  addAddresses(text, slug, address ?? "", words);
  prefixIds(text, slug);
  resolveLinks(text, slug, slugs, address);
  const symbols = selectAll(".symbols tbody tr", text);
  removeAll(text, ".symbols");
  const references = takeReferences(text, slug);
  const answers = takeAnswers(text, { slug, number }, words);
  openFolds(text);
  return {
    slug,
    number,
    title,
    references,
    answers,
    sections: selectAll("h2[id]", text).map((heading) => ({
      id: String(heading.properties.id),
      title: textOf(heading),
    })),
    symbols,
    text: h("div.chapter-text", text.children),
  };
}

/** The still that a page keeps for paper takes the place of the figure’s own. */
function showPrintedStills(text: Element): void {
  const stills = selectAll(".printed-still", text);
  removeAll(text, ".printed-still");
  for (const still of stills) {
    const [head, ...pictures] = still.children;
    const id = String(head?.type === "element" ? head.properties.id : "").replace(/-printed$/, "");
    const figure = selected(`#${id}`, text);
    const pictured = h("div.printed-still", pictures);
    figure.children = [selected(".figure-head", figure), pictured, selected("figcaption", figure)];
  }
}

/** A state that only the book shows, in the place of the figure’s own or above it. */
function showBookStill(figure: Element, { instead, besides }: BookStill): void {
  const stillIn = (markup: string) => h("div.printed-still", fromHtml(markup, { fragment: true }).children);
  const head = selected(".figure-head", figure);
  if (instead !== "") figure.children = [head, stillIn(instead), selected("figcaption", figure)];
  if (besides !== "") figure.children.splice(figure.children.indexOf(head) + 1, 0, stillIn(besides));
}

/** What a reader of books gets as pictures; a table and a program are text. */
const PICTURED = `.figure-stage:not(:has(table, pre)), .printed-still > .pictures, .measures, .matrices, .plots, .plot, .function-values,
  .stills .picture`;

function markStills(text: Element, slug: string): void {
  let place = 0;
  replaceAll(text, PICTURED, (still) => {
    still.properties[STILL] = `${slug}-${++place}`;
    return [still];
  });
}

/** Each numbered figure has a page to itself. */
function addAddresses(text: Element, slug: string, root: string, words: Strings): void {
  for (const figure of selectAll("figure[id]:has(.figure-number)", text)) {
    const address = `${root}embed/${slug}/${figure.properties.id}/`;
    const shown = address.replace(/^https?:\/\//, "");
    const link = root === "" ? shown : h("a", { href: address }, shown);
    const [before, after] = words.figureAddress("\u0000").split("\u0000");
    selected("figcaption", figure).children.push(h("p.figure-address", [before, link, after]));
  }
}

function openFolds(text: Element): void {
  replaceAll(text, "details", ({ properties, children }) => [h("div", properties, children)]);
  replaceAll(text, "summary", ({ children }) => [h("p.fold-title", children)]);
}

function takeReferences(text: Element, slug: string): Element[] {
  const references: Element[] = [];
  replaceAll(text, `.text-section:has(#${idIn(slug, "references")})`, ({ children }) => {
    for (const child of children)
      if (child.type === "element" && child.tagName !== "h2") references.push(child);
    return [];
  });
  return references;
}
