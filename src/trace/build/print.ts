import type { PrintedFile } from "../printed.ts";
import type { Strings } from "../strings/en.ts";
import { sourcesOf } from "./source.ts";
import { setFormulasOf } from "./typeset.ts";

/**
 * Prints a file of step functions.
 *
 * @param file   its name below `core/dynamics`
 * @param source its text
 * @param words  those in its formulas
 */
export function printedFile(file: string, source: string, words: Strings): PrintedFile {
  const sources = Object.entries(sourcesOf(file, source));
  return Object.fromEntries(
    sources.map(([name, lines]) => [name, { ...lines, formulas: setFormulasOf(name, words) }]),
  );
}
