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
  | "fault"
  | "threw"
  | "recursion";

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
