import type { ValueSpec } from "../../chapters/values";
import type { ChapterSlug } from "../chapters";
import type { SetFigure } from "../shown";
import type { Mend } from "./mends";
import type { Thread } from "./threads";

/** The facts of a case that are the same in every language. Its strings say what is seen, why, and how to recognise and mend it. */
export interface CaseFacts {
  readonly chapter: ChapterSlug;
  /** The id of a heading in the chapter. */
  readonly section: string;
  /** The id of an equation in the chapter. */
  readonly equation: string;
  /** The figure that shows it, and the state in which it does. */
  readonly figure: SetFigure;
  /** The values that the reason names, computed by the core, in the order of the arguments of `why`. */
  readonly values?: readonly ValueSpec[];
  readonly mends: readonly [Mend, ...Mend[]];
  readonly threads: readonly [Thread, ...Thread[]];
}

/** The words of a case. */
export interface CaseWords {
  /** The name in the index, short enough to be recognised at a glance. */
  readonly name: string;
  /** What is seen, in a sentence. */
  readonly sees: string;
  /** Words that people use for it, for the search. */
  readonly words: string;
  /** The reason in two sentences; its arguments are the values of the case. */
  readonly why: string | ((...values: string[]) => string);
  /** How to tell it from other cases, by their ids. */
  readonly alike: Readonly<Record<string, string>>;
  /** What to do, whatever the engine. */
  readonly mend: string;
}
