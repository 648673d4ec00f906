import { childrenOf, isNode, isType, type Node, nameOf } from "../../twin/walk/tree.ts";
import type { Formula, FormulaOf, Kind } from "./formulas.ts";

/** A number, or the components of a tuple, each as text that is no work to repeat: a name, a literal, or `v[0]`. */
export type Value = string | readonly string[];

/** Where an expression stands: the text it is cut from, what its names stand for, and the formulas that it may call. */
export interface Scope {
  readonly source: string;
  readonly formulaOf: FormulaOf;
  readonly values: ReadonlyMap<string, Value>;
  /** Called for a name that is used as a whole tuple. */
  takeWhole(name: string): void;
}

const FUNCTIONS = ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"];

/** Writes expressions out, with the lines that must stand before each. */
export class Writer {
  private count = 0;

  /**
   * An expression's text with the calls of formulas in it written out.
   *
   * @param lines the lines before it; null where nothing may be put before, since the expression may not be reached
   */
  text(node: Node, scope: Scope, lines: string[] | null): string {
    if (isType(node)) return textOf(node, scope);
    if (node.type === "Identifier") return this.name(node, scope);
    if (node.type === "Property" && node.shorthand === true) return this.shorthand(node, scope);
    const component = componentOf(node, scope);
    if (component !== null) return component;
    const formula = calledFormula(node, scope);
    if (formula !== null && lines !== null) {
      const value = this.call(formula, node.arguments as Node[], scope, lines);
      return typeof value === "string" ? value : `[${value.join(", ")}]`;
    }
    const parts = childrenOf(node).filter((child) => !isLabel(child, node));
    return spliced(
      node,
      scope,
      parts.map((part) => [part, this.text(part, scope, isCertain(part, node) ? lines : null)]),
    );
  }

  /** An expression's value, as text that is no work to repeat. */
  value(node: Node, kind: Kind, scope: Scope, lines: string[], name = "value"): Value {
    const open = opened(node);
    const known = open.type === "Identifier" ? scope.values.get(String(open.name)) : undefined;
    if (known !== undefined) return known;
    const formula = calledFormula(open, scope);
    if (formula !== null) return this.call(formula, open.arguments as Node[], scope, lines);
    if (kind === 1) return this.atom(this.text(node, scope, lines), name, lines);
    if (open.type === "ArrayExpression") {
      return (open.elements as Node[]).map((element) => this.value(element, 1, scope, lines, name) as string);
    }
    const whole = this.atom(this.text(node, scope, lines), name, lines);
    return Array.from({ length: kind }, (_, k) => `${whole}[${k}]`);
  }

  /** A text that is no work to repeat: the same, or a name for it. */
  private atom(text: string, name: string, lines: string[]): string {
    return /^[\w$]+(\[\d\])?$/.test(text) ? text : this.constant(text, name, lines);
  }

  /** A constant of the writer's own for a text that is none already. */
  constant(text: string, name: string, lines: string[]): string {
    if (/^[\w$]+\$\d+$/.test(text)) return text;
    const fresh = `${name}$${this.count++}`;
    lines.push(`const ${fresh} = ${text};`);
    return fresh;
  }

  /** A formula's value: its lines, with the arguments for the parameters. */
  private call(formula: Formula, given: readonly Node[], caller: Scope, lines: string[]): Value {
    const values = new Map<string, Value>();
    for (const [k, { name, kind }] of formula.parameters.entries()) {
      values.set(name, this.value(given[k] as Node, kind, caller, lines, name));
    }
    const scope: Scope = { ...formula, values, takeWhole: () => {} };
    for (const { name, kind, is } of formula.constants) {
      const value = this.value(is, kind, scope, lines, name);
      values.set(name, typeof value === "string" ? this.constant(value, name, lines) : value);
    }
    return this.value(formula.result, formula.kind, scope, lines, formula.name);
  }

  private shorthand({ key, value }: Node, scope: Scope): string {
    const [name, text] = [textOf(key as Node, scope), this.text(value as Node, scope, null)];
    return text === name ? name : `${name}: ${text}`;
  }

  private name(node: Node, scope: Scope): string {
    const value = scope.values.get(String(node.name));
    if (typeof value === "string") return value + annotationOf(node, scope);
    if (value !== undefined) scope.takeWhole(String(node.name));
    return textOf(node, scope);
  }
}

/** The text of a node with parts of it replaced. */
function spliced(node: Node, scope: Scope, parts: readonly (readonly [Node, string])[]): string {
  let text = "";
  let from = node.start;
  for (const [part, replacement] of [...parts].sort(([a], [b]) => a.start - b.start)) {
    if (part.start < from) continue;
    text += scope.source.slice(from, part.start) + replacement;
    from = part.end;
  }
  return text + scope.source.slice(from, node.end);
}

function textOf({ start, end }: Node, { source }: Scope): string {
  return source.slice(start, end);
}

/** The type that stands behind a name where it is declared. */
function annotationOf({ typeAnnotation }: Node, scope: Scope): string {
  return isNode(typeAnnotation) ? textOf(typeAnnotation, scope) : "";
}

/** The component that `v[0]` names, of a tuple whose components are known. */
function componentOf(node: Node, { values }: Scope): string | null {
  const { object, property } = node;
  if (node.type !== "MemberExpression" || !isNode(object) || !isNode(property)) return null;
  const value = object.type === "Identifier" ? values.get(String(object.name)) : undefined;
  return value === undefined || typeof value === "string" ? null : (value[Number(property.value)] ?? null);
}

function calledFormula(node: Node, { formulaOf }: Scope): Formula | null {
  const { callee } = node;
  if (node.type !== "CallExpression" || !isNode(callee) || callee.type !== "Identifier") return null;
  return formulaOf(String(callee.name));
}

/** How many numbers an expression is; null where only running it would tell. */
export function kindOf(node: Node, scope: Scope): Kind | null {
  const formula = calledFormula(opened(node), scope);
  return formula === null ? null : formula.kind;
}

/** Whether a part is worked out whenever the whole is, before anything else can have changed. */
function isCertain(part: Node, whole: Node): boolean {
  if (FUNCTIONS.includes(whole.type)) return false;
  if (whole.type === "ConditionalExpression") return part === whole.test;
  return whole.type !== "LogicalExpression" || part === whole.left;
}

/** Names of properties are no references. */
function isLabel(child: Node, { type, property, key, computed, shorthand }: Node): boolean {
  if (type === "MemberExpression") return child === property && computed !== true;
  return type === "Property" && child === key && shorthand !== true && computed !== true;
}

/** An expression without the parentheses around it. */
function opened(node: Node): Node {
  return node.type === "ParenthesizedExpression" ? opened(node.expression as Node) : node;
}

/** Every name that a function binds, as often as it does. */
export function namesBound(node: Node): string[] {
  const patterns =
    node.type === "VariableDeclarator" ? [node.id] : Array.isArray(node.params) ? node.params : [];
  return [...patterns.filter(isNode).flatMap(namesIn), ...childrenOf(node).flatMap(namesBound)];
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [nameOf(pattern)];
  if (pattern.type === "Property") return namesIn(pattern.value as Node);
  return childrenOf(pattern)
    .filter(({ type }) => !type.startsWith("TS"))
    .flatMap(namesIn);
}
