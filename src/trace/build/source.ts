import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import hljs from "highlight.js/lib/core";
import typescript from "highlight.js/lib/languages/typescript";
import { termOfName } from "../names.ts";
import { traced } from "./transform.ts";

hljs.registerLanguage("typescript", typescript);

/** A function as it stands in its file, ready for the page: one piece of markup a line. */
export interface PrintedFunction {
  /** The first line's number in the file. */
  readonly from: number;
  readonly lines: readonly string[];
}

/**
 * The source of every traced function, by `file#name`.
 *
 * @param folder holds the step functions
 * @param read   the text of a file in it
 */
export function sourceMarkup(
  folder: string,
  read: (file: string) => string,
): Record<string, PrintedFunction> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  return Object.fromEntries(
    files.flatMap((path) => {
      const file = path.split(sep).join("/");
      return printedFunctions(file, read(join(path)));
    }),
  );
}

function printedFunctions(file: string, source: string): [string, PrintedFunction][] {
  const lines = source.split("\n");
  return traced(file, source, "", () => null).functions.map(({ name, from, to }) => [
    `${file}#${name}`,
    { from, lines: printed(lines.slice(from - 1, to).join("\n")) },
  ]);
}

/** Line by line, by weight alone, since colour means terms; the names of terms carry theirs. */
function printed(code: string): string[] {
  return code
    .replace(/^export /, "")
    .split("\n")
    .map((line) => withTerms(hljs.highlight(line, { language: "typescript" }).value));
}

/** Marks each name of a term in a line of markup; what stands inside tags is left alone. */
function withTerms(line: string): string {
  return line.replace(/<[^>]*>|&\w+;|\b[a-z]\w*/gi, (piece) => {
    const term = /^\w/.test(piece) ? termOfName(piece) : null;
    return term ? `<b class="term term-${term}" data-term="${term}">${piece}</b>` : piece;
  });
}
