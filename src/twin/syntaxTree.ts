import { parseSync } from "vite";

/** A node of the syntax tree, as ESTree has it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * @param file   for messages
 * @param source TypeScript
 * @returns the program's node
 * @throws Error for source that does not parse, naming the file
 */
export function parsed(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}
