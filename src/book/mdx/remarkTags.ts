import { basename } from "node:path";
import { CHAPTERS, chapterFile } from "../chapters.ts";
import { addAttribute, attributeOf, complain, type SourceFile, type TreeNode, visit } from "./mdxTree.ts";
import { VOCABULARY_NAMES, type VocabularyName } from "./vocabularyNames.ts";

/** Refuses tags neither imported nor in the vocabulary. MDX notices only when the page is rendered, and no longer knows the line. */
export function remarkKnownComponents() {
  return (tree: TreeNode, file: SourceFile): void => {
    const imported = (tree.children ?? []).flatMap(importedNames);
    visit(tree, (node) => {
      if (isFigure(node) && !imported.includes(node.name ?? ""))
        complain(file, `<${node.name}> is neither imported nor a word of the vocabulary`, node);
    });
  };
}

function importedNames({ data }: TreeNode): string[] {
  const statements = data?.estree?.body ?? [];
  return statements.flatMap(({ specifiers }) => (specifiers ?? []).map(({ local }) => local.name));
}

/** "3.1" is the third chapter's first figure; every `<FigureLink>` gets its figure's number. */
export function remarkNumberFigures() {
  return (tree: TreeNode, file: SourceFile): void => {
    const chapter = CHAPTERS.find((each) => chapterFile(each) === basename(file.path ?? ""))?.number;
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

/** Gives each `<Equation>` number and TeX, each `<Ref>` and `<Remember>` its equation's number, and the latter the formula. */
export function remarkNumberEquations() {
  return (tree: TreeNode, file: SourceFile): void => {
    const numbers = new Map<string, string>();
    const formulas = new Map<string, TreeNode>();
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" || node.name !== "Equation") return;
      const id = attributeOf(node, "id");
      const formula = (node.children ?? []).find((child) => child.type === "math");
      if (!id || formula?.value === undefined)
        return complain(file, "an Equation needs an id and a display formula", node);
      numbers.set(id, String(numbers.size + 1));
      addAttribute(node, "number", numbers.get(id));
      addAttribute(node, "tex", formula.value);
      formulas.set(id, formula);
    });
    visit(tree, (node) => {
      if (node.name !== "Ref" && node.name !== "Remember") return;
      const to = attributeOf(node, "to") ?? "";
      if (!numbers.has(to)) complain(file, `there is no equation ${to} to refer to`, node);
      addAttribute(node, "number", numbers.get(to));
      const formula = formulas.get(to);
      if (node.name === "Remember" && formula)
        node.children = [structuredClone(formula), { type: "paragraph", children: node.children ?? [] }];
    });
  };
}

/** A tag that is no word of the vocabulary. */
export function isFigure({ type, name }: TreeNode): boolean {
  const isTag = type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
  return isTag && /^[A-Z]/.test(name ?? "") && !VOCABULARY_NAMES.includes(name as VocabularyName);
}
