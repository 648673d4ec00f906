/** What is wrong with a program; the lab's strings have a sentence for each kind. */
export type ProblemKind =
  | "syntax"
  | "tooLong"
  | "nothingExported"
  | "exportForm"
  | "notAFunction"
  | "axes"
  | "unknownModule"
  | "unknownImport"
  | "importForm"
  | "dynamicImport"
  | "async"
  | "generator"
  | "class"
  | "this"
  | "typeScriptOnly"
  | "htmlComment"
  | "unknownName"
  | "unknownNameNear"
  | "notImported"
  | "fault"
  | "threw"
  | "recursion";

/** More problems than these are not listed. */
export const MOST_PROBLEMS = 20;

/** Lines and columns from 1 on, as editors count them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A problem, where it is. */
export interface Problem extends Place {
  readonly kind: ProblemKind;
  /** What the sentence names, in its order. */
  readonly names: readonly string[];
}
