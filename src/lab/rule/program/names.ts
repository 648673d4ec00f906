import { LIBRARY_LIST } from "virtual:rule-book";
import type { Problem } from "./problem";
import { childrenOf, isFunction, isNode, isType, type Node, nameOf, problemAt } from "./tree";

/** The language's own names that a rule can use. */
const LANGUAGE = new Set(
  `undefined NaN Infinity Math Number Array Object String Boolean Symbol JSON Error RangeError TypeError Map Set WeakMap Float64Array
  Float32Array Int32Array Uint32Array Uint8Array BigInt isFinite isNaN parseFloat parseInt arguments`.split(
    /\s+/,
  ),
);

/** A scope: its names, which of them are constants, and the scope around it. */
interface Scope {
  readonly names: Map<string, { readonly isConstant: boolean }>;
  readonly around: Scope | null;
}

/** Problems with names: undeclared ones, and constants that are assigned to. */
export function nameProblems(program: Node, imported: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const top: Scope = { names: new Map(imported.map((name) => [name, { isConstant: true }])), around: null };
  declareAll(program, top);
  declareVars(program, top);
  for (const child of childrenOf(program)) visit(child, top, problems);
  return problems;
}

function visit(node: Node, scope: Scope, problems: Problem[]): void {
  if (isType(node) || node.type === "ImportDeclaration") return;
  if (node.type === "Identifier") {
    if (!isKnown(node, scope)) problems.push(unknown(node, scope));
    return;
  }
  if (node.type === "AssignmentExpression" || node.type === "UpdateExpression")
    checkWritten(node, scope, problems);
  const inner = opensScope(node) ? { names: new Map(), around: scope } : scope;
  if (inner !== scope) declareAll(node, inner);
  for (const child of mentionsIn(node)) visit(child, inner, problems);
}

function isKnown(node: Node, scope: Scope): boolean {
  return lookUp(nameOf(node), scope) !== null || LANGUAGE.has(nameOf(node));
}

function lookUp(name: string, scope: Scope | null): { readonly isConstant: boolean } | null {
  for (let at = scope; at; at = at.around) {
    const found = at.names.get(name);
    if (found) return found;
  }
  return null;
}

function unknown(node: Node, scope: Scope): Problem {
  const name = nameOf(node);
  const near = namesIn(scope).find((known) => isNear(known, name));
  const module = LIBRARY_LIST.find(({ entries }) => entries.some((entry) => entry.name === name))?.module;
  if (module) return problemAt("notImported", node, name, module);
  return near ? problemAt("unknownNameNear", node, name, near) : problemAt("unknownName", node, name);
}

function namesIn(scope: Scope | null): string[] {
  return scope ? [...scope.names.keys(), ...namesIn(scope.around)] : [];
}

/** Whether two names differ in a letter, or in what says the frame or is a capital. */
function isNear(a: string, b: string): boolean {
  const bare = (name: string) => name.replace(/_[A-Z]+$/, "").toLowerCase();
  if (bare(a) === bare(b)) return true;
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  return short.slice(at + (a.length === b.length ? 1 : 0)) === long.slice(at + 1);
}

function checkWritten(node: Node, scope: Scope, problems: Problem[]): void {
  const target = (node.left ?? node.argument) as Node;
  if (target.type === "Identifier" && lookUp(nameOf(target), scope)?.isConstant)
    problems.push(problemAt("constant", target, nameOf(target)));
}

function opensScope(node: Node): boolean {
  return (
    isFunction(node) || /^(BlockStatement|For(In|Of)?Statement|CatchClause|SwitchStatement)$/.test(node.type)
  );
}

/** Gives a scope the names that are declared right in a node. */
function declareAll(node: Node, scope: Scope): void {
  if (isFunction(node)) {
    for (const parameter of node.params as Node[]) declare(parameter, scope, false);
    declareVars(node.body as Node, scope);
    if (node.type === "FunctionExpression" && isNode(node.id)) declare(node.id, scope, true);
  }
  if (node.type === "CatchClause") declare(node.param, scope, false);
  const heads = [node.init, node.left].filter(isNode);
  const statements = Array.isArray(node.body) ? (node.body as Node[]) : heads;
  const cases = ((node.cases as Node[]) ?? []).flatMap(({ consequent }) => consequent as Node[]);
  for (const statement of [...statements, ...cases]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === "FunctionDeclaration" && isNode(declaration.id))
      declare(declaration.id, scope, true);
    if (declaration.type === "VariableDeclaration")
      for (const { id } of declaration.declarations as Node[])
        declare(id, scope, declaration.kind === "const");
  }
}

/** A `var` belongs to the whole function, however deep it stands. */
function declareVars(node: Node, scope: Scope): void {
  if (node.type === "VariableDeclaration" && node.kind === "var")
    for (const { id } of node.declarations as Node[]) declare(id, scope, false);
  for (const child of childrenOf(node)) if (!isFunction(child) && !isType(child)) declareVars(child, scope);
}

/** Gives a scope the names that a pattern binds. */
function declare(pattern: unknown, scope: Scope, isConstant: boolean): void {
  if (!isNode(pattern)) return;
  if (pattern.type === "Identifier") scope.names.set(nameOf(pattern), { isConstant });
  else if (pattern.type === "ObjectPattern")
    for (const { value, argument } of pattern.properties as Node[])
      declare(value ?? argument, scope, isConstant);
  else if (pattern.type === "ArrayPattern")
    for (const element of pattern.elements as unknown[]) declare(element, scope, isConstant);
  else declare(pattern.left ?? pattern.argument, scope, isConstant);
}

/** The parts of a node in which a name means what a scope says: not keys of objects, members and labels. */
function mentionsIn(node: Node): Node[] {
  const left = new Set<unknown>();
  if (node.type === "MemberExpression" && !node.computed) left.add(node.property);
  if (node.type === "Property" && !node.computed) left.add(node.key);
  if (/^(Labeled|Break|Continue)Statement$/.test(node.type)) left.add(node.label);
  return [...new Set(childrenOf(node))].filter((child) => !left.has(child));
}
