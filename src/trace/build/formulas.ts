import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Symbol and right-hand side in TeX, unit, and the derivation step that the line is, with its weight. */
export type Formula = readonly [symbol: string, is: string, unit: string, step?: string];

export interface FileFormulas {
  readonly formulas: Readonly<Record<string, Readonly<Record<string, Formula>>>>;
  readonly inBody: readonly string[];
  readonly sharedSteps?: readonly string[];
}

export const FORMULAS = "src/core/dynamics/formulas.yaml";

type Written = Partial<Omit<FileFormulas, "formulas">> & Readonly<Record<string, Record<string, string>>>;

/**
 * The formulas of every file of step functions, by its name below `core/dynamics`.
 * @throws Error for a line not written as the file's head says
 */
export function allFormulas(file = FORMULAS): Readonly<Record<string, FileFormulas>> {
  const written: Record<string, Written> = parse(readFileSync(file, "utf8"));
  return mapped(written, ({ inBody = [], sharedSteps, ...functions }) => ({
    formulas: mapped(functions, (lines) => mapped(lines, formula)),
    inBody,
    ...(sharedSteps && { sharedSteps }),
  }));
}

function formula(line: string): Formula {
  const [, symbol, is = symbol, unit, step] =
    /^(.+?)(?: = (.+?))? \[([^\]]*)\](?: (\D+ [1-4](?: last| least)?))?$/.exec(line) ?? [];
  if (symbol === undefined || is === undefined || unit === undefined)
    throw new Error(`${FORMULAS}: expected symbol = right-hand side [unit] step weight, got ${line}`);
  return step === undefined ? [symbol, is, unit] : [symbol, is, unit, step];
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
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
