import type { ValueSpec } from "../../chapters/values";
import type { ChapterSlug } from "../chapters";
import type { SetFigure } from "../shown";
import type { Mend } from "./mends";
import type { Thread } from "./threads";

/** What is known of a case in every language. What is seen, why, and how to tell and mend it, its strings say. */
export interface CaseFacts {
  readonly chapter: ChapterSlug;
  /** The id of a heading in the chapter. */
  readonly section: string;
  /** The id of an equation in the chapter. */
  readonly equation: string;
  /** The figure that shows it, set to the very frame. */
  readonly figure: SetFigure;
  /** What the reason names, worked out by the core, in the order in which the words take it. */
  readonly values?: readonly ValueSpec[];
  readonly mends: readonly [Mend, ...Mend[]];
  readonly threads: readonly [Thread, ...Thread[]];
}

/** The words of a case. */
export interface CaseWords {
  /** In the index, to be recognised at a glance. */
  readonly name: string;
  /** What is seen, in a sentence. */
  readonly sees: string;
  /** What people call it, for the search. */
  readonly words: string;
  /** In two sentences; its arguments are the values of the case. */
  readonly why: string | ((...values: string[]) => string);
  /** How to tell it from other cases, by their ids. */
  readonly alike: Readonly<Record<string, string>>;
  /** What to do, whatever the engine. */
  readonly mend: string;
}
