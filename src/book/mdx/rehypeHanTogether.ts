import type { TreeNode } from "./mdxTree.ts";

/** Before a unit, and after the sign of a paragraph. */
const GAP = / (?=(?:kg|cm|m|s|rad|N|J|Hz)(?![A-Za-z]))|(?<=§) (?=\d)/g;

/** With the punctuation that touches it. */
const UNIT_AFTER_NUMBER = /^\u00a0[A-Za-z²³/\u00a0]+[，。；：！？、）》」]*/;

/** In Chinese a line may end at any character: not between a number and its unit. */
export function rehypeHanTogether() {
  return (tree: TreeNode): void => {
    if (/\p{Script=Han}/u.test(textOf(tree))) keepTogether(tree);
  };
}

function keepTogether(node: TreeNode): void {
  if (node.tagName === "pre" || node.tagName === "code") return;
  if (node.type === "text" && node.value) node.value = node.value.replace(GAP, "\u00a0");
  if (!node.children) return;
  for (const child of node.children) keepTogether(child);
  node.children = node.children.reduce<TreeNode[]>(joined, []);
}

function joined(before: TreeNode[], node: TreeNode): TreeNode[] {
  const last = before.at(-1);
  // A line can end beside a formula, whatever the gap.
  const unit = node.type === "text" ? UNIT_AFTER_NUMBER.exec(node.value ?? "")?.[0] : undefined;
  if (!unit || !last || last.type === "text") return [...before, node];
  // As in math.css.
  const whole = {
    type: "element",
    tagName: "span",
    properties: { className: ["with-punctuation", "before-mark"] },
    children: [last, text(unit)],
  };
  return [...before.slice(0, -1), whole, text(node.value?.slice(unit.length) ?? "")];
}

const text = (value: string): TreeNode => ({ type: "text", value });

function textOf({ value = "", children = [] }: TreeNode): string {
  return value + children.map(textOf).join("");
}
