import MiniSearch from "minisearch";

/** Words up to this length allow no misspelling or beginning. */
const SHORT = 3;

/** Without accents, case, and English endings. */
function stem(word: string): string {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length > 4 ? plain.replace(/(?<=\w{3})(ing|ed|es|s)$/, "") : plain;
}

export interface Strings {
  readonly wordsIn: (text: string) => string[];
  /** Of a query. */
  readonly wordsAsked: (text: string) => string[];
  readonly stem: (word: string) => string;
  /** Whether the term finds longer words that begin with it. */
  readonly isBeginning: (term: string) => boolean;
  /** The text in pieces, those that were meant apart. */
  readonly marked: (text: string, matched: readonly string[]) => { text: string; isMatched: boolean }[];
}

/** How a text is cut into words that are searched for. */
export const strings: Strings = {
  wordsIn: MiniSearch.getDefault("tokenize"),
  wordsAsked: MiniSearch.getDefault("tokenize"),
  stem,
  isBeginning: (term) => term.length > SHORT,
  marked: (text, matched) =>
    text.split(/([\p{L}\p{N}]+)/u).map((piece) => ({
      text: piece,
      isMatched: piece !== "" && matched.includes(stem(piece)),
    })),
};
