import { basename } from "node:path";
import { VOCABULARY_NAMES } from "./vocabularyNames.ts";

interface TreeNode {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: TreeNode[];
}

interface SourceFile {
  readonly path?: string;
  fail(reason: string, place: TreeNode): never;
}

/**
 * Numbers the figures of a chapter in order, "3.1" for the first of the third chapter, tells each its number, and every
 * `<FigureLink>` the number that it speaks of.
 */
export function remarkNumberFigures() {
  return (tree: TreeNode, file: SourceFile): void => {
    const chapter = Number.parseInt(basename(file.path ?? ""), 10);
    const numbers = new Map<string, string>();
    visit(tree, (node) => {
      const id = isFigure(node) ? attributeOf(node, "id") : undefined;
      if (id === undefined) return;
      numbers.set(id, `${chapter}.${numbers.size + 1}`);
      addAttribute(node, "number", numbers.get(id));
    });
    visit(tree, (node) => {
      if (node.name !== "FigureLink") return;
      const id = attributeOf(node, "id") ?? "";
      if (!numbers.has(id)) file.fail(`there is no figure ${id} in this chapter to refer to`, node);
      addAttribute(node, "number", numbers.get(id));
    });
  };
}

/** A component that the chapter imports and gives an id. */
function isFigure({ type, name }: TreeNode): boolean {
  const isTag = type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
  return isTag && /^[A-Z]/.test(name ?? "") && !(VOCABULARY_NAMES as readonly string[]).includes(name ?? "");
}

function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

function addAttribute(node: TreeNode, name: string, value: unknown): void {
  node.attributes = [...(node.attributes ?? []), { type: "mdxJsxAttribute", name, value }];
}

function visit(node: TreeNode, meet: (node: TreeNode) => void): void {
  meet(node);
  for (const child of node.children ?? []) visit(child, meet);
}
