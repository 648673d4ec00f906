/**
 * A chapter is long, and to lay out all of it before its first line shows would keep the reader waiting. So its text is
 * cut at its headings into stretches, and a browser lays out those that come near the screen (stretches.css). Of the
 * others it needs to guess the height: what they hold is counted here, and weighed there.
 */

interface TreeNode {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
  properties?: Record<string, unknown>;
}

/**
 * Cuts a chapter's text into stretches: at its headings of the second level, before its figures, and in long sections
 * between paragraphs.
 */
export function rehypeSections() {
  return (tree: TreeNode): void => {
    const nodes = tree.children ?? [];
    const stretches: TreeNode[][] = [];
    for (const node of nodes.filter(({ type }) => type !== PROGRAM)) {
      const present = stretches.at(-1);
      if (!present || hasRoomAbove(node) || (isParagraph(node) && isLong(present))) stretches.push([node]);
      else present.push(node);
    }
    tree.children = [
      ...nodes.filter(({ type }) => type === PROGRAM),
      ...stretches.map((children, place) => stretch(children, stretches[place + 1]?.[0])),
    ];
  };
}

/** What MDX calls imports and exports. */
const PROGRAM = "mdxjsEsm";

/** A heading, or a figure: it keeps more distance from what is above it than that from what is below. */
function hasRoomAbove(node: TreeNode): boolean {
  return node.tagName === "h2" || contentsOf(node).figures > 0;
}

/** A paragraph has no margin above it: to cut there changes no distance. */
function isParagraph({ tagName }: TreeNode): boolean {
  return tagName === "p";
}

/** About a screen of a phone. */
function isLong(children: readonly TreeNode[]): boolean {
  const { letters, equations, figures } = sumOf(children.map(contentsOf));
  return letters / 1000 + equations / 3 + figures > 0.5;
}

/** @param next what follows it: above a heading or a figure there is room enough */
function stretch(children: TreeNode[], next: TreeNode | undefined): TreeNode {
  const { letters, equations, figures } = sumOf(children.map(contentsOf));
  const ends = !next || hasRoomAbove(next);
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["stretch", "column", ...(ends ? ["section-end"] : [])],
      style: `--letters: ${letters}; --equations: ${equations}; --figures: ${figures}`,
    },
    children,
  };
}

/** What takes up room in a stretch. */
interface Contents {
  readonly letters: number;
  readonly equations: number;
  readonly figures: number;
}

const NOTHING: Contents = { letters: 0, equations: 0, figures: 0 };

/** What stands in the text with its own words inside, all of them seen. */
const OPEN = ["SetFigure", "Aside", "Prerequisites"];
/** What is folded away to a line or so. */
const FOLDED = ["Prediction", "Question", "SpotTheError", "Symbols"];
/** Letters in such a line, and in a value or a formula within the text. */
const FOLD_LETTERS = 200;
const WORD_LETTERS = 6;

function contentsOf(node: TreeNode): Contents {
  if (node.type === "text") return { ...NOTHING, letters: node.value?.length ?? 0 };
  if (node.name === "Equation") return { ...NOTHING, equations: 1 };
  if (node.name && FOLDED.includes(node.name)) return { ...NOTHING, letters: FOLD_LETTERS };
  if (isFormula(node) || node.type === "mdxJsxTextElement") return { ...NOTHING, letters: WORD_LETTERS };
  if (node.name && !OPEN.includes(node.name)) return { ...NOTHING, figures: 1 };
  return sumOf((node.children ?? []).map(contentsOf));
}

/** Of a formula, KaTeX makes many more letters than are seen. */
function isFormula({ properties }: TreeNode): boolean {
  const classes = properties?.className;
  return Array.isArray(classes) && classes.includes("katex");
}

function sumOf(parts: readonly Contents[]): Contents {
  const sum = (key: keyof Contents) => parts.reduce((total, part) => total + part[key], 0);
  return { letters: sum("letters"), equations: sum("equations"), figures: sum("figures") };
}
