import type { PrintedFile } from "../printed.ts";
import type { Strings } from "../strings/en.ts";
import { formulasOf } from "./formulas.ts";
import { sourcesOf } from "./source.ts";
import { setFunction } from "./typeset.ts";

/**
 * Prints a file of step functions.
 *
 * @param file   its name below `core/dynamics`
 * @param source its text
 * @param words  those in its formulas
 */
export function printedFile(file: string, source: string, words: Strings): PrintedFile {
  const sources = Object.entries(sourcesOf(file, source));
  const { formulas } = formulasOf(file, source);
  return Object.fromEntries(
    sources.map(([name, lines]) => [name, { ...lines, formulas: setFunction(formulas[name], words) }]),
  );
}
