import { LIBRARY_LIST } from "virtual:rule-book";
import type { Imported } from "./imports";

/** The kinds of value that a rule computes with; null for anything else, of which nothing is claimed. */
export type Kind = "number" | "boolean" | "Vec3" | "Mat3" | "Quat" | null;

/** What a function takes and gives. */
export interface Signature {
  readonly parameters: readonly Kind[];
  /** How many of them must be given. */
  readonly least: number;
  readonly result: Kind;
}

/** How many numbers each kind of list has. */
export const LENGTHS: Readonly<Record<string, number>> = { Vec3: 3, Quat: 4, Mat3: 9 };

export function kindNamed(name: string): Kind {
  return name === "number" || name === "boolean" || Object.hasOwn(LENGTHS, name) ? (name as Kind) : null;
}

/** The signatures, or for constants the kinds, of what a program imports by name. */
export function importedSignatures(imported: readonly Imported[]): {
  readonly functions: ReadonlyMap<string, Signature>;
  readonly constants: ReadonlyMap<string, Kind>;
} {
  const functions = new Map<string, Signature>();
  const constants = new Map<string, Kind>();
  for (const { local, module, name } of imported) {
    const entries = LIBRARY_LIST.find((one) => one.module === module)?.entries ?? [];
    const wanted = name === null ? entries : entries.filter((one) => one.name === name);
    for (const { name: own, signature } of wanted) {
      const called = name === null ? `${local}.${own}` : local;
      if (signature.startsWith(":")) constants.set(called, kindNamed(signature.slice(1).trim()));
      else functions.set(called, signatureOf(signature));
    }
  }
  return { functions, constants };
}

/** Reads `(m: Mat3, v: Vec3): Vec3`. */
function signatureOf(text: string): Signature {
  const end = text.lastIndexOf("):");
  const parameters = topLevel(text.slice(1, end)).map((one) =>
    kindNamed(one.replace(/^\w+\??: ?/, "").trim()),
  );
  return { parameters, least: parameters.length, result: kindNamed(text.slice(end + 2).trim()) };
}

/** Parts between the commas that stand in no brackets. */
function topLevel(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
