import type { Strings } from "./en";

export const strings: Strings = {
  /** BCP 47: what pages declare as their language, and what lists are joined by. */
  tag: "zh-Hans",
  /** The folder of its chapters in `content/`, and the name of its files in every `strings/`. */
  files: "zh",
  /** The digits from 0 to 9 and the decimal sign. */
  signs: "0123456789.",
};

// What joins words in code. Each is a constant of its own: the bundler writes its value where it is used.
/** Between the members of a list. */
export const LIST = "、";
/** Between parts of a sentence. */
export const COMMA = "，";
export const SEMICOLON = "；";
export const COLON = "：";
export const STOP = "。";
/** Between two sentences, and between a sentence and a link. */
export const GAP = "";
export const OPEN = "（";
export const CLOSE = "）";
/** Before the last member of a list. */
export const AND = "和";
/** Between two ends. */
export const TO = "至";
/** After a number. */
export const PERCENT = "%";
/** After an angle. */
export const PER_SECOND = "/s";
/** A Chinese character is as wide as two letters. */
export const widthOf = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}，、。：；（）“”]/gu)?.length ?? 0);
