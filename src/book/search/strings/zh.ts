import MiniSearch from "minisearch";
import type { Strings } from "./en";

const splitAtMarks = MiniSearch.getDefault("tokenize");
const HAN = /\p{Script=Han}/u;

/** Latin words and runs of Chinese characters, which no spaces divide into words. */
const runsIn = (text: string) =>
  splitAtMarks(text).flatMap(
    (word: string) => word.match(/\p{Script=Han}+|(?:(?!\p{Script=Han}).)+/gu) ?? [],
  );

/** Every two neighbours: a word of any length is found by its pairs, however a dictionary would cut the sentence. */
const pairsOf = (run: string) =>
  Array.from({ length: run.length - 1 }, (_, place) => run.slice(place, place + 2));

const withPairs = (run: string, isQuery: boolean) => {
  if (!HAN.test(run)) return [run];
  if (isQuery) return run.length === 1 ? [run] : pairsOf(run);
  return [...run, ...pairsOf(run)];
};

const stem = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const strings: Strings = {
  wordsIn: (text) => runsIn(text).flatMap((run: string) => withPairs(run, false)),
  wordsAsked: (text) => runsIn(text).flatMap((run: string) => withPairs(run, true)),
  stem,
  isBeginning: (term) => term.length > 3,
  marked(text, matched) {
    const isMarked = Array.from(text, () => false);
    const letters = Array.from(text);
    const mark = (from: number, length: number) => isMarked.fill(true, from, from + length);
    for (const [run, from] of runsWithPlaces(letters.join("")))
      if (HAN.test(run))
        for (const term of matched)
          for (let at = run.indexOf(term); HAN.test(term) && at >= 0; at = run.indexOf(term, at + 1))
            mark(from + at, term.length);
      else if (matched.includes(stem(run))) mark(from, run.length);
    return piecesOf(letters, isMarked);
  },
};

const runsWithPlaces = (text: string): [string, number][] =>
  Array.from(text.matchAll(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu), ({ 0: run, index }) => [
    run,
    index,
  ]);

function piecesOf(letters: readonly string[], isMarked: readonly boolean[]) {
  const pieces: { text: string; isMatched: boolean }[] = [];
  letters.forEach((letter, place) => {
    const isMatched = isMarked[place] ?? false;
    const last = pieces.at(-1);
    if (last?.isMatched === isMatched) last.text += letter;
    else pieces.push({ text: letter, isMatched });
  });
  return pieces;
}
