import { readFileSync } from "node:fs";
import { parse } from "yaml";

const { mayImport, onlyIn } = parse(readFileSync("tests/architecture/mayImport.yaml", "utf8"));
const entries = <T, U>(table: Readonly<Record<string, T>>, read: (value: T) => U) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, read(value)]));

/** Folders that each folder may import besides itself, and packages. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = entries(
  mayImport,
  (names: readonly unknown[]) => names.flat(3) as string[],
);

/** The only files that may import these packages. */
export const ONLY_IN: Readonly<Record<string, RegExp>> = entries(onlyIn, (path: string) => new RegExp(path));
