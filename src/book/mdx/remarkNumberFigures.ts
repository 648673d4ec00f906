import { basename } from "node:path";
import { addAttribute, attributeOf, complain, type SourceFile, type TreeNode, visit } from "./mdxTree.ts";
import { VOCABULARY_NAMES } from "./vocabularyNames.ts";

/** Numbers figures as "3.1", the first of the third chapter, and gives every `<FigureLink>` the number of its figure. */
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
      if (!numbers.has(id)) complain(file, `there is no figure ${id} in this chapter to refer to`, node);
      addAttribute(node, "number", numbers.get(id));
    });
  };
}

function isFigure({ type, name }: TreeNode): boolean {
  const isTag = type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
  return isTag && /^[A-Z]/.test(name ?? "") && !(VOCABULARY_NAMES as readonly string[]).includes(name ?? "");
}
