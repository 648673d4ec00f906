import { LIBRARY_LIST } from "virtual:rule-book";
import type { Imported } from "./imports";
import type { Problem } from "./problem";
import { type Kind, LENGTHS } from "./signatures";
import { codeIn, isFunction, isNode, type Node, nameOf, problemAt } from "./tree";

/* Checks that members exist: one that does not would be undefined, or could not be called, when the program runs. */

/** What `advance` is given, by the place of the parameter. */
const GIVEN_TO_ADVANCE = [
  ["q_WB", "momentum_W"],
  ["mass", "inertia_B", "inverseInertia_B", "principal"],
] as const;

/** A part of a vector, a matrix or a number, looked at where its kind is known; null where nothing is wrong with it. */
export function memberProblem(node: Node, kind: Kind): Problem | null {
  const { object, property } = node as Node & { object: Node; property: Node };
  if (!/^(Identifier|MemberExpression|CallExpression)$/.test(object.type)) return null;
  if (kind === "number" && node.computed) return problemAt("numberIndexed", property);
  if (node.computed) return null;
  const name = nameOf(property);
  const isList = kind !== null && Object.hasOwn(LENGTHS, kind);
  if (isList && !(name in Array.prototype)) return problemAt("noMember", property, kind, name);
  if (kind === "number" && !(name in Number.prototype)) return problemAt("noMember", property, kind, name);
  return null;
}

/** Members of modules, of Math, and of what `advance` is given. */
export function namedMemberProblems(program: Node, imported: readonly Imported[]): Problem[] {
  const code = [...codeIn(program)];
  const known = new Map<string, readonly string[]>([["Math", Object.getOwnPropertyNames(Math)]]);
  for (const { local, module, name } of imported) if (name === null) known.set(local, namesOf(module));
  const problems: Problem[] = [];
  for (const rule of code.filter((node) => isFunction(node) && nameOf(node.id) === "advance"))
    for (const [place, parts] of GIVEN_TO_ADVANCE.entries())
      problems.push(...patternProblems((rule.params as Node[])[place], parts, known));
  for (const name of boundElsewhere(code)) known.delete(name);
  const members = code.filter(({ type, computed }) => type === "MemberExpression" && !computed);
  return [...problems, ...members.flatMap((node) => memberOf(node, known) ?? [])];
}

/** Names that variables or other functions' parameters bind too: what they stand for is not known everywhere. */
function boundElsewhere(code: readonly Node[]): string[] {
  const variables = code.filter(({ type }) => type === "VariableDeclarator").map(({ id }) => id);
  const others = code.filter((node) => isFunction(node) && nameOf(node.id) !== "advance");
  const parameters = others.flatMap(({ params }) => params as Node[]);
  return [...variables, ...parameters].filter(isNode).map(nameOf);
}

function namesOf(module: string): readonly string[] {
  return LIBRARY_LIST.find((one) => one.module === module)?.entries.map(({ name }) => name) ?? [];
}

/** A parameter taken apart has its problems here; one with a name is looked at wherever the name stands. */
function patternProblems(
  parameter: Node | undefined,
  parts: readonly string[],
  known: Map<string, readonly string[]>,
): Problem[] {
  if (parameter?.type === "Identifier") known.set(nameOf(parameter), parts);
  if (parameter?.type !== "ObjectPattern") return [];
  return (parameter.properties as Node[]).flatMap(({ key, value }) =>
    isNode(key) && isNode(value) && !parts.includes(nameOf(key))
      ? [problemAt("notGiven", key, nameOf(key), parts.join(", "))]
      : [],
  );
}

function memberOf(node: Node, known: ReadonlyMap<string, readonly string[]>): Problem | null {
  const { object, property } = node as Node & { object: Node; property: Node };
  const parts = object.type === "Identifier" ? known.get(nameOf(object)) : undefined;
  const name = nameOf(property);
  if (!parts || parts.includes(name)) return null;
  const near = parts.find((part) => part.toLowerCase() === name.toLowerCase());
  if (near) return problemAt("unknownNameNear", property, name, near);
  return parts.length > 10
    ? problemAt("unknownImport", property, name, nameOf(object))
    : problemAt("notGiven", property, name, parts.join(", "));
}
