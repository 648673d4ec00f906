import workerText from "virtual:rule-worker";
import { OWN_PROGRAM } from "../../../trace/names";
import { inserted, recordingCalls } from "../../../trace/walk/recordingCalls";
import { LONGEST_SOURCE } from "../rule";
import { blanked } from "./blanked";
import { exportsOf, formProblems, resultPlace } from "./forms";
import { type Imported, importsOf } from "./imports";
import { nameProblems } from "./names";
import { MOST_PROBLEMS, type Place, type Problem } from "./problem";
import { type Node, parse, unreadable } from "./tree";

/** Lines of a worker's text before the first of the reader's. */
export const LINES_BEFORE = 2;

/** A program that can be run. */
export interface Prepared {
  readonly kind: "step" | "advance";
  /** Where it gives its result. */
  readonly resultAt: Place;
  /** A worker's whole text. */
  readonly text: string;
  /** The same of the program's traced twin, which tells a recorder of every line that gives something a name. */
  readonly tracedText: string;
}

/** What a traced program takes from the library besides what it imports. */
const RECORDING = "const {$enter,$leave,$note,$pass,$passed}=$library.recorder;";

/** Makes a worker's text of a program in TypeScript or JavaScript, or says what is wrong with it, in the order of the lines. */
export function prepare(source: string): Prepared | readonly Problem[] {
  if (source.length > LONGEST_SOURCE)
    return [{ kind: "tooLong", line: 1, column: 1, names: [String(LONGEST_SOURCE)] }];
  try {
    return preparedOf(source, parse(source));
  } catch (error) {
    return [unreadable(error)];
  }
}

function preparedOf(source: string, program: Node): Prepared | readonly Problem[] {
  const { imported, problems: ofImports } = importsOf(program);
  const { exported, problems: ofExports } = exportsOf(program);
  const problems = [
    ...formProblems(program, source),
    ...ofImports,
    ...ofExports,
    ...nameProblems(program, [...localsOf(program)]),
  ];
  if (problems.length > 0)
    return problems.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, MOST_PROBLEMS);
  const kind = exported.has("advance") ? "advance" : "step";
  const names = [...exported.keys()].filter((name) => ["step", "advance", "axes"].includes(name));
  const code = blanked(source, program);
  const { insertions } = recordingCalls(OWN_PROGRAM, source, program, "declared and constant");
  return {
    kind,
    resultAt: resultPlace(exported.get(kind) ?? program),
    text: textOf(code, imported, names),
    tracedText: textOf(inserted(code, insertions), imported, names, RECORDING),
  };
}

/** Every name that an import gives, types included: which is which does not matter to a name. */
function* localsOf(program: Node): Generator<string> {
  for (const statement of program.body as Node[])
    if (statement.type === "ImportDeclaration")
      for (const { local } of statement.specifiers as Node[]) yield String((local as Node).name);
}

function textOf(code: string, imported: readonly Imported[], names: readonly string[], more = ""): string {
  const constants = imported.map(({ local, module, name }) =>
    name === null ? `const ${local}=$library.${module};` : `const ${local}=$library.${module}.${name};`,
  );
  const before = `$program(function($library){"use strict";${more}${constants.join("")}`;
  return `${workerText}\n${before}\n${code}\nreturn {${names.join(",")}};})`;
}
