import { createProcessor } from "@mdx-js/mdx";
import remarkMath from "remark-math";
import { withBracketedIds } from "../mdx/headingIds";

export interface ChapterText {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface ChapterNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly attributes?: readonly ChapterNode[];
  readonly children?: readonly ChapterNode[];
  readonly position: { readonly start: Place; readonly end: Place };
  readonly data?: { readonly estree?: { readonly body: readonly { readonly expression?: Expression }[] } };
}

interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

interface Expression {
  readonly type: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly argument?: Expression;
  readonly elements?: readonly Expression[];
  readonly properties?: readonly {
    readonly key: { name?: string; value?: string };
    readonly value: Expression;
  }[];
}

export interface Tag {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly props: Readonly<Record<string, unknown>>;
}

const processor = createProcessor({ format: "mdx", remarkPlugins: [remarkMath] });

const parsed = new Map<string, ChapterNode>();

/** Parsing takes a quarter of a second, and several checks ask for each chapter. */
export function parseChapter(text: string): ChapterNode {
  const tree = parsed.get(text) ?? (processor.parse(withBracketedIds(text)) as unknown as ChapterNode);
  parsed.set(text, tree);
  return tree;
}

export function isTag({ type, name }: ChapterNode): boolean {
  return (type === "mdxJsxFlowElement" || type === "mdxJsxTextElement") && Boolean(name);
}

export function tagsIn(node: ChapterNode): Tag[] {
  const inside = (node.children ?? []).flatMap(tagsIn);
  return isTag(node) ? [tagOf(node), ...inside] : inside;
}

export function tagOf({ name, attributes = [], position }: ChapterNode): Tag {
  const props = attributes.flatMap((attribute) => {
    const value = literalOf(attribute);
    return attribute.name && value !== undefined ? [[attribute.name, value] as const] : [];
  });
  const { line, column } = position.start;
  return { name: name ?? "", line, column, props: Object.fromEntries(props) };
}

/** A text, `true` where there is no value, or an expression of literals; else undefined. */
function literalOf({ value }: ChapterNode): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value !== "object") return value;
  const [statement] = (value as ChapterNode).data?.estree?.body ?? [];
  return statement?.expression ? literalValue(statement.expression) : undefined;
}

function literalValue(expression: Expression): unknown {
  const { type, value, operator, argument, elements = [], properties = [] } = expression;
  if (type === "Literal") return value;
  if (type === "UnaryExpression" && operator === "-" && argument) return -Number(literalValue(argument));
  if (type === "ArrayExpression") return elements.map(literalValue);
  if (type !== "ObjectExpression") return undefined;
  return Object.fromEntries(
    properties.map(({ key, value: of }) => [key.name ?? key.value, literalValue(of)]),
  );
}
