import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ChapterText, Problem } from "../chapterTags";
import { problemAt } from "../proseProblems";

const HAN = "\\p{Script=Han}";
/** Stands for each letter of a tag, a formula, a program or an address. */
const OTHER = "\u0001";

/** GB/T 15834; the gap between Chinese and Latin letters is the style sheet's (`text-autospace`). */
const FAULTS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [new RegExp(`${HAN}[,;:?!]|[,;?!]${HAN}`, "gu"), "a half-width mark beside a Chinese character"],
  [new RegExp(`${HAN}\\.(?![\\w.])`, "gu"), "a half-width stop after a Chinese character"],
  [new RegExp(`${HAN}\\([^)]*${HAN}`, "gu"), "half-width brackets around Chinese"],
  [
    new RegExp(`${HAN} +[\\p{L}\\p{N}${OTHER}]|[\\p{L}\\p{N}${OTHER}] +${HAN}`, "gu"),
    "a typed gap beside a Chinese character",
  ],
  [
    new RegExp(`[${"，。；：？！、）」』”"}${HAN}]\\n(?=[${HAN}A-Za-z<])`, "gu"),
    "a line end within a paragraph, which shows as a gap",
  ],
];

const NOT_CHINESE = [
  /^import .*$/gm,
  /^```[\s\S]*?^```$/gm,
  /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g,
  /\]\([^)\s]*\)/g,
];
const TAG = /<\/?[A-Za-z][^<>]*?(?:=>[^<>]*?)*>/g;

interface Term {
  readonly en: string;
  readonly zh: string;
  readonly not?: readonly string[];
  /** Longer words that hold one of these and mean something else. */
  readonly within?: readonly string[];
}

/** Words for which another word is used, and the longer words that they may stand in: 转矩 in 旋转矩阵. */
export function bannedWords(terms = parse(readFileSync("content/zh/terms.yaml", "utf8")) as readonly Term[]) {
  const used = terms.flatMap(({ zh, within = [] }) => [...zh.split("; "), ...within]);
  return terms.flatMap(({ zh, not = [] }) =>
    not.map((word) => ({ word, zh, within: used.filter((longer) => longer.includes(word)) })),
  );
}

/** Marks of the wrong width, typed gaps, and words that are not the notebook's. */
export function chineseProblems({ file, text }: ChapterText): Problem[] {
  const words = NOT_CHINESE.reduce((rest, pattern) => rest.replace(pattern, blank), text)
    .replace(/ \{#\S+\}$/gm, (id) => OTHER.repeat(id.length))
    .replace(TAG, readAlone);
  const marks = FAULTS.flatMap(([pattern, what]) =>
    Array.from(words.matchAll(pattern), ({ 0: found, index }) =>
      problemAt(text, index, file, `${what}: ${text.slice(index - 8, index + found.length + 8).trim()}`),
    ),
  );
  return [...marks, ...termProblems(file, text)];
}

function termProblems(file: string, text: string): Problem[] {
  return bannedWords().flatMap(({ word, zh, within }) => {
    const others = within.reduce((rest, longer) => rest.replaceAll(longer, blank), text);
    return Array.from(others.matchAll(new RegExp(word, "g"))).map(({ index }) =>
      problemAt(text, index, file, `${word}: the notebook's word is ${zh}`),
    );
  });
}

const blank = (text: string) => text.replace(/\S/g, OTHER);

function readAlone(tag: string): string {
  return tag.replace(/"[^"]*"|[^"]+/g, (part) =>
    /^".*\p{Script=Han}/u.test(part) ? OTHER + part.slice(1, -1) + OTHER : blank(part),
  );
}
