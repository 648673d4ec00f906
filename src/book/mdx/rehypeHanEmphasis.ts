import type { TreeNode } from "./mdxTree.ts";

/** Emphasised Chinese words are told from slanted letters, which name quantities: Chinese is not slanted (zh.css). */
export function rehypeHanEmphasis() {
  return (tree: TreeNode): void => markHan(tree);
}

function markHan(node: TreeNode): void {
  if (node.tagName === "em" && /\p{Script=Han}/u.test(textOf(node)))
    node.properties = { ...node.properties, className: ["han"] };
  for (const child of node.children ?? []) markHan(child);
}

function textOf({ value = "", children = [] }: TreeNode): string {
  return value + children.map(textOf).join("");
}
