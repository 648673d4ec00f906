import {
  type AnyNode,
  type AssignmentExpression,
  type MemberExpression,
  parse,
  parseExpressionAt,
} from "acorn";
import { add, divide, multiply, subtract } from "./values";

/** What the names in the lines stand for, before and after. */
export type Scope = Record<string, unknown>;

const OPERATORS: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
  "**": (a, b) => (a as number) ** (b as number),
  "<": (a, b) => (a as number) < (b as number),
  ">": (a, b) => (a as number) > (b as number),
  ">=": (a, b) => (a as number) >= (b as number),
  "&&": (a, b) => a && b,
};

/**
 * Runs lines of a case as they stand, whatever their language: what is left of C#, GDScript and pseudo-code without types,
 * declarations and comments is the grammar of JavaScript's expressions, with operators of their own.
 */
export function runLines(code: string, scope: Scope): Scope {
  const plain = code
    .replace(/\/\/.*$/gm, "")
    .replace(/^func .*$/gm, "")
    .replace(/^void \w+\(\)$/gm, "")
    .replace(/\b(\d+)f\b/g, "$1")
    .replace(/^\s*(?:Quaternion|Vector3)\s+(?=\w+ =)/gm, "")
    .replace(/^\s*var (\w+) :=/gm, "$1 =")
    .replace(/^(\s*)if (\(.*?\)) (.*)$/gm, "$1if $2 $3;");
  for (const node of parse(plain, { ecmaVersion: 2022 }).body) run(node, scope);
  return scope;
}

export const valueIn = (expression: string, scope: Scope): unknown =>
  evaluate(parseExpressionAt(expression, 0, { ecmaVersion: 2022 }), scope);

function run(node: AnyNode, scope: Scope): void {
  if (node.type === "BlockStatement") for (const each of node.body) run(each, scope);
  else if (node.type === "IfStatement") {
    if (evaluate(node.test, scope)) run(node.consequent, scope);
  } else if (node.type === "WhileStatement") {
    while (evaluate(node.test, scope)) run(node.body, scope);
  } else if (node.type === "ExpressionStatement") evaluate(node.expression, scope);
  else if (node.type !== "EmptyStatement") throw new Error(`no such line: ${node.type}`);
}

function evaluate(node: AnyNode, scope: Scope): unknown {
  switch (node.type) {
    case "Literal":
      return node.value;
    case "Identifier":
      if (!(node.name in scope)) throw new Error(`${node.name} is nothing`);
      return scope[node.name];
    case "MemberExpression":
      return (evaluate(node.object, scope) as Scope)[memberOf(node)];
    case "UnaryExpression":
      return multiply(-1, evaluate(node.argument, scope));
    case "SequenceExpression":
      return node.expressions.map((each) => evaluate(each, scope));
    case "LogicalExpression":
    case "BinaryExpression":
      return operate(node.operator, evaluate(node.left, scope), evaluate(node.right, scope));
    case "ConditionalExpression":
      return evaluate(evaluate(node.test, scope) ? node.consequent : node.alternate, scope);
    case "CallExpression": {
      const called = evaluate(node.callee, scope) as (...given: unknown[]) => unknown;
      return called(...node.arguments.map((each) => evaluate(each, scope)));
    }
    case "AssignmentExpression":
      return assign(node, scope);
    default:
      throw new Error(`no such expression: ${node.type}`);
  }
}

function assign({ operator, left, right }: AssignmentExpression, scope: Scope): unknown {
  const [holder, name] =
    left.type === "MemberExpression"
      ? [evaluate(left.object, scope) as Scope, memberOf(left)]
      : [scope, (left as { name: string }).name];
  const given = evaluate(right, scope);
  holder[name] = operator === "=" ? given : operate(operator.slice(0, -1), holder[name], given);
  return holder[name];
}

function operate(operator: string, a: unknown, b: unknown): unknown {
  const operation = OPERATORS[operator];
  if (!operation) throw new Error(`no such operator: ${operator}`);
  return operation(a, b);
}

function memberOf({ property }: MemberExpression): string {
  if (property.type !== "Identifier") throw new Error("a member has a name");
  return property.name;
}
