import MiniSearch from "minisearch";
import { strings as language, type Strings } from "./strings/en.ts";

/** Readers mostly come for what they see in their simulation. */
const WEIGHTS = {
  absent: 0,
  page: 1.6,
  symptom: 1.5,
  tool: 1.4,
  section: 1.2,
  figure: 1,
  rule: 1.1,
  symbol: 1,
  equation: 0.5,
};

export type Kind = keyof typeof WEIGHTS;

export const KINDS = Object.keys(WEIGHTS) as Kind[];

export interface Entry {
  readonly kind: Kind;
  /** From the notebook's root. */
  readonly address: string;
  readonly title: string;
  /** A section's chapter: some headings stand in two. */
  readonly place?: string;
  readonly text: string;
  /** Searched, not shown; of what is absent, phrases separated by semicolons. */
  readonly words: string;
}

export interface SearchFile {
  readonly groups: Readonly<Record<Kind, string>>;
  readonly stopWords: readonly string[];
  /** What ½ is read as. */
  readonly half: string;
  readonly entries: readonly Entry[];
}

export interface Found extends Entry {
  /** The words of the entry that were meant. */
  readonly matched: readonly string[];
}

/** The half as people type it and formulas have it: else 1/2 would be two numbers and ½ none. */
const HALF = /½|(?<![\d.,])(?:1\s?[/⁄]\s?2|0[.,]5)(?![\d/]|[.,]\d)/g;

/** Words up to this length allow no misspelling; long ones may be two letters off. */
const SHORT = 3;
const LONG = 9;

/** @returns finds entries, the best first */
export function searchOf(
  { entries, stopWords, half }: SearchFile,
  { wordsIn, wordsAsked, stem, isBeginning }: Strings = language,
): (query: string) => readonly Found[] {
  const isStop = new Set(stopWords);
  const withHalf = (text: string) => text.replace(HALF, ` ${half} `);
  const tokenize = (text: string) => wordsAsked(withHalf(text));
  const processTerm = (term: string) => (isStop.has(term.toLowerCase()) ? null : stem(term));
  const search = new MiniSearch<Entry & { readonly id: number }>({
    fields: ["title", "text", "words"],
    tokenize: (text) => wordsIn(withHalf(text)),
    processTerm,
    searchOptions: {
      tokenize,
      boost: { title: 2.5, words: 1.8 },
      prefix: isBeginning,
      fuzzy: (term) => (term.length <= SHORT ? false : term.length < LONG ? 1 : 2),
      weights: { fuzzy: 0.25, prefix: 0.5 },
      boostDocument: (id) => WEIGHTS[entries[id as number]?.kind ?? "section"],
    },
  });
  search.addAll(entries.map((entry, id) => ({ ...entry, id })).filter(({ kind }) => kind !== "absent"));
  const wordsOf = (text: string): string[] =>
    tokenize(text).flatMap((term: string) => processTerm(term) || []);
  const absent = absentFrom(entries, wordsOf);
  return (query) => {
    const missing = absent(wordsOf(query));
    const isAnswered = new Set(missing.flatMap(({ matched }) => matched));
    const asked = tokenize(query).filter((term: string) => !isAnswered.has(stem(term)));
    const results = search.search(asked.join(" "));
    const exact = results.filter(({ terms, queryTerms }) => queryTerms.some((term) => terms.includes(term)));
    const found = (exact.length > 0 ? exact : results).flatMap(({ id, terms }) => {
      const entry = entries[id];
      return entry ? [{ ...entry, matched: terms }] : [];
    });
    return [...missing, ...found];
  };
}

/** @returns finds absent topics of which a whole phrase is in the query */
function absentFrom(
  entries: readonly Entry[],
  wordsOf: (text: string) => readonly string[],
): (words: readonly string[]) => readonly Found[] {
  const topics = entries
    .filter(({ kind }) => kind === "absent")
    .map((entry) => ({ entry, phrases: entry.words.split(";").map(wordsOf) }));
  return (words) =>
    topics.flatMap(({ entry, phrases }) => {
      const matched = phrases.filter((phrase) => phrase.every((word: string) => words.includes(word))).flat();
      return matched.length > 0 ? [{ ...entry, matched }] : [];
    });
}

/** The text in pieces, those that were meant apart. */
export const { marked } = language;
