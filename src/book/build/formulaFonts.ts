import postcss, { type Rule } from "postcss";
import { characterNamed } from "../markup.ts";

/**
 * Which characters of the formulas stand in which of KaTeX's fonts. Each font is cut down to its own: every formula's letters in
 * every font were twice as much.
 */

interface Face {
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** What `.katex` itself asks for. */
const BASE: Face = { family: "KaTeX_Main", isBold: false, isItalic: false };

/** A rule that sets a font: for elements that have all of its classes, and what stands in them. */
interface FontRule {
  readonly classes: readonly string[];
  readonly face: Partial<Face>;
}

/**
 * @param markup the HTML of everything with formulas in it
 * @param style  the style sheet, KaTeX's rules in it
 * @returns the characters by the font's name, as its file bears it: `KaTeX_Main-Regular`
 */
export function formulaCharacters(markup: readonly string[], style: string): Map<string, string> {
  const rules = fontRules(style);
  const found = new Map<string, Set<string>>();
  for (const html of markup) {
    for (const { index } of html.matchAll(/<span class="katex-html"/g)) {
      for (const [face, text] of textsOfSpan(html, index, rules)) {
        const characters = found.get(fontOf(face)) ?? new Set();
        found.set(fontOf(face), characters);
        for (const sign of text) characters.add(sign);
      }
    }
  }
  return new Map(Array.from(found, ([font, characters]) => [font, [...characters].join("")]));
}

function fontOf({ family, isBold, isItalic }: Face): string {
  return `${family}-${`${isBold ? "Bold" : ""}${isItalic ? "Italic" : ""}` || "Regular"}`;
}

/** KaTeX's rules that set fonts, as the cascade has them: the more classes, the later. */
function fontRules(style: string): FontRule[] {
  const rules: (FontRule & { specificity: number })[] = [];
  postcss.parse(style).walkRules(/^\.katex \./, (rule) => {
    const face = faceSetBy(rule);
    if (Object.keys(face).length === 0) return;
    for (const selector of rule.selectors) {
      // A rule for the children of a class is one for what stands in it.
      const [last = ""] =
        selector
          .split(/[\s>]+/)
          .findLast((part) => part.includes("."))
          ?.match(/\..*/) ?? [];
      rules.push({ classes: last.slice(1).split("."), face, specificity: selector.split(".").length });
    }
  });
  return rules.sort((a, b) => a.specificity - b.specificity);
}

function faceSetBy(rule: Rule): Partial<Face> {
  const face: { family?: string; isBold?: boolean; isItalic?: boolean } = {};
  rule.walkDecls((declaration) => {
    if (declaration.prop === "font-family") face.family = declaration.value.split(",")[0] ?? "";
    if (declaration.prop === "font-weight") face.isBold = declaration.value === "700";
    if (declaration.prop === "font-style") face.isItalic = declaration.value === "italic";
  });
  return face;
}

/** A tag, with whether it ends or begins a `span`, and its classes; else a character, as itself or by name. */
const PIECE =
  /<(?:(?<end>\/span)|(?<begin>span)(?: class="(?<names>[^"]*)")?)?[^>]*>|&(?<name>[^;]+);|(?<text>[^<&]+)/gy;

/** The texts inside the span that begins at `start`, each with its font. KaTeX closes every tag that it opens. */
function* textsOfSpan(markup: string, start: number, rules: readonly FontRule[]): Generator<[Face, string]> {
  const open: Face[] = [];
  PIECE.lastIndex = start;
  do {
    const groups = PIECE.exec(markup)?.groups;
    if (!groups) throw new Error("a formula's markup ends within it");
    const { begin, end, names = "", name, text } = groups;
    if (begin) open.push(faceWithin(open.at(-1) ?? BASE, names.split(" "), rules));
    if (end) open.pop();
    const written = text ?? (name ? knownCharacter(name) : "");
    if (written) yield [open.at(-1) ?? BASE, written];
  } while (open.length > 0);
}

function faceWithin(face: Face, names: readonly string[], rules: readonly FontRule[]): Face {
  const own = rules.filter(({ classes }) => classes.every((name) => names.includes(name)));
  return Object.assign({}, face, ...own.map((rule) => rule.face));
}

function knownCharacter(name: string): string {
  const character = characterNamed(name);
  if (character === undefined) throw new Error(`KaTeX is not known to write &${name};`);
  return character;
}
