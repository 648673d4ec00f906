import { returnsOf } from "./forms";
import type { Imported } from "./imports";
import { memberProblem } from "./members";
import type { Problem } from "./problem";
import { importedSignatures, type Kind, kindNamed, LENGTHS, type Signature } from "./signatures";
import { codeIn, isFunction, isNode, type Node, nameOf, problemAt, WRAPPERS } from "./tree";

/*
 * What a type checker would say of vectors, matrices and numbers, as far as it follows from declarations, the core's signatures and
 * lists written out. Of anything else nothing is claimed: a program that passes may still be wrong, one that is refused is.
 */

/** What a rule is given, by the names that the core has for it. */
const GIVEN: Readonly<Record<string, Kind>> = {
  q_WB: "Quat",
  momentum_W: "Vec3",
  inertia_B: "Mat3",
  inverseInertia_B: "Mat3",
  moments: "Vec3",
  mass: "number",
};

const RULE_PARAMETERS: readonly Kind[] = ["Vec3", "Mat3", "number"];
const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "**"]);

export function kindProblems(program: Node, imported: readonly Imported[]): Problem[] {
  return new KindCheck(program, imported).problems;
}

class KindCheck {
  readonly problems: Problem[] = [];
  readonly #functions: Map<string, Signature>;
  readonly #kinds: Map<string, Kind>;

  constructor(program: Node, imported: readonly Imported[]) {
    const { functions, constants } = importedSignatures(imported);
    this.#functions = new Map(functions);
    this.#kinds = new Map(constants);
    const code = [...codeIn(program)];
    for (const node of code) if (isFunction(node)) this.#declareFunction(node);
    for (const node of code) if (node.type === "VariableDeclarator") this.#declareVariable(node);
    for (const node of code) this.#check(node);
  }

  #declareFunction(node: Node): void {
    const name = nameOf(node.id);
    const parameters = node.params as Node[];
    const kinds = parameters.map((parameter, index) => {
      const given = annotated(parameter) ?? (name === "step" ? (RULE_PARAMETERS[index] ?? null) : null);
      this.#learn(parameter, given);
      return given;
    });
    if (name === "") return;
    const isPlain = parameters.every(({ type }) => type === "Identifier" || type === "ObjectPattern");
    const least = parameters.filter(({ optional }) => !optional).length;
    if (isPlain && !this.#functions.has(name))
      this.#functions.set(name, { parameters: kinds, least, result: resultOf(node) });
  }

  #declareVariable({ id, init }: Node): void {
    const isRead = isNode(id) && isNode(init);
    if (isRead) this.#learn(id, annotated(id) ?? this.#kindOf(init));
  }

  /** A name that stands for things of two kinds is of none. */
  #learn(pattern: Node, kind: Kind): void {
    if (pattern.type === "ObjectPattern") {
      for (const { key, value } of pattern.properties as Node[])
        if (isNode(value)) this.#learn(value, GIVEN[nameOf(key)] ?? null);
      return;
    }
    if (pattern.type === "ArrayPattern") {
      for (const element of pattern.elements as unknown[]) if (isNode(element)) this.#learn(element, null);
      return;
    }
    const name = nameOf(pattern);
    const known = this.#kinds.get(name);
    this.#kinds.set(name, known === undefined || known === kind ? kind : null);
  }

  #kindOf(node: unknown): Kind {
    if (!isNode(node)) return null;
    if (WRAPPERS.has(node.type)) return annotated(node) ?? this.#kindOf(node.expression);
    switch (node.type) {
      case "Literal":
        return typeof node.value === "number" ? "number" : typeof node.value === "boolean" ? "boolean" : null;
      case "Identifier":
        return this.#kinds.get(nameOf(node)) ?? null;
      case "UnaryExpression":
        return node.operator === "!" ? "boolean" : node.operator === "-" ? "number" : null;
      case "BinaryExpression":
        if (!ARITHMETIC.has(String(node.operator))) return "boolean";
        return isList(this.#kindOf(node.left)) || isList(this.#kindOf(node.right)) ? null : "number";
      case "CallExpression":
        return this.#functions.get(calledName(node))?.result ?? null;
      case "MemberExpression":
        return this.#memberKind(node);
      default:
        return null;
    }
  }

  #memberKind(node: Node): Kind {
    if (node.computed) return isList(this.#kindOf(node.object)) ? "number" : null;
    const path = `${nameOf(node.object)}.${nameOf(node.property)}`;
    return this.#kinds.get(path) ?? GIVEN[nameOf(node.property)] ?? null;
  }

  #check(node: Node): void {
    if (node.type === "BinaryExpression" && ARITHMETIC.has(String(node.operator)))
      this.#checkArithmetic(node);
    if (node.type === "AssignmentExpression" && ARITHMETIC.has(String(node.operator).slice(0, -1)))
      this.#checkArithmetic({ ...node, operator: String(node.operator).slice(0, -1) });
    if (node.type === "MemberExpression") this.#checkMember(node);
    if (node.type === "UnaryExpression" && node.operator === "-") this.#checkOperand(node.argument, "−");
    if (node.type === "CallExpression") this.#checkCall(node);
    if (node.type === "VariableDeclarator" && isNode(node.id) && isNode(node.init))
      this.#checkLength(node.init, annotated(node.id));
    if (isFunction(node)) this.#checkResult(node);
  }

  #checkArithmetic(node: Node): void {
    this.#checkOperand(node.left, String(node.operator)) ||
      this.#checkOperand(node.right, String(node.operator));
  }

  #checkMember(node: Node): void {
    const problem = memberProblem(node, this.#kindOf(node.object));
    if (problem) this.problems.push(problem);
  }

  #checkOperand(operand: unknown, operator: string): boolean {
    const kind = this.#kindOf(operand);
    if (!isNode(operand) || !isList(kind)) return false;
    this.problems.push(problemAt("arithmetic", operand, operator, kind));
    return true;
  }

  #checkCall(node: Node): void {
    const name = calledName(node);
    const signature = this.#functions.get(name);
    const given = node.arguments as Node[];
    if (!signature || given.some(({ type }) => type === "SpreadElement")) return;
    const { parameters, least } = signature;
    if (given.length < least || given.length > parameters.length) {
      this.problems.push(
        problemAt("argumentCount", node, name, String(parameters.length), String(given.length)),
      );
      return;
    }
    for (const [index, argument] of given.entries())
      this.#checkArgument(argument, parameters[index] ?? null, name, index);
  }

  #checkArgument(argument: Node, wanted: Kind, name: string, index: number): void {
    const kind = this.#kindOf(argument);
    if (wanted && kind && wanted !== kind)
      this.problems.push(problemAt("argumentType", argument, name, String(index + 1), wanted, kind));
    else this.#checkLength(argument, wanted);
  }

  /** Reports a list literal that has not as many entries as its kind. */
  #checkLength(node: Node, wanted: Kind): void {
    if (!isList(wanted) || node.type !== "ArrayExpression") return;
    const elements = node.elements as (Node | null)[];
    if (elements.some((element) => element?.type === "SpreadElement")) return;
    const length = LENGTHS[wanted] ?? 0;
    if (elements.length !== length)
      this.problems.push(problemAt("listLength", node, wanted, String(length), String(elements.length)));
  }

  #checkResult(node: Node): void {
    const wanted = resultOf(node);
    if (!wanted) return;
    const body = node.body as Node;
    const given =
      body.type === "BlockStatement" ? [...returnsOf(body)].map(({ argument }) => argument) : [body];
    for (const value of given.filter(isNode)) {
      const kind = this.#kindOf(value);
      const isOther = kind ? kind !== wanted : value.type === "ObjectExpression";
      if (isOther)
        this.problems.push(problemAt("returnShape", value, nameOf(node.id), wanted, kind ?? "object"));
      else this.#checkLength(value, wanted);
    }
  }
}

function isList(kind: Kind): kind is "Vec3" | "Mat3" | "Quat" {
  return kind !== null && Object.hasOwn(LENGTHS, kind);
}

/** The kind that a node's annotation names. */
function annotated({ typeAnnotation }: Node): Kind {
  const type =
    isNode(typeAnnotation) && typeAnnotation.type === "TSTypeAnnotation"
      ? typeAnnotation.typeAnnotation
      : typeAnnotation;
  if (!isNode(type)) return null;
  if (type.type === "TSNumberKeyword") return "number";
  if (type.type === "TSBooleanKeyword") return "boolean";
  return type.type === "TSTypeReference" ? kindNamed(nameOf(type.typeName)) : null;
}

/** What a function says that it gives; a step gives a vector whether it says so or not. */
function resultOf(node: Node): Kind {
  const { returnType } = node;
  const said = isNode(returnType) ? annotated({ ...returnType, typeAnnotation: returnType }) : null;
  return said ?? (nameOf(node.id) === "step" ? "Vec3" : null);
}

function calledName({ callee }: Node): string {
  if (!isNode(callee)) return "";
  if (callee.type === "MemberExpression" && !callee.computed)
    return `${nameOf(callee.object)}.${nameOf(callee.property)}`;
  return nameOf(callee);
}
