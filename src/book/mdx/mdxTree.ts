/** A node of a chapter's syntax tree, as plug-ins meet it: text, formulas, HTML elements, and components with their attributes. */
export interface TreeNode {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** The parsed program of a node that holds imports and exports. */
  data?: { estree?: { body: readonly Statement[] } };
}

/** A statement of a program; one that imports has the names that it makes known. */
interface Statement {
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
}

/** The file that a tree was parsed from. */
export interface SourceFile {
  readonly path?: string;
  /** Stops the build and says where. */
  fail(reason: string, place: TreeNode): never;
}

/** The value of a component's attribute; undefined where it has none, or one that is not plain text. */
export function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

export function addAttribute(node: TreeNode, name: string, value: unknown): void {
  node.attributes = [...(node.attributes ?? []), { type: "mdxJsxAttribute", name, value }];
}

/** Calls `meet` with a node and all that is in it, in the order of the text. */
export function visit(node: TreeNode, meet: (node: TreeNode) => void): void {
  meet(node);
  for (const child of node.children ?? []) visit(child, meet);
}
