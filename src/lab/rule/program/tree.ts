import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser } from "acorn";
import { childrenOf, isNode, type Node, nameOf } from "../../../trace/walk/tree";
import type { strings } from "../strings/en";

export { childrenOf, isNode, type Node, nameOf };

export const MOST_PROBLEMS = 20;

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type ProblemKind = keyof (typeof strings)["problem"];

export interface Problem extends Place {
  readonly kind: ProblemKind;
  readonly names: readonly string[];
}

const TypeScript = Parser.extend(tsPlugin());

/** @throws SyntaxError, with the place as `loc` */
export function parse(source: string): Node {
  const options = { ecmaVersion: 2022, sourceType: "module", locations: true } as const;
  return TypeScript.parse(source, options) as unknown as Node;
}

/** A tree can be too deep for the parser or a check. */
export function unreadable(error: unknown): Problem {
  const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
  const reason = message.replace(/\s*\(\d+:\d+\)$/, "");
  return { kind: "syntax", line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1, names: [reason] };
}

export function codeIn(root: Node): Node[] {
  const code = [root];
  for (const node of code) for (const child of childrenOf(node)) if (!isType(child)) code.push(child);
  return code;
}

export function isType({ type }: Node): boolean {
  return type.startsWith("TS") && !WRAPPERS.has(type) && !REFUSED.has(type);
}

export const WRAPPERS = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
]);

export const REFUSED = new Set([
  "TSEnumDeclaration",
  "TSModuleDeclaration",
  "TSImportEqualsDeclaration",
  "TSExportAssignment",
  "TSParameterProperty",
  "TSNamespaceExportDeclaration",
]);

export function problemAt(kind: ProblemKind, { loc }: Node, ...names: string[]): Problem {
  const { line, column } = (loc as { readonly start: { readonly line: number; readonly column: number } })
    .start;
  return { kind, line, column: column + 1, names };
}

export function isFunction({ type }: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
}
