import { LIBRARY_LIST } from "virtual:rule-book";
import {
  childrenOf,
  isFunction,
  isNode,
  isType,
  MOST_PROBLEMS,
  type Node,
  nameOf,
  type Problem,
  problemAt,
} from "./tree";

const LANGUAGE =
  `undefined NaN Infinity Math Number Array Object String Boolean Symbol JSON Error RangeError TypeError Map Set WeakMap Float64Array
  Float32Array Int32Array Uint32Array Uint8Array BigInt isFinite isNaN parseFloat parseInt arguments`.split(
    /\s+/,
  );

/** Own properties; those of the scope around it are inherited. */
type Scope = Record<string, true>;

export function nameProblems(program: Node, imported: readonly string[]): Problem[] {
  const top: Scope = Object.create(null);
  for (const name of [...LANGUAGE, ...imported]) top[name] = true;
  declareAll(program, top);
  declareVars(program, top);
  const unknown = new Map<string, Problem>();
  for (const child of childrenOf(program)) visit(child, top, unknown);
  return [...unknown.values()];
}

function visit(node: Node, scope: Scope, unknown: Map<string, Problem>): void {
  if (isType(node) || node.type === "ImportDeclaration" || node.declare === true) return;
  if (node.type === "Identifier") {
    const name = nameOf(node);
    if (unknown.size < MOST_PROBLEMS && !unknown.has(name) && !(name in scope))
      unknown.set(name, unknownName(node, scope));
    return;
  }
  const inner = opensScope(node) ? (Object.create(scope) as Scope) : scope;
  if (inner !== scope) declareAll(node, inner);
  for (const child of mentionsIn(node)) visit(child, inner, unknown);
}

function unknownName(node: Node, scope: Scope): Problem {
  const name = nameOf(node);
  const module = LIBRARY_LIST.find(({ entries }) => entries.some((entry) => entry.name === name))?.module;
  if (module) return problemAt("notImported", node, name, module);
  for (const known in scope) if (isNear(known, name)) return problemAt("unknownNameNear", node, name, known);
  return problemAt("unknownName", node, name);
}

function isNear(a: string, b: string): boolean {
  const bare = (name: string) => name.replace(/_[A-Z]+$/, "").toLowerCase();
  if (bare(a) === bare(b)) return true;
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return true;
  return short.slice(at + (a.length === b.length ? 1 : 0)) === long.slice(at + 1);
}

function opensScope(node: Node): boolean {
  return (
    isFunction(node) || /^(BlockStatement|For(In|Of)?Statement|CatchClause|SwitchStatement)$/.test(node.type)
  );
}

function declareAll(node: Node, scope: Scope): void {
  if (isFunction(node)) {
    for (const parameter of node.params as Node[]) declare(parameter, scope);
    declareVars(node.body as Node, scope);
    if (node.type === "FunctionExpression" && isNode(node.id)) declare(node.id, scope);
  }
  if (node.type === "CatchClause") declare(node.param, scope);
  const heads = [node.init, node.left].filter(isNode);
  const statements = Array.isArray(node.body) ? (node.body as Node[]) : heads;
  const cases = ((node.cases as Node[]) ?? []).flatMap(({ consequent }) => consequent as Node[]);
  for (const statement of [...statements, ...cases]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.declare === true) continue;
    if (declaration.type === "FunctionDeclaration" && isNode(declaration.id)) declare(declaration.id, scope);
    if (declaration.type === "VariableDeclaration")
      for (const { id } of declaration.declarations as Node[]) declare(id, scope);
  }
}

/** A `var` belongs to the whole function. */
function declareVars(node: Node, scope: Scope): void {
  if (node.type === "VariableDeclaration" && node.kind === "var")
    for (const { id } of node.declarations as Node[]) declare(id, scope);
  for (const child of childrenOf(node)) if (!isFunction(child) && !isType(child)) declareVars(child, scope);
}

function declare(pattern: unknown, scope: Scope): void {
  if (!isNode(pattern)) return;
  if (pattern.type === "Identifier") scope[nameOf(pattern)] = true;
  else if (pattern.type === "ObjectPattern")
    for (const { value, argument } of pattern.properties as Node[]) declare(value ?? argument, scope);
  else if (pattern.type === "ArrayPattern")
    for (const element of pattern.elements as unknown[]) declare(element, scope);
  else declare(pattern.left ?? pattern.argument, scope);
}

/** Without keys of objects, members and labels. */
function mentionsIn(node: Node): Node[] {
  const left = new Set<unknown>();
  if (node.type === "MemberExpression" && !node.computed) left.add(node.property);
  if (node.type === "Property" && !node.computed) left.add(node.key);
  if (/^(Labeled|Break|Continue)Statement$/.test(node.type)) left.add(node.label);
  return [...new Set(childrenOf(node))].filter((child) => !left.has(child));
}
