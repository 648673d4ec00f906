import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser } from "acorn";
import type { Problem } from "./problem";

/** A node of the syntax tree, as ESTree has it; those of TypeScript begin with TS. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };
  readonly [field: string]: unknown;
}

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

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
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

export function problemAt(kind: Problem["kind"], { loc }: Node, ...names: string[]): Problem {
  return { kind, line: loc.start.line, column: loc.start.column + 1, names };
}

export function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? "") : "";
}

export function isFunction({ type }: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
}
