import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Formulas } from "../../core/dynamics/formula.ts";
import { childrenOf, isNode, type Node, nameOf } from "../walk/tree.ts";
import { parsed } from "./transform.ts";

export interface FileFormulas {
  readonly formulas: Formulas;
  readonly inBody: readonly string[];
  readonly sharedSteps?: readonly string[];
}

const EXPORTS = ["formulas", "inBody", "sharedSteps"];

/** @throws Error where `formulas`, `inBody` or `sharedSteps` is no literal by itself: the file is read, not run */
export function formulasOf(file: string, source: string): FileFormulas {
  const found = childrenOf(parsed(file, source)).flatMap(({ declaration }) =>
    isNode(declaration) && declaration.type === "VariableDeclaration"
      ? (declaration.declarations as Node[]).filter(({ id }) => EXPORTS.includes(nameOf(id)))
      : [],
  );
  const values = found.map(({ id, init }) => {
    const { start, end } = literalIn(init as Node);
    return [nameOf(id), new Function(`return (${source.slice(start, end)});`)()];
  });
  return { formulas: {}, inBody: [], ...Object.fromEntries(values) };
}

function literalIn(node: Node): Node {
  return isNode(node.expression) ? literalIn(node.expression) : node;
}

export function allFormulas(folder: string): Readonly<Record<string, FileFormulas>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const entries = files.sort().map((file) => {
    const name = file.split(sep).join("/");
    return [name, formulasOf(name, readFileSync(join(folder, file), "utf8"))];
  });
  return Object.fromEntries(entries);
}

/** @throws Error where two lines that are steps have one name, or a shared step is no step of any file */
export function derivations(all: Readonly<Record<string, FileFormulas>>): object {
  const fileOf = new Map<string, string>();
  const entries = Object.entries(all).map(([file, { formulas, inBody, sharedSteps }]) => {
    const steps: Record<string, string> = {};
    for (const [fn, lines] of Object.entries(formulas))
      for (const [name, [, , , step]] of Object.entries(lines))
        if (step !== undefined) {
          const line = `${fn}.${name}`;
          if (fileOf.has(line)) throw new Error(`${line} is a step in ${fileOf.get(line)} and in ${file}`);
          fileOf.set(line, file);
          steps[line] = step;
        }
    return [file, { steps, inBody, ...(sharedSteps && { sharedSteps }) }] as const;
  });
  for (const [file, { sharedSteps = [] }] of entries)
    for (const shared of sharedSteps)
      if (!fileOf.has(shared.replace(/ \d$/, ""))) throw new Error(`${file}: no line ${shared} is a step`);
  return Object.fromEntries(
    entries.filter(
      ([, { steps, inBody, sharedSteps }]) => Object.keys(steps).length + inBody.length > 0 || sharedSteps,
    ),
  );
}
