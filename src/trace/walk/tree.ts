/** A node of the syntax tree, as ESTree has it, whichever parser made it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Whether a field of a node is a node itself. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The nodes right below a node, in the order of its fields. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The name of an identifier; empty for anything that has none. */
export function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? "") : "";
}
