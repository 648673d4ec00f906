import { basename } from "node:path";
import { attributeOf, type TreeNode } from "../mdx/mdxTree.ts";
import { type Contents, heightsOf, readMeasured } from "./sectionHeights.ts";

/*
 * Cuts a chapter's text into sections, so that a browser can skip those far from the screen (sections.css). The page tells how
 * high a skipped section is: as it was measured (sectionHeights.ts) or, where it has changed since, by what it holds.
 */

/** Cuts at headings of the second level, before figures and, where a section is long, between paragraphs. */
export function rehypeSections() {
  const measured = readMeasured();
  return (tree: TreeNode, file: { readonly path?: string }): void => {
    const nodes = tree.children ?? [];
    const sections: TreeNode[][] = [];
    for (const node of nodes.filter(({ type }) => type !== PROGRAM)) {
      const present = sections.at(-1);
      if (!present || hasRoomAbove(node) || (isParagraph(node) && isLong(present))) sections.push([node]);
      else present.push(node);
    }
    const contents = sections.map((children) => sumOf(children.map(contentsOf)));
    const heights = heightsOf(contents, measured, basename(file.path ?? "", ".mdx"));
    tree.children = [
      ...nodes.filter(({ type }) => type === PROGRAM),
      ...sections.map((children, place) => {
        const following = sections[place + 1]?.[0];
        return section(children, !following || hasRoomAbove(following), heights[place] ?? {});
      }),
    ];
  };
}

/** The node type of imports and exports in MDX. */
const PROGRAM = "mdxjsEsm";

/** Whether a node has a margin above it that is wider than any margin below the one before: headings and figures have. */
function hasRoomAbove(node: TreeNode): boolean {
  return node.tagName === "h2" || contentsOf(node).figures > 0;
}

/** Whether a node is a paragraph, which has no margin above it, so that a cut there changes no distance. */
function isParagraph({ tagName }: TreeNode): boolean {
  return tagName === "p";
}

/** Whether a section is longer than about one screen of a phone. */
function isLong(children: readonly TreeNode[]): boolean {
  const { letters, equations, figures } = sumOf(children.map(contentsOf));
  return letters / 1000 + equations / 3 + figures > 0.5;
}

/** @param heights what the style sheet reads */
function section(children: TreeNode[], ends: boolean, heights: Readonly<Record<string, string>>): TreeNode {
  const style = Object.entries(heights).map(([name, value]) => `${name}: ${value}`);
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["text-section", "column", ...(ends ? ["section-end"] : [])],
      style: style.join("; "),
    },
    children,
  };
}

const NO_CONTENTS: Contents = { letters: 0, equations: 0, figures: 0 };

/** Components whose children are all visible text. */
const OPEN = ["SetFigure", "Aside", "Prerequisites"];
/** Components that are closed folds, about a line high. */
const FOLDED = ["Question", "NumberQuestion", "SpotTheError", "Symbols"];
/** Letters that such a line, and a value or a formula within the text, count as. */
const FOLD_LETTERS = 200;
const WORD_LETTERS = 6;

function contentsOf(node: TreeNode): Contents {
  if (node.type === "text") return { ...NO_CONTENTS, letters: node.value?.length ?? 0 };
  if (node.name === "Equation") return { ...NO_CONTENTS, equations: 1 };
  if (node.name && FOLDED.includes(node.name)) return { ...NO_CONTENTS, letters: FOLD_LETTERS };
  if (node.name === "Prediction") return { ...NO_CONTENTS, letters: FOLD_LETTERS + guessLetters(node) };
  if (isFormula(node) || node.type === "mdxJsxTextElement") return { ...NO_CONTENTS, letters: WORD_LETTERS };
  if (node.name && !OPEN.includes(node.name)) return { ...NO_CONTENTS, figures: 1 };
  return sumOf((node.children ?? []).map(contentsOf));
}

/** A prediction's question and its choices are in sight; the replies are folded away with the answer. */
function guessLetters(node: TreeNode): number {
  const own = attributeOf(node, node.name === "Choice" ? "answer" : "question")?.length ?? 0;
  return (node.children ?? []).reduce((total, child) => total + guessLetters(child), own);
}

/** Whether a node is a formula, which KaTeX writes with many more letters than are visible. */
function isFormula({ properties }: TreeNode): boolean {
  const classes = properties?.className;
  return Array.isArray(classes) && classes.includes("katex");
}

function sumOf(parts: readonly Contents[]): Contents {
  const sum = (key: keyof Contents) => parts.reduce((total, part) => total + part[key], 0);
  return { letters: sum("letters"), equations: sum("equations"), figures: sum("figures") };
}
