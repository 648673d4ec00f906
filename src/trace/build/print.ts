import type { PrintedFile } from "../printed.ts";
import type { Strings } from "../strings/en.ts";
import type { FileFormulas } from "./formulas.ts";
import { sourcesOf } from "./source.ts";
import { setFunction } from "./typeset.ts";

export function printedFile(
  file: string,
  source: string,
  formulas: FileFormulas["formulas"],
  words: Strings,
): PrintedFile {
  const sources = Object.entries(sourcesOf(file, source));
  return Object.fromEntries(
    sources.map(([name, lines]) => [name, { ...lines, formulas: setFunction(formulas[name], words) }]),
  );
}
