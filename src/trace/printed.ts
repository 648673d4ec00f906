import { formulaName, type Stage } from "./stages";

export interface FunctionSource {
  readonly from: number;
  readonly lines: readonly string[];
}

export interface SetFormulas {
  /** HTML and MathML; each line's sides are marked with `data-stage`, the name of its intermediate. */
  readonly all: string;
  readonly symbols: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
}

export interface PrintedFunction extends FunctionSource {
  readonly formulas: SetFormulas;
}

export type PrintedFile = Readonly<Record<string, PrintedFunction>>;

/** Fetched when a frame that goes through the file is looked into. */
const files = import.meta.glob<PrintedFile>("../core/dynamics/**/*.ts", {
  query: "?printed",
  import: "default",
});

const arrived = new Map<string, PrintedFile>();

export function printedFunction({ file, function: fn }: Stage): PrintedFunction | undefined {
  return arrived.get(file)?.[fn];
}

/** Empty until its file has arrived. */
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
