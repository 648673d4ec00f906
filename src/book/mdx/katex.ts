import type { KatexOptions } from "katex";
import { isTermId } from "../../ui/glossary.ts";
import { addAttribute, attributeOf, complain, type SourceFile, type TreeNode, visit } from "./mdxTree.ts";

/* KaTeX trusts only the marks of known terms, and any other irregularity stops the build. */

/** `\term{omega}{\boldsymbol\omega}` marks a symbol as a term of the glossary: colour, lighting and name follow. */
export const katexOptions = {
  throwOnError: true,
  output: "htmlAndMathml",
  macros: { "\\term": "\\htmlData{term=#1}{\\htmlClass{term term-#1}{#2}}" },
  trust: (context: { command: string; attributes?: Record<string, string>; class?: string }) => {
    const termId = context.attributes?.["data-term"] ?? context.class?.replace(/^term term-/, "");
    if ((context.command === "\\htmlData" || context.command === "\\htmlClass") && termId && isTermId(termId))
      return true;
    throw new Error(
      `an equation asks for ${context.command} with ${termId ?? "nothing"}: only known terms are marked`,
    );
  },
  strict: (code: string, message: string) => {
    if (code === "htmlExtension") return "ignore";
    throw new Error(`${code}: ${message}`);
  },
} satisfies KatexOptions;

/**
 * Gives each `<Equation>` its number and its TeX, every `<Ref>` and `<Remember>` the number of its equation, and the latter its
 * formula.
 */
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

export const HEADING_LINK = "heading-link";

export const headingLinks = {
  behavior: "append",
  properties: { className: [HEADING_LINK] },
  content: { type: "text", value: "§" },
} as const;
