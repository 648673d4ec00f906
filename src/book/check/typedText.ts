import { dirname, relative, resolve } from "node:path";
import { isSheetFile } from "../chapters";
import { type ChapterNode, type ChapterText, isTag, parseChapter } from "./chapterTags";

const WORDS = { type: "Vocabulary", module: "src/book/mdx/vocabulary" };
const WORDS_OF_SHEETS = { type: "SheetVocabulary", module: "src/book/pages/teach/words" };

/**
 * A chapter as a program for the type checker: imports and tags keep their lines and columns, prose and formulas are masked.
 *
 * @param folder where the program will lie, from the project's root
 */
export function typedText({ file, text }: ChapterText, folder: string): string {
  const tree = parseChapter(text);
  const kept = keptRanges(tree, text);
  const imports = (tree.children ?? []).filter(({ type }) => type === "mdxjsEsm");
  const importsEnd = imports.at(-1)?.position.end.offset ?? 0;
  const names = [...new Set(tagNames(tree))].filter(
    (name) => !imports.some(({ value }) => imported(value, name)),
  );
  const masked = maskOutside(text, kept);
  const top = masked
    .slice(0, importsEnd)
    .replace(/from "(\.[^"]*)"/g, (_, path: string) => `from "${relocatedPath(file, path, folder)}"`);
  const { type, module } = isSheetFile(file) ? WORDS_OF_SHEETS : WORDS;
  const vocabulary = relocatedPath("", `./${module}`, folder);
  const head = `;import type { ${type} } from "${vocabulary}";declare const words: ${type};const { ${names.join(", ")} } = words;export const text = <>`;
  return `${top}${head}${masked.slice(importsEnd)}</>;\n`;
}

type Range = readonly [from: number, to: number];

/** Imports, expressions, and tags without their contents. */
function keptRanges(node: ChapterNode, text: string): Range[] {
  const { start, end } = node.position;
  if (/^mdx(jsEsm|FlowExpression|TextExpression)$/.test(node.type)) return [[start.offset, end.offset]];
  const inside = (node.children ?? []).flatMap((child) => keptRanges(child, text));
  if (!isTag(node)) return inside;
  const attributesEnd = node.attributes?.at(-1)?.position.end.offset ?? start.offset;
  const opened = text.indexOf(">", attributesEnd) + 1;
  const closing = text.lastIndexOf("</", end.offset - 1);
  return closing >= opened
    ? [[start.offset, opened], ...inside, [closing, end.offset]]
    : [[start.offset, opened]];
}

/** Other letters become x: lines and columns stay. */
function maskOutside(text: string, kept: readonly Range[]): string {
  let masked = "";
  let at = 0;
  for (const [from, to] of kept) {
    masked += text.slice(at, from).replace(/\S/g, "x") + text.slice(from, to);
    at = to;
  }
  return masked + text.slice(at).replace(/\S/g, "x");
}

/** Names of components; `_` and lower case are HTML's. */
function tagNames(node: ChapterNode): string[] {
  const inside = (node.children ?? []).flatMap(tagNames);
  return isTag(node) && /^[A-Z]/.test(node.name ?? "") ? [node.name ?? "", ...inside] : inside;
}

function imported(statement: unknown, name: string): boolean {
  return typeof statement === "string" && new RegExp(`[{,]\\s*${name}\\s*[},]`).test(statement);
}

function relocatedPath(file: string, path: string, folder: string): string {
  return relative(folder, resolve(dirname(file), path)).replaceAll("\\", "/");
}
