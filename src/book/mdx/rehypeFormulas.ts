import katex, { type KatexOptions } from "katex";
import { isTermId } from "../../ui/glossary.ts";
import { complain, type SourceFile, type TreeNode } from "./mdxTree.ts";

/** `\term{omega}{\boldsymbol\omega}` marks a term of the glossary: colour, lighting and name follow. KaTeX trusts nothing else. */
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

/** KaTeX's markup stays a string: as a tree it was nine tenths of a compiled chapter. */

/** From remark-math. */
const INLINE = "math-inline";
const DISPLAY = "math-display";

/** A formula that KaTeX cannot set stops the build. */
export function rehypeFormulas() {
  return (tree: TreeNode, file: SourceFile): void => replaceFormulas(tree, file);
}

function replaceFormulas(node: TreeNode, file: SourceFile): void {
  if (!node.children) return;
  const children = node.children.map((child) => {
    const code = child.tagName === "pre" ? child.children?.[0] : child;
    const classes = code?.properties?.className;
    const isDisplay = Array.isArray(classes) && classes.includes(DISPLAY);
    if (code && (isDisplay || (Array.isArray(classes) && classes.includes(INLINE)))) {
      return formulaElement(code.children?.[0]?.value ?? "", isDisplay, (reason) =>
        complain(file, reason, code),
      );
    }
    replaceFormulas(child, file);
    return child;
  });
  node.children = children.map((child, place) =>
    isInlineFormula(child) ? withPunctuation(child, children[place - 1], children[place + 1]) : child,
  );
}

/** No line may end after these, nor begin with those below. */
const OPENING = /[([‘“（《「]+$/;
const CLOSING = /^[.,;:!?)\]’”…，。；：！？、）》」]+/;

/** Chinese marks, which have their space within them (zh.css). */
const HAN_MARK_BEFORE = /[，。；：！？、）》」（《「]$/;
const HAN_MARK_AFTER = /^[，。；：！？、）》」]/;

/** Else a line could end between formula and punctuation (math.css). */
function withPunctuation(formula: TreeNode, before?: TreeNode, after?: TreeNode): TreeNode {
  const isAfterMark = before?.type === "text" && HAN_MARK_BEFORE.test(before.value ?? "");
  const opening = cutOff(OPENING, before);
  const closing = cutOff(CLOSING, after);
  const className = [
    ...(opening || closing ? ["with-punctuation"] : []),
    ...(isAfterMark ? ["after-mark"] : []),
    ...(HAN_MARK_AFTER.test(closing) ? ["before-mark"] : []),
  ];
  if (className.length === 0) return formula;
  const children = [{ type: "text", value: opening }, formula, { type: "text", value: closing }];
  return { type: "element", tagName: "span", properties: { className }, children };
}

function cutOff(pattern: RegExp, node?: TreeNode): string {
  if (node?.type !== "text") return "";
  const { value = "" } = node;
  const [end = ""] = pattern.exec(value) ?? [];
  node.value = value.replace(pattern, "");
  return end;
}

function isInlineFormula({ attributes }: TreeNode): boolean {
  return attributes?.[0]?.value === "katex";
}

function formulaElement(tex: string, isDisplay: boolean, fail: (reason: string) => void): TreeNode {
  try {
    const [, className, inner] = /^<span class="([^"]+)">(.*)<\/span>$/s.exec(markupOf(tex, isDisplay)) ?? [];
    if (className !== undefined && inner !== undefined) return spanWith(className, inner);
    fail("KaTeX returned something else than one span");
  } catch (error) {
    fail(`KaTeX cannot set ${tex.trim()}: ${error instanceof Error ? error.message : error}`);
  }
  return { type: "text", value: tex };
}

const known = new Map<string, string>();

/** An edited chapter is compiled again with mostly the same formulas. */
function markupOf(tex: string, displayMode: boolean): string {
  const key = `${displayMode} ${tex}`;
  const markup =
    known.get(key) ??
    asReactWrites(withoutSource(katex.renderToString(tex, { ...katexOptions, displayMode })));
  known.set(key, markup);
  return displayMode ? markup : withBreaks(markup);
}

/** The TeX in KaTeX's MathML marks terms in our own way: of no use elsewhere. */
function withoutSource(markup: string): string {
  return markup.replace(/<annotation\b.*?<\/annotation>/gs, "").replace(/<\/?semantics>/g, "");
}

/** As React writes it: no semicolon ends a list of styles, and an empty element has an end tag. */
function asReactWrites(markup: string): string {
  return markup.replaceAll(';"', '"').replace(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>");
}

/** Where KaTeX lets a line end: nothing else in `.with-punctuation` does (math.css). */
function withBreaks(markup: string): string {
  return markup.replaceAll('</span><span class="base">', '</span><wbr><span class="base">');
}

/** `<span className={className} dangerouslySetInnerHTML={{ __html: inner }} />` */
function spanWith(className: string, inner: string): TreeNode {
  const property = {
    type: "Property",
    kind: "init",
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Identifier", name: "__html" },
    value: { type: "Literal", value: inner },
  };
  const expression = { type: "ObjectExpression", properties: [property] };
  const estree = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression }],
  };
  return {
    type: "mdxJsxTextElement",
    name: "span",
    attributes: [
      { type: "mdxJsxAttribute", name: "className", value: className },
      {
        type: "mdxJsxAttribute",
        name: "dangerouslySetInnerHTML",
        value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
      },
    ],
    children: [],
  };
}
