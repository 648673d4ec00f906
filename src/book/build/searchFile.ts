import { withCharacters } from "../markup.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import type { Entry, Kind, SearchFile } from "../search/index.ts";
import { chaptersOf } from "./completePages.ts";
import { withoutElements } from "./withoutElements.ts";

/** Reads off the rendered pages what a search can find in them. */

/** The length of the excerpt that is shown with a section [letters]. */
const SHOWN = 220;
/** The number of further words of a section that are indexed, the rarest in the notebook first. */
const MORE_WORDS = 30;

/** The words that the file needs, in the language that is built. */
export interface SearchWords {
  readonly groups: Readonly<Record<Kind, string>>;
  readonly stopWords: readonly string[];
  readonly half: string;
}

export function searchFile(pages: readonly BuiltPage[], words: SearchWords): SearchFile {
  const chapters = chaptersOf(pages);
  const sectionCounts = wordCounts(chapters);
  const entries = [
    ...pages.filter(({ path }) => path === "cases/").flatMap(cases),
    ...chapters.flatMap((page) => sections(page, sectionCounts)),
    ...chapters.flatMap(figures),
    ...chapters.flatMap(rules),
    ...firstOfEach(chapters.flatMap(symbols)),
    ...chapters.flatMap(equations),
  ];
  return { ...words, entries };
}

function cases({ path, body }: BuiltPage): Entry[] {
  const rows = body.matchAll(
    /<section class="case" id="([^"]+)" data-words="([^"]*)"><h3>(.*?)<\/h3><p class="case-sees">(.*?)<\/p>.*?<p class="case-says">(.*?)<\/p>/gs,
  );
  return Array.from(rows, ([, id, words = "", name = "", sees = "", why = ""]) => ({
    kind: "symptom",
    address: `${path}#${id}`,
    title: plainText(name),
    text: `${plainText(sees)} ${plainText(why)}`,
    words: plainText(words),
  }));
}

/** Sections of a chapter with their first sentences; questions and lists of sources are not indexed. */
function sections({ path, body }: BuiltPage, sectionCounts: ReadonlyMap<string, number>): Entry[] {
  const [, chapter = ""] = /<p class="chapter-place">(.*?)<\/p>/s.exec(body) ?? [];
  const place = `${plainText(chapter)} · ${titleOf(body)}`;
  return sectionsOf(body).map(({ id, heading, html }) => {
    const whole = plainText(html);
    const text = beginning(whole);
    const shown = new Set(wordsOf(`${heading} ${text}`));
    const rare = [...new Set(wordsOf(whole))]
      .filter((word) => !shown.has(word) && word.length > 3)
      .sort((a, b) => (sectionCounts.get(a) ?? 0) - (sectionCounts.get(b) ?? 0))
      .slice(0, MORE_WORDS);
    return { kind: "section", address: `${path}#${id}`, title: heading, place, text, words: rare.join(" ") };
  });
}

function sectionsOf(body: string): { id: string; heading: string; html: string }[] {
  const parts = body.split(/(?=<h[23] id=")/).slice(1);
  return parts.flatMap((part) => {
    const [head, id = "", inner = ""] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/s.exec(part) ?? [];
    if (!head || /^(references|things-to-try|check-yourself|spot-the-slip)$/.test(id)) return [];
    return [{ id, heading: plainText(inner.replace(/<a .*?<\/a>/s, "")), html: part.slice(head.length) }];
  });
}

function figures({ path, body }: BuiltPage): Entry[] {
  const all = body.matchAll(
    /<figure [^>]*\bid="([^"]+)".*?class="figure-head"[^>]*>(.*?)<\/p>.*?<figcaption[^>]*>(.*?)<\/figcaption>/gs,
  );
  return Array.from(all, ([, id, head = "", caption = ""]) => ({
    kind: "figure",
    address: `${path}#${id}`,
    title: plainText(head),
    text: beginning(plainText(caption)),
    words: "",
  }));
}

/** Rows of the table of rules; the programs that use a rule find it too. */
function rules({ path, body }: BuiltPage): Entry[] {
  const rows = body.matchAll(
    /<tr id="(rule-[^"]+)"[^>]*><th[^>]*><span class="rule-name">(.*?)<\/span>(.*?)<\/tr>/gs,
  );
  return Array.from(rows, ([, id = "", name = "", cells = ""]) => {
    const users =
      new RegExp(`<div data-rule="${id.slice(5)}"[^>]*><dt>.*?</dt><dd>(.*?)</dd>`, "s").exec(body)?.[1] ??
      "";
    const kept = /<td data-conserves[^>]*>(.*?)<\/td>/s.exec(cells)?.[1] ?? "";
    return {
      kind: "rule",
      address: `${path}#${id}`,
      title: plainText(name),
      text: plainText(users),
      words: `${id.slice(5).replaceAll("-", " ")} ${plainText(kept)}`,
    };
  });
}

function symbols({ path, body }: BuiltPage): Entry[] {
  const rows = body.matchAll(
    /<tr id="(symbol-[^"]+)"[^>]*><th[^>]*>(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/gs,
  );
  return Array.from(rows, ([, id = "", sign = "", name = "", unit = ""]) => ({
    kind: "symbol",
    address: `${path}#${id}`,
    title: `${plainText(sign)}, ${plainText(name)}`,
    text: plainText(unit),
    words: id.slice(7),
  }));
}

/** Keeps the first entry of each symbol: many chapters list it. */
function firstOfEach(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ title }, place) => entries.findIndex((other) => other.title === title) === place);
}

function equations({ path, body }: BuiltPage): Entry[] {
  const all = body.matchAll(/<div class="equation" id="([^"]+)" role="group" aria-label="([^"]+)"/g);
  return Array.from(all, ([, id = "", name = ""]) => ({
    kind: "equation",
    address: `${path}#${id}`,
    title: `${name}: ${id.replaceAll("-", " ")}`,
    text: titleOf(body),
    words: "",
  }));
}

function titleOf(body: string): string {
  return plainText(/<h1>(.*?)<\/h1>/s.exec(body)?.[1] ?? "");
}

/** The number of sections in which each word stands. */
function wordCounts(chapters: readonly BuiltPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { html } of chapters.flatMap(({ body }) => sectionsOf(body)))
    for (const word of new Set(wordsOf(plainText(html)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whole sentences up to a length, or the first alone. */
function beginning(text: string): string {
  const sentences = text.match(/.+?[.!?](?=\s|$)/g) ?? [text];
  let shown = sentences[0] ?? "";
  for (const next of sentences.slice(1)) {
    if (shown.length + next.length > SHOWN) break;
    shown += next;
  }
  return shown.length > 2 * SHOWN ? `${shown.slice(0, SHOWN).replace(/\s+\S*$/, "")} …` : shown;
}

/** Accents as signs of their own, and the combining characters that stand for them. */
const ACCENTS: Readonly<Record<string, string>> = { "^": "\u0302", "˙": "\u0307", ˉ: "\u0304" };

/** Formulas of a line as their MathML reads, from left to right; what KaTeX draws has a fraction's denominator first. */
function formulasInLine(html: string): string {
  return withoutElements(html, "span", '<span class="katex-html"')
    .replace(/<annotation\b.*?<\/annotation>/gs, "")
    .replace(/<mo>(.)<\/mo><\/mover>/g, (all, sign) => ACCENTS[sign] ?? all)
    .replace(/<mfrac>(<(\w+)>.*?<\/\2>)(.*?)<\/mfrac>/gs, "$1/$3");
}

/** The text of some HTML without its tables, figures and displayed formulas. */
function plainText(html: string): string {
  const prose = withoutElements(html, "div", '<div class="equation"', " … ");
  const text = formulasInLine(prose)
    .replace(/<(figure|table|svg|dl|button)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, "");
  return withCharacters(text).replace(/\s+/g, " ").trim();
}
