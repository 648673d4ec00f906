import type { Element, ElementContent, Nodes } from "hast";
import { select, selectAll } from "hast-util-select";

export function selected(selector: string, tree: Nodes): Element {
  const found = select(selector, tree);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Puts something else in the place of each outermost element that matches, in order. */
export function replaceAll(
  tree: Element,
  selector: string,
  replacement: (element: Element) => readonly ElementContent[],
): void {
  const found = new Set<unknown>(selectAll(selector, tree));
  const visit = (node: Element): void => {
    node.children = node.children.flatMap((child) => {
      if (child.type !== "element") return [child];
      if (found.has(child)) return replacement(child);
      visit(child);
      return [child];
    });
  };
  visit(tree);
}

/** Formulas are nine tenths of a chapter, and nothing in them is looked for. */
export function withoutFormulas<Result>(tree: Element, work: () => Result): Result {
  const formulas = new Map<Element, ElementContent[]>();
  const visit = (node: Element): void => {
    const { className } = node.properties;
    if (Array.isArray(className) && className.includes("katex")) {
      formulas.set(node, node.children);
      node.children = [];
    }
    for (const child of node.children) if (child.type === "element") visit(child);
  };
  visit(tree);
  const result = work();
  for (const [formula, children] of formulas) formula.children = children;
  return result;
}

export function removeAll(tree: Element, selector: string): void {
  replaceAll(tree, selector, () => []);
}

export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
