import workerText from "virtual:rule-worker";
import { OWN_PROGRAM } from "../../../trace/names";
import { inserted, recordingCalls } from "../../../trace/walk/recordingCalls";
import { LONGEST_SOURCE } from "../rule";
import { exportsOf, formProblems, kindExported, PROGRAM_KINDS, type ProgramKind, resultPlace } from "./forms";
import { type Imported, importsOf } from "./imports";
import { nameProblems } from "./names";
import {
  childrenOf,
  isNode,
  isType,
  MOST_PROBLEMS,
  type Node,
  nameOf,
  type Place,
  type Problem,
  parse,
  unreadable,
  WRAPPERS,
} from "./tree";

/** Lines of a worker's text before the reader's. */
export const LINES_BEFORE = 2;

export interface Prepared {
  readonly kind: ProgramKind;
  readonly resultAt: Place;
  readonly text: string;
  readonly tracedText: string;
}

const RECORDING = "const {$enter,$leave,$note,$pass,$passed}=$library.recorder;";

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
    ...nameProblems(program, localsOf(program)),
  ];
  if (problems.length > 0)
    return problems.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, MOST_PROBLEMS);
  const kind = kindExported(exported);
  const names = [...exported.keys()].filter((name) => [...PROGRAM_KINDS, "axes"].includes(name));
  const code = blanked(source, program);
  const { insertions } = recordingCalls(OWN_PROGRAM, source, program, "declared and constant");
  return {
    kind,
    resultAt: resultPlace(exported.get(kind) ?? program),
    text: textOf(code, imported, names),
    tracedText: textOf(inserted(code, insertions), imported, names, RECORDING),
  };
}

function localsOf(program: Node): string[] {
  return (program.body as Node[])
    .filter(({ type }) => type === "ImportDeclaration")
    .flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => nameOf(local)));
}

function textOf(code: string, imported: readonly Imported[], names: readonly string[], more = ""): string {
  const constants = imported.map(({ local, module, name }) =>
    name === null ? `const ${local}=$library.${module};` : `const ${local}=$library.${module}.${name};`,
  );
  const before = `$program(function($library){"use strict";${more}${constants.join("")}`;
  return `${workerText}\n${before}\n${code}\nreturn {${names.join(",")}};})`;
}

/** Blanks for types keep the line and column of a fault. */
function blanked(source: string, program: Node): string {
  const signs = source.split("");
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (signs[at] !== "\n") signs[at] = " ";
  };
  const visit = (node: Node): void => {
    if (goes(node)) {
      blank(node.start, node.end);
      return;
    }
    if (node.type === "ExportNamedDeclaration") blank(node.start, (node.declaration as Node).start);
    if (WRAPPERS.has(node.type)) {
      const inner = node.expression as Node;
      blank(node.start, inner.start);
      blank(inner.end, node.end);
    }
    if (node.type === "Identifier" && node.optional)
      blank(node.start + String(node.name).length, annotationOf(node));
    if (node.type === "VariableDeclarator" && node.definite) {
      const id = node.id as Node;
      blank(id.start + String(id.name).length, annotationOf(id));
    }
    for (const child of childrenOf(node)) visit(child);
    for (const statement of statementsOf(node)) if (isCut(statement)) signs[statement.end - 1] = ";";
  };
  const isCut = ({ end }: Node) => signs[end - 1] === " " && source[end - 1] !== " ";
  visit(program);
  return signs.join("");
}

/** Those that a line's end may have to end: with the type gone, the next line could continue them. */
function statementsOf(node: Node): Node[] {
  const list = Array.isArray(node.body) ? node.body : node.consequent;
  const exported = node.type === "ExportNamedDeclaration" ? [node.declaration] : [];
  return [...(Array.isArray(list) ? list : []), ...exported].filter(
    (one) =>
      isNode(one) &&
      /^(Expression|Return|Throw)Statement$|^VariableDeclaration$/.test(one.type) &&
      !goes(one),
  ) as Node[];
}

function goes(node: Node): boolean {
  const { declaration } = node;
  if (node.type !== "ExportNamedDeclaration")
    return node.type === "ImportDeclaration" || node.declare === true || isType(node);
  return !isNode(declaration) || goes(declaration);
}

function annotationOf(node: Node): number {
  return isNode(node.typeAnnotation) ? node.typeAnnotation.start : node.end;
}
