import type { Element, ElementContent, Properties } from "hast";
import { selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { escapeMarkup } from "../../../format/text";
import { STILL } from "../readChapter";
import { removeAll, replaceAll, textOf, withoutFormulas } from "../trees";

/** In an attribute HTML allows this sign, and XML does not. */
const LESS = "\uE000";

/** A document of the book, complete. */
export function documentOf(language: string, title: string, body: readonly ElementContent[]): string {
  const markup = toHtml([...body], {
    closeSelfClosing: true,
    characterReferences: { useNamedReferences: false },
  }).replaceAll(LESS, "&lt;");
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeMarkup(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${markup}</body>
</html>
`;
}

/** Only for a page or for a sheet of paper. */
const UNUSED =
  ".page-ref, button:not(.term), fieldset, form, input, select, label, svg, .visually-hidden, .select, .figure-choice, wbr";

/** PNG, by name. */
export type Stills = ReadonlyMap<string, Uint8Array>;

/** As readers of books can show it: formulas as MathML, figures as pictures. */
export function forReaders(part: Element, stills: Stills): Element {
  const tree = structuredClone(part);
  withoutFormulas(tree, () => simplify(tree, stills));
  for (const formula of selectAll(".katex", tree)) formula.children = mathsIn(formula);
  return tree;
}

function simplify(tree: Element, stills: Stills): void {
  // What shows nothing on paper has no still.
  replaceAll(tree, "[data-still]", (still) =>
    stills.has(String(still.properties[STILL])) ? [imageOf(still)] : [],
  );
  removeAll(tree, UNUSED);
  replaceAll(tree, "button.term", ({ children }) => [h("span.term", children)]);
  for (const element of [tree, ...selectAll("*", tree)]) element.properties = kept(element.properties);
}

/** KaTeX’s markup is a formula’s MathML and, after it, its picture. */
function mathsIn({ children: [math] }: Element): ElementContent[] {
  return math?.type === "element" ? math.children : [];
}

function imageOf(still: Element): Element {
  return h("img", { src: `images/${still.properties[STILL]}.png`, alt: descriptionOf(still) });
}

/** What it is called for those who cannot see it, or the words in it. */
function descriptionOf(still: Element): string {
  const named = [still, ...selectAll("[role=img][aria-label], svg[aria-label]", still)]
    .map(({ properties }) => properties.ariaLabel)
    .filter((label) => typeof label === "string");
  return named.join(" ") || wordsOf(still);
}

function wordsOf(element: Element): string {
  const words = element.children.map((child) => (child.type === "element" ? wordsOf(child) : textOf(child)));
  return words.join(" ").replace(/\s+/g, " ").trim();
}

/** Without scripts and a site's style sheet nothing reads the rest. */
const KEPT =
  /^(?:alt|ariaHidden|ariaLabel|className|colSpan|display|epub:type|href|id|lang|role|rowSpan|scope|src|title|type|xmlns)$/;

function kept(properties: Properties): Properties {
  const entries = Object.entries(properties).filter(([name]) => KEPT.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("<", LESS) : value]),
  );
}
