import type { KatexOptions } from "katex";
import { isTermId } from "../ui/terms.ts";

/**
 * How equations are set when the site is built. KaTeX is told to trust and to forgive nothing but our own marks, and
 * whatever goes wrong stops the build: by itself rehype-katex would print the formula in red and carry on.
 */

interface TreeNode {
  type: string;
  name?: string;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
  attributes?: { type: string; name: string; value?: unknown }[];
  properties?: Record<string, unknown>;
}

interface SourceFile {
  readonly path?: string;
  readonly messages: readonly { readonly reason: string }[];
}

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

/** Numbers the `<Equation>`s of a chapter in order, and hands each the TeX it holds, for its check. */
export function remarkNumberEquations() {
  return (tree: TreeNode): void => {
    let number = 0;
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" || node.name !== "Equation") return;
      number += 1;
      const tex = (node.children ?? []).find((child) => child.type === "math")?.value;
      if (tex === undefined) throw new Error(`Equation ${number} holds no display formula`);
      node.attributes = [
        ...(node.attributes ?? []),
        { type: "mdxJsxAttribute", name: "number", value: String(number) },
        { type: "mdxJsxAttribute", name: "tex", value: tex },
      ];
    });
  };
}

/** Stops the build at a formula that KaTeX could not set as written. */
export function rehypeRefuseBadMath() {
  return (tree: TreeNode, file: SourceFile): void => {
    const [message] = file.messages;
    if (message) throw new Error(`${file.path}: ${message.reason}`);
    visit(tree, (node) => {
      const className = node.properties?.className;
      const classes = Array.isArray(className) ? className : [];
      if (classes.includes("katex-error")) throw new Error(`${file.path}: KaTeX refused a formula`);
    });
  };
}

function visit(node: TreeNode, meet: (node: TreeNode) => void): void {
  meet(node);
  for (const child of node.children ?? []) visit(child, meet);
}
