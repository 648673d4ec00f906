import type { PrintedFile } from "../printed.ts";
import type { Strings } from "../strings/en.ts";
import { formulasOf } from "./formulas.ts";
import { sourcesOf } from "./source.ts";
import { setFunction } from "./typeset.ts";

export function printedFile(file: string, source: string, words: Strings): PrintedFile {
  const sources = Object.entries(sourcesOf(file, source));
  const { formulas } = formulasOf(file, source);
  return Object.fromEntries(
    sources.map(([name, lines]) => [name, { ...lines, formulas: setFunction(formulas[name], words) }]),
  );
}
