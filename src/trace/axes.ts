import DERIVATIONS from "virtual:derivations";
import { OWN_PROGRAM } from "./names";

interface Named {
  readonly file: string;
  readonly name: string;
  readonly function: string;
  readonly value: number | readonly number[];
  readonly path: readonly { readonly file: string; readonly function: string }[];
}

/** Empty for a number, and where a reader's name does not say its axes. */
export function axesOf({
  file,
  name,
  function: fn,
  value,
  path,
}: Named): "" | "body" | "world" | "body to world" {
  if (typeof value === "number") return "";
  if (name.endsWith("_W")) return "world";
  if (name.endsWith("_B")) return "body";
  if (name.endsWith("_WB")) return "body to world";
  // A reader's program has agreed to no convention but the suffix.
  if (file === OWN_PROGRAM) return "";
  if (value.length === 4) return "body to world";
  if (value.length === 9 && (file.startsWith("orientation/") || /rotation$/.test(name)))
    return "body to world";
  // The Jacobian is along the axes of its caller.
  const by = fn === "gyroscopicJacobian" ? path.at(-2) : { file, function: fn };
  return DERIVATIONS[by?.file ?? file]?.inBody.includes(by?.function ?? fn) ? "body" : "world";
}
