import { basename } from "node:path";
import { CHAPTERS, chapterFile, isSheetFile } from "../chapters.ts";
import { addAttribute, attributeOf, complain, type SourceFile, type TreeNode, visit } from "./mdxTree.ts";
import { SHEET_NAMES, VOCABULARY_NAMES } from "./vocabularyNames.ts";

/** Refuses tags neither imported nor in the vocabulary. MDX notices only when the page is rendered, and no longer knows the line. */
export function remarkKnownComponents() {
  return (tree: TreeNode, file: SourceFile): void => {
    const imported = (tree.children ?? []).flatMap(importedNames);
    const isSheet = isSheetFile(file.path ?? "");
    visit(tree, (node) => {
      const isAstray = !isSheet && isTag(node) && SHEET_WORDS.includes(node.name ?? "");
      if (isAstray || (isFigure(node) && !imported.includes(node.name ?? "")))
        complain(file, `<${node.name}> is neither imported nor a word of the vocabulary`, node);
    });
  };
}

function importedNames({ data }: TreeNode): string[] {
  const statements = data?.estree?.body ?? [];
  return statements.flatMap(({ specifiers }) => (specifiers ?? []).map(({ local }) => local.name));
}

/** "3.1" is the third chapter's first figure. A sheet has none of its own: it refers to its chapter's. Every `<FigureLink>` gets its figure's number. */
export function remarkNumberFigures() {
  return (tree: TreeNode, file: SourceFile): void => {
    if (isSheetFile(file.path ?? "")) return;
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
    if (isSheetFile(file.path ?? "")) return;
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

const SHEET_WORDS: readonly string[] = SHEET_NAMES;
const WORDS: readonly string[] = [...VOCABULARY_NAMES, ...SHEET_NAMES];

function isTag({ type }: TreeNode): boolean {
  return type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
}

/** A tag that is no word of the vocabulary. */
export function isFigure(node: TreeNode): boolean {
  return isTag(node) && /^[A-Z]/.test(node.name ?? "") && !WORDS.includes(node.name ?? "");
}
