import hljs from "highlight.js/lib/core";
import typescript from "highlight.js/lib/languages/typescript";
import { termOfName } from "../names.ts";
import type { FunctionSource } from "../printed.ts";
import { traced } from "./transform.ts";

hljs.registerLanguage("typescript", typescript);

export function sourcesOf(file: string, source: string): Record<string, FunctionSource> {
  const lines = source.split("\n");
  return Object.fromEntries(
    traced(file, source, "", () => null).functions.map(({ name, from, to }) => [
      name,
      { from, lines: printed(lines.slice(from - 1, to).join("\n")) },
    ]),
  );
}

/** By weight alone, since colour means terms; terms carry theirs. */
function printed(code: string): string[] {
  return code
    .replace(/^export /, "")
    .split("\n")
    .map((line) => withTerms(hljs.highlight(line, { language: "typescript" }).value));
}

function withTerms(line: string): string {
  return line.replace(/<[^>]*>|&\w+;|\b[a-z]\w*/gi, (piece) => {
    const term = /^\w/.test(piece) ? termOfName(piece) : null;
    return term ? `<b class="term term-${term}" data-term="${term}">${piece}</b>` : piece;
  });
}
