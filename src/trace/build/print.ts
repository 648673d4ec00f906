import { type FunctionSource, sourcesOf } from "./source.ts";
import { type SetFormulas, setFormulasOf } from "./typeset.ts";

/** A step function as the page prints it. */
export interface PrintedFunction extends FunctionSource {
  readonly formulas: SetFormulas;
}

/** The functions of one file, by name. */
export type PrintedFile = Readonly<Record<string, PrintedFunction>>;

/**
 * Prints a file of step functions.
 *
 * @param file   its name below `core/dynamics`
 * @param source its text
 */
export function printedFile(file: string, source: string): PrintedFile {
  const sources = Object.entries(sourcesOf(file, source));
  return Object.fromEntries(
    sources.map(([name, lines]) => [name, { ...lines, formulas: setFormulasOf(name) }]),
  );
}
