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

export const MOST_PROBLEMS = 20;

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Place {
  readonly kind: ProblemKind;
  readonly names: readonly string[];
}
