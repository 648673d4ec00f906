import { formulaName, type Stage } from "./stages";

export interface FunctionSource {
  readonly from: number;
  readonly lines: readonly string[];
}

/** The formulas of a function, set: one line for each of its intermediates, and the symbols alone by name. */
export interface SetFormulas {
  /** HTML and MathML; each line's two sides are marked with `data-stage`, the name of its intermediate. */
  readonly all: string;
  readonly symbols: Readonly<Record<string, string>>;
  /** By name, as the table has them; empty for what has none. */
  readonly units: Readonly<Record<string, string>>;
}

export interface PrintedFunction extends FunctionSource {
  readonly formulas: SetFormulas;
}

export type PrintedFile = Readonly<Record<string, PrintedFunction>>;

/**
 * The step functions as the page prints them: their lines, and their formulas. A file of them is fetched when a frame that
 * goes through it is looked into.
 */
const files = import.meta.glob<PrintedFile>("../core/dynamics/**/*.ts", {
  query: "?printed",
  import: "default",
});

const arrived = new Map<string, PrintedFile>();

export function printedFunction({ file, function: fn }: Stage): PrintedFunction | undefined {
  return arrived.get(file)?.[fn];
}

/** The symbol of a stage, as markup; empty until its file has arrived. */
export function symbolOf(stage: Stage): string {
  return printedFunction(stage)?.formulas.symbols[formulaName(stage)] ?? "";
}

export function hasArrived(names: readonly string[]): boolean {
  return names.every((name) => arrived.has(name));
}

export async function fetchPrinted(names: readonly string[]): Promise<void> {
  await Promise.all(names.filter((name) => !arrived.has(name)).map(fetchFile));
}

async function fetchFile(name: string): Promise<void> {
  const load = files[`../core/dynamics/${name}`];
  if (!load) throw new Error(`core/dynamics has no file ${name}`);
  arrived.set(name, await load());
}
