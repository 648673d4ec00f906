import type { BuiltPage } from "../pages/pages.tsx";
import { type Entry, KINDS, type SearchFile } from "../search/index.ts";
import { chaptersOf } from "./completePages.ts";

/** [letters] */
const SHOWN = 220;
/** The notebook's rarest words first. */
const MORE_WORDS = 30;

export type SearchWords = Omit<SearchFile, "entries">;

export function searchFile(pages: readonly BuiltPage[], words: SearchWords): SearchFile {
  const others = pages.filter(({ path }) =>
    ["cases/", "show/", "embedding/", "lab/", "core/"].includes(path),
  );
  const all = [...others, ...chaptersOf(pages)].flatMap(({ entries = [] }) => entries);
  const counts = sectionCounts(all);
  // Many chapters list one symbol.
  const isFirst = ({ kind, title }: Entry, place: number) =>
    kind !== "symbol" || all.findIndex((other) => other.title === title) === place;
  const kept = all.filter(isFirst).map((entry) => shortened(entry, counts));
  return { ...words, entries: KINDS.flatMap((kind) => kept.filter((entry) => entry.kind === kind)) };
}

function shortened(entry: Entry, counts: ReadonlyMap<string, number>): Entry {
  if (entry.kind === "section") return excerpt(entry, counts);
  return entry.kind === "figure" ? { ...entry, text: beginning(entry.text) } : entry;
}

function excerpt(section: Entry, counts: ReadonlyMap<string, number>): Entry {
  const text = beginning(section.text);
  const shown = new Set(wordsOf(`${section.title} ${text}`));
  const rare = [...new Set(wordsOf(section.text))]
    .filter((word) => !shown.has(word) && (word.length > 3 || /\p{Script=Han}/u.test(word)))
    .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    .slice(0, MORE_WORDS);
  return { ...section, text, words: [section.words, ...rare].join(" ").trim() };
}

function sectionCounts(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of entries.filter(({ kind }) => kind === "section"))
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const HAN_WORDS = new Intl.Segmenter("zh", { granularity: "word" });

/** Of three letters or more; of Chinese text, of two characters or more. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.flatMap((word) =>
    /\p{Script=Han}/u.test(word)
      ? Array.from(HAN_WORDS.segment(word), ({ segment }) => segment).filter(({ length }) => length > 1)
      : [word],
  );
}

/** Whole sentences up to SHOWN letters, or the first alone. */
function beginning(text: string): string {
  const sentences = text.match(/.+?(?:[.!?](?=\s|$)|[。！？])/g) ?? [text];
  let shown = sentences[0] ?? "";
  for (const next of sentences.slice(1)) {
    if (shown.length + next.length > SHOWN) break;
    shown += next;
  }
  return shown.length > 2 * SHOWN ? `${shown.slice(0, SHOWN).replace(/\s+\S*$/, "")} …` : shown;
}
