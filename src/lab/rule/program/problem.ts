/** What is wrong with a program; the lab's strings have a sentence for each kind. */
export type ProblemKind =
  | "syntax"
  | "tooLong"
  | "nothingExported"
  | "exportForm"
  | "notAFunction"
  | "manyParameters"
  | "axes"
  | "noReturn"
  | "someReturn"
  | "returnShape"
  | "unknownModule"
  | "unknownImport"
  | "importForm"
  | "dynamicImport"
  | "async"
  | "generator"
  | "class"
  | "this"
  | "typeScriptOnly"
  | "unknownName"
  | "unknownNameNear"
  | "notImported"
  | "noMember"
  | "numberIndexed"
  | "notGiven"
  | "constant"
  | "listLength"
  | "arithmetic"
  | "argumentCount"
  | "argumentType"
  | "threw"
  | "recursion";

/** A problem, where it is: lines and columns from 1 on, as editors count them. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly line: number;
  readonly column: number;
  /** What the sentence names, in its order. */
  readonly names: readonly string[];
}
