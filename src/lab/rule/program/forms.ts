import type { Place, Problem } from "./problem";
import { childrenOf, codeIn, isFunction, isNode, type Node, nameOf, problemAt, REFUSED } from "./tree";

/** Problems with forms of the language that a rule must not use, because it depends on its arguments and on nothing else. */
export function formProblems(program: Node): Problem[] {
  return [...codeIn(program)].flatMap((node) => formProblem(node) ?? []);
}

function formProblem(node: Node): Problem | null {
  if (REFUSED.has(node.type)) return problemAt("typeScriptOnly", node);
  if (isFunction(node) && node.async) return problemAt("async", node);
  if (isFunction(node) && node.generator) return problemAt("generator", node);
  switch (node.type) {
    case "AwaitExpression":
      return problemAt("async", node);
    case "ForOfStatement":
      return node.await ? problemAt("async", node) : null;
    case "ClassDeclaration":
    case "ClassExpression":
      return problemAt("class", node);
    case "ThisExpression":
      return problemAt("this", node);
    case "ImportExpression":
    case "MetaProperty":
      return problemAt("dynamicImport", node);
    default:
      return null;
  }
}

/** The exports of a program, by name. */
export type Exported = ReadonlyMap<string, Node>;

/** The exports of a program, each with the function or the value that it names. */
export function exportsOf(program: Node): {
  readonly exported: Exported;
  readonly problems: readonly Problem[];
} {
  const exported = new Map<string, Node>();
  const problems: Problem[] = [];
  for (const statement of program.body as Node[]) {
    if (/^Export(Default|All)Declaration$/.test(statement.type))
      problems.push(problemAt("exportForm", statement));
    if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") continue;
    const { declaration } = statement;
    if (!isNode(declaration)) {
      problems.push(problemAt("exportForm", statement));
      continue;
    }
    if (isNode(declaration.id)) exported.set(nameOf(declaration.id), declaration);
    for (const { id, init } of (declaration.declarations as Node[]) ?? [])
      if (isNode(init)) exported.set(nameOf(id), init);
  }
  return { exported, problems };
}

/** Whether there is a rule among the exports, and one that can be called as a rule is. */
export function ruleProblems(program: Node, exported: Exported): Problem[] {
  const name = exported.has("advance") ? "advance" : "step";
  const rule = exported.get(name);
  if (!rule) return [problemAt("nothingExported", program)];
  if (!isFunction(rule)) return [problemAt("notAFunction", rule, name)];
  const parameters = (rule.params as Node[]) ?? [];
  const fourth = parameters[3];
  const many = fourth ? [problemAt("manyParameters", fourth, name)] : [];
  return [...many, ...returnProblems(rule, name), ...axesProblems(exported)];
}

function axesProblems(exported: Exported): Problem[] {
  const axes = exported.get("axes");
  if (!axes) return [];
  const value = axes.type === "TSAsExpression" ? (axes.expression as Node).value : axes.value;
  return value === "body" || value === "world" ? [] : [problemAt("axes", axes)];
}

/** Problems of a rule that can end without returning a value. */
function returnProblems(rule: Node, name: string): Problem[] {
  const body = rule.body as Node;
  if (body.type !== "BlockStatement") return [];
  const returns = [...returnsOf(body)];
  if (!returns.some(({ argument }) => isNode(argument)) && !endsAlways(body))
    return [problemAt("noReturn", rule, name)];
  const empty = returns.find(({ argument }) => !isNode(argument));
  if (empty) return [problemAt("someReturn", empty, name)];
  return endsAlways(body) ? [] : [problemAt("someReturn", rule, name)];
}

/** The return statements of a function's body, those of functions within it left out. */
export function* returnsOf(node: Node): Generator<Node> {
  if (node.type === "ReturnStatement") yield node;
  for (const child of childrenOf(node)) if (!isFunction(child)) yield* returnsOf(child);
}

/** Where a rule gives its result: its last return, or the expression that it is. */
export function resultPlace(rule: Node): Place {
  const body = rule.body as Node;
  const { line, column } = problemAt("fault", [...returnsOf(body)].at(-1) ?? body);
  return { line, column };
}

/** Whether no way through a statement goes on after it. */
function endsAlways(statement: unknown): boolean {
  if (!isNode(statement)) return false;
  switch (statement.type) {
    case "ReturnStatement":
    case "ThrowStatement":
      return true;
    case "BlockStatement":
      return (statement.body as Node[]).some(endsAlways);
    case "IfStatement":
      return endsAlways(statement.consequent) && endsAlways(statement.alternate);
    case "WhileStatement":
      return (statement.test as Node).value === true && !breaks(statement.body as Node);
    case "ForStatement":
      return !isNode(statement.test) && !breaks(statement.body as Node);
    case "TryStatement":
      return endsAlways(statement.finalizer) || (endsAlways(statement.block) && handles(statement.handler));
    case "SwitchStatement":
      return switchEnds(statement.cases as Node[]);
    default:
      return false;
  }
}

function handles(handler: unknown): boolean {
  return !isNode(handler) || endsAlways(handler.body);
}

function switchEnds(cases: readonly Node[]): boolean {
  const last = cases.at(-1);
  const hasDefault = cases.some(({ test }) => !isNode(test));
  return hasDefault && !cases.some(breaks) && ((last?.consequent as Node[]) ?? []).some(endsAlways);
}

function breaks(node: Node): boolean {
  return (
    node.type === "BreakStatement" || childrenOf(node).some((child) => !isFunction(child) && breaks(child))
  );
}
