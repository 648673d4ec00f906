/** A node of a chapter's syntax tree, as remark plug-ins meet it: text, formulas, and components with their attributes. */
export interface TreeNode {
  type: string;
  name?: string | null;
  value?: string;
  children?: TreeNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** The value of a component's attribute; undefined where it has none, or one that is not plain text. */
export function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

export function addAttribute(node: TreeNode, name: string, value: unknown): void {
  node.attributes = [...(node.attributes ?? []), { type: "mdxJsxAttribute", name, value }];
}

/** Meets a node and all that is in it, in the order of the text. */
export function visit(node: TreeNode, meet: (node: TreeNode) => void): void {
  meet(node);
  for (const child of node.children ?? []) visit(child, meet);
}
