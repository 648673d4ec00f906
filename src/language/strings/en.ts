export const strings = {
  /** BCP 47: what pages declare as their language, and what lists are joined by. */
  tag: "en",
  /** The folder of its chapters in `content/`, and the name of its files in every `strings/`. */
  files: "en",
  /** The digits from 0 to 9 and the decimal sign. */
  signs: "0123456789.",
};

export type Strings = typeof strings;
