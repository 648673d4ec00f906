import { LIBRARY_LIST } from "virtual:rule-book";
import { LIST } from "../../../language/strings/en";
import { type Node, nameOf, type Problem, problemAt } from "./tree";

export interface Imported {
  readonly local: string;
  readonly module: string;
  readonly name: string | null;
}

const TYPE_MODULES = new Set(["rule", "massProperties", "load"]);

/** Reads the core's own paths, as in `../../math/vec3`, by their last part. */
export function importsOf(program: Node) {
  const imported: Imported[] = [];
  const problems: Problem[] = [];
  for (const statement of program.body as Node[])
    if (statement.type === "ImportDeclaration") readImport(statement, imported, problems);
  return { imported, problems };
}

function readImport(statement: Node, imported: Imported[], problems: Problem[]): void {
  const source = statement.source as Node;
  const module = String(source.value)
    .replace(/^.*\//, "")
    .replace(/\.[jt]s$/, "");
  const entries = LIBRARY_LIST.find((one) => one.module === module)?.entries;
  const specifiers = (statement.specifiers as Node[]).filter(
    ({ importKind }) => importKind !== "type" && statement.importKind !== "type",
  );
  if (!entries) {
    if (TYPE_MODULES.has(module) || statement.importKind === "type") return;
    const known = LIBRARY_LIST.map((one) => one.module).join(LIST);
    problems.push(problemAt("unknownModule", source, String(source.value), known));
    return;
  }
  if ((statement.specifiers as Node[]).length === 0)
    problems.push(problemAt("importForm", statement, module));
  for (const specifier of specifiers) {
    const local = nameOf(specifier.local);
    const name = nameOf(specifier.imported);
    if (specifier.type === "ImportDefaultSpecifier")
      problems.push(problemAt("importForm", specifier, module));
    else if (specifier.type === "ImportNamespaceSpecifier") imported.push({ local, module, name: null });
    else if (entries.some((one) => one.name === name)) imported.push({ local, module, name });
    // Types, which have capitals, are no loss.
    else if (!/^[A-Z]/.test(name)) problems.push(problemAt("unknownImport", specifier, name, module));
  }
}
