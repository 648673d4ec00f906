import { isSheetFile } from "../chapters";
import type { ChapterText, Problem } from "./chapterTags";

const SPOKEN = /(?:question|claim|outcome|ask|title|needs)="([^"]*)"/g;
/** Imports, addresses, ids of headings, formulas, values, what a phrase sets, and references. */
const NOT_PROSE = [
  /^## .*\{#references\}[\s\S]*/m,
  /^import .*$/gm,
  /\]\([^)\s]*\)/g,
  / \{#\S+\}$/gm,
  // Programs, which the chapter's tests run.
  /^```[\s\S]*?^```$/gm,
  /\$\$[\s\S]*?\$\$/g,
  /\$[^$\n]+\$/g,
  /<(?:Value|Seen) [^>]*\/>/g,
  /\{\{[\s\S]*?\}\}/g,
  // A source's year.
  /\b(1[5-9]\d\d|20[0-2]\d)\b/g,
];
const TAG = /<\w+((?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*)\s*\/?>/g;

/** Every chapter speaks of these vectors by their colours. */
const ALWAYS_COLOURED = /\\boldsymbol\s*(?:\\omega|\\tau|L)(?![a-z])/;
const MARKED = /\\term\{\w+\}\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const FORMULA = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g;

/** Finds typed digits, words to avoid, unlisted symbols, and vectors without their colour. */
export function proseProblems({ file, text }: ChapterText): Problem[] {
  const prose = NOT_PROSE.reduce(blanked, text).replace(TAG, spokenAlone);
  return [
    ...found(prose, /.{0,30}\d.{0,20}/g, "a typed digit: numbers in prose are computed", file),
    ...found(prose, /!|\bsimply\b/gi, "prose has no exclamation mark and no “simply”", file),
    ...(isSheetFile(file) ? [] : symbolProblems({ file, text })),
    ...Array.from(text.matchAll(FORMULA)).flatMap(({ 0: tex, index }) =>
      ALWAYS_COLOURED.test(tex.replace(MARKED, ""))
        ? [problemAt(text, index, file, `a vector without its colour: write it with \\term: ${tex}`)]
        : [],
    ),
  ];
}

/** A chapter's list holds every term that its text or formulas mark, and no other. */
function symbolProblems({ file, text }: ChapterText): Problem[] {
  const terms = text.matchAll(/<Term id="(\w+)"|\\term\{(\w+)\}/g);
  const used = new Set(Array.from(terms, ([, prose, formula]) => prose ?? formula ?? ""));
  const list = /<Symbols ids=\{(\[[^\]]*\])\}/.exec(text);
  if (!list) return [problemAt(text, 0, file, "the list of symbols is missing: <Symbols ids={[…]} />")];
  const listed: readonly string[] = JSON.parse(list[1] ?? "[]");
  const missing = [...used]
    .filter((id) => !listed.includes(id))
    .map((id) => `the list of symbols lacks ${id}`);
  const unused = listed
    .filter((id) => !used.has(id))
    .map((id) => `no text or formula marks ${id}, which is listed`);
  return [...missing, ...unused].map((message) => problemAt(text, list.index, file, message));
}

function found(prose: string, pattern: RegExp, what: string, file: string): Problem[] {
  return Array.from(prose.matchAll(pattern), ({ 0: words, index }) =>
    problemAt(prose, index, file, `${what}: ${words.trim()}`),
  );
}

/** Blanks for what matches: all else keeps its line and column. */
function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, blank);
}

const blank = (text: string) => text.replace(/\S/g, " ");

/** Of a tag, only the attributes that are read as prose. */
function spokenAlone(tag: string): string {
  const spoken = Array.from(tag.matchAll(SPOKEN), ({ 0: { length }, 1: words = "", index }) => {
    const end = index + length - 1;
    return { start: end - words.length, end };
  });
  return Array.from(tag, (letter, at) =>
    spoken.some(({ start, end }) => start <= at && at < end) ? letter : blank(letter),
  ).join("");
}

/** @param offset letters from the beginning of the text */
export function problemAt(text: string, offset: number, file: string, message: string): Problem {
  const above = text.slice(0, offset).split("\n");
  return { file, line: above.length, column: (above.at(-1) ?? "").length + 1, message };
}
