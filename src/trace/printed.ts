import type { PrintedFile, PrintedFunction } from "./build/print";
import type { Stage } from "./stages";

/**
 * The step functions as the page prints them: their lines, and their formulas. A file of them is fetched when a frame that
 * goes through it is looked into.
 */
const files = import.meta.glob<PrintedFile>("../core/dynamics/**/*.ts", {
  query: "?printed",
  import: "default",
});

const arrived = new Map<string, PrintedFile>();

/** The function that a stage belongs to, once its file has arrived. */
export function printedFunction({ file, function: fn }: Stage): PrintedFunction | undefined {
  return arrived.get(file)?.[fn];
}

export function hasArrived(names: readonly string[]): boolean {
  return names.every((name) => arrived.has(name));
}

/** Fetches what is missing of these files of `core/dynamics`; rejects if one cannot be had. */
export async function fetchPrinted(names: readonly string[]): Promise<void> {
  await Promise.all(names.filter((name) => !arrived.has(name)).map(fetchFile));
}

async function fetchFile(name: string): Promise<void> {
  const load = files[`../core/dynamics/${name}`];
  if (!load) throw new Error(`core/dynamics has no file ${name}`);
  arrived.set(name, await load());
}
