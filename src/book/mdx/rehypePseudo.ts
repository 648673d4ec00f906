import { pseudoLetters, pseudoTex } from "../../language/build/pseudoLetters.ts";
import type { TreeNode } from "./mdxTree.ts";

/** Marks every word of a chapter, for the pseudo-language: what stays plain on a built page comes from elsewhere. */

/** Properties of tags that are words, and not ids. */
const WORDS = ["title", "question", "ask", "answer", "claim", "outcome", "caption"];

/** The words in formulas; to run before these are set. */
export function rehypePseudoFormulas() {
  return (tree: TreeNode): void =>
    visit(tree, (node) => {
      const classes = node.properties?.className;
      if (!Array.isArray(classes) || !classes.some((name) => /^math-(inline|display)$/.test(name)))
        return true;
      for (const child of node.children ?? []) child.value = pseudoTex(child.value ?? "");
      return false;
    });
}

/** Texts and the properties of tags; to run once headings have their ids, which are addresses. */
export function rehypePseudoTexts() {
  return (tree: TreeNode): void =>
    visit(tree, (node) => {
      if (node.tagName === "code") return false;
      if (node.type === "text") node.value = pseudoLetters(node.value ?? "");
      for (const attribute of node.attributes ?? []) {
        if (WORDS.includes(attribute.name ?? "") && typeof attribute.value === "string")
          attribute.value = pseudoLetters(attribute.value);
      }
      return true;
    });
}

/** @param meet whether to go on to what is inside */
function visit(node: TreeNode, meet: (node: TreeNode) => boolean): void {
  if (meet(node)) for (const child of node.children ?? []) visit(child, meet);
}
