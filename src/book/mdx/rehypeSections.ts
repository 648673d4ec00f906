import type { TreeNode } from "./mdxTree.ts";
import { isFigure } from "./remarkTags.ts";

/**
 * Cuts a chapter at headings of the second level, before figures and, where a section is long, between paragraphs. Browsers
 * skip sections far from the screen (chapter.css), and estimate their heights.
 */
export function rehypeSections() {
  return (tree: TreeNode): void => {
    const nodes = tree.children ?? [];
    const sections: TreeNode[][] = [];
    for (const node of nodes.filter(({ type }) => type !== PROGRAM)) {
      const present = sections.at(-1);
      const isCut = node.tagName === "p" && present !== undefined && heightOf(present) > LONG;
      if (!present || hasRoomAbove(node) || isCut) sections.push([node]);
      else present.push(node);
    }
    tree.children = [
      ...nodes.filter(({ type }) => type === PROGRAM),
      ...sections.map((children, place) => {
        const next = sections[place + 1]?.[0];
        // Margins do not collapse between sections: the smaller one goes.
        const end = !next || hasRoomAbove(next) ? ["section-end"] : [];
        return {
          type: "element",
          tagName: "div",
          properties: {
            className: ["text-section", "column", ...end],
            style: `--height: ${Math.ceil(heightOf(children))}rem`,
          },
          children,
        };
      }),
    ];
  };
}

/** Imports and exports. */
const PROGRAM = "mdxjsEsm";

/** A section this high is cut at its next paragraph [rem]. */
const LONG = 12;

/** Headings and figures have a wider margin above than any node has below. */
function hasRoomAbove(node: TreeNode): boolean {
  return node.tagName === "h2" || isBlockFigure(node);
}

function isBlockFigure(node: TreeNode): boolean {
  return node.type === "mdxJsxFlowElement" && isFigure(node);
}

/**
 * Heights from a tablet's width on [rem], rather too much than too little: a section that is higher than its estimate reaches over
 * the next while neither is shown. A formula or component in a line counts as some letters.
 */
const LETTER = 0.03;
const IN_LINE = 6 * LETTER;
const FIGURE = 50;
const BLOCKS: Readonly<Record<string, number>> = {
  Equation: 10,
  Prediction: 20,
  details: 5,
  Symbols: 5,
  Question: 6,
  NumberQuestion: 11,
  SpotTheError: 6,
  Remember: 8,
};
/** What an element adds to that of its letters. */
const AROUND: Readonly<Record<string, number>> = { h2: 4, li: 0.6, ByHand: 6 };

/** Without folded parts [rem]. */
function heightOf(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, node) => sum + ownHeight(node), 0);
}

function ownHeight(node: TreeNode): number {
  const { type, name, tagName, value = "", children = [] } = node;
  const block = BLOCKS[name ?? ""] ?? (isBlockFigure(node) ? FIGURE : undefined);
  if (block !== undefined) return block;
  const around = AROUND[name ?? tagName ?? ""] ?? (type === "mdxJsxTextElement" ? IN_LINE : 0);
  return LETTER * widthOf(value) + around + heightOf(children);
}

/** A Chinese character is as wide as two letters. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
