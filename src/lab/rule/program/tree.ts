import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser } from "acorn";
import { childrenOf, isNode, type Node, nameOf } from "../../../twin/walk/tree";
import type { Problem } from "./problem";

export { childrenOf, isNode, type Node, nameOf };

const TypeScript = Parser.extend(tsPlugin());

/** The syntax tree of a program, or where and why there is none. */
export function parse(source: string): Node | Problem {
  try {
    return TypeScript.parse(source, {
      ecmaVersion: 2022,
      sourceType: "module",
      locations: true,
    }) as unknown as Node;
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
    const reason = message.replace(/\s*\(\d+:\d+\)$/, "");
    return { kind: "syntax", line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1, names: [reason] };
  }
}

export function isProblem(made: Node | Problem): made is Problem {
  return "kind" in made && "names" in made;
}

/** Every node of a tree that is code: what only says types is left out. */
export function* codeIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) if (!isType(child)) yield* codeIn(child);
}

/** Nodes that TypeScript has beside its code, and that go when it is run. */
export function isType({ type }: Node): boolean {
  return type.startsWith("TS") && !WRAPPERS.has(type) && !REFUSED.has(type);
}

/** Nodes that hold an expression together with a type. */
export const WRAPPERS = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
]);

/** What TypeScript alone has and a program would need to run: enums and the like. */
export const REFUSED = new Set([
  "TSEnumDeclaration",
  "TSModuleDeclaration",
  "TSImportEqualsDeclaration",
  "TSExportAssignment",
  "TSParameterProperty",
  "TSNamespaceExportDeclaration",
]);

/** A problem where a node begins. */
export function problemAt(kind: Problem["kind"], { loc }: Node, ...names: string[]): Problem {
  const { line, column } = (loc as { readonly start: { readonly line: number; readonly column: number } })
    .start;
  return { kind, line, column: column + 1, names };
}

export function isFunction({ type }: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
}
