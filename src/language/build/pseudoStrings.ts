import MagicString from "magic-string";
import { parseSync } from "vite";
import { isNode, type Node } from "../../twin/walk/tree.ts";
import { pseudoLetters } from "./pseudoLetters.ts";

/**
 * A module of strings with every text in it marked: literals, the texts of templates, and what stands between tags. What is
 * no text stays: names of properties, what is imported, types, what something is compared with, and tags' attributes.
 *
 * @throws Error for a module that does not parse
 */
export function pseudoStrings(
  file: string,
  source: string,
): { readonly code: string; readonly map: ReturnType<MagicString["generateMap"]> } {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const code = new MagicString(source);
  markTexts(program as unknown as Node, code);
  return { code: code.toString(), map: code.generateMap({ hires: true }) };
}

/** Fields of a node that hold no text for a reader. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ["source"],
  ExportNamedDeclaration: ["source"],
  ExportAllDeclaration: ["source"],
  Property: ["key"],
  MemberExpression: ["property"],
  SwitchCase: ["test"],
  JSXOpeningElement: ["name", "attributes"],
  JSXClosingElement: ["name"],
};
const COMPARISONS = ["===", "!==", "<", ">", "in"];

function markTexts(node: Node, code: MagicString): void {
  if (node.type.startsWith("TS") && !node.type.endsWith("Expression")) return;
  if (node.type === "BinaryExpression" && COMPARISONS.includes(String(node.operator))) return;
  if (node.type === "Literal" && typeof node.value === "string") {
    code.update(node.start, node.end, JSON.stringify(pseudoLetters(node.value)));
    return;
  }
  if (node.type === "TemplateElement" || node.type === "JSXText") markRaw(node, code);
  for (const [field, value] of Object.entries(node)) {
    if (SILENT[node.type]?.includes(field)) continue;
    for (const child of [value].flat()) if (isNode(child)) markTexts(child, code);
  }
}

/** A text that stands in the source as it reads; letters of an escape, as in `\u2212` or `&nbsp;`, are not part of it. */
function markRaw({ start, end }: Node, code: MagicString): void {
  if (start === end) return;
  const text = code.original.slice(start, end);
  const parts = text.split(/(\\u\{?[0-9a-f]+\}?|\\x[0-9a-f]{2}|\\.|&#?\w+;)/i);
  code.update(start, end, parts.map((part, place) => (place % 2 ? part : pseudoLetters(part))).join(""));
}
