import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { importedFrom } from "../../twin/imports.ts";
import { parsed } from "../../twin/syntaxTree.ts";
import { childrenOf, isNode, type Node, nameOf } from "../../twin/walk/tree.ts";

/** How many numbers a value is: 1 for a number, 3 for a vector, 4 for a quaternion, 9 for a matrix. */
export type Kind = 1 | 3 | 4 | 9;

interface Named {
  readonly name: string;
  readonly kind: Kind;
}

/** A function that is nothing but constants, one after another, and what it returns: numbers and tuples in and out. */
export interface Formula extends Named {
  readonly source: string;
  readonly formulaOf: FormulaOf;
  readonly parameters: readonly Named[];
  readonly constants: readonly (Named & { readonly is: Node })[];
  readonly result: Node;
}

/** The formula that a name in a file stands for, or null. */
export type FormulaOf = (name: string) => Formula | null;

const KINDS: Readonly<Record<string, Kind>> = { number: 1, Vec3: 3, Quat: 4, Mat3: 9 };

/** What the expressions of a formula are made of; besides, calls of formulas and of these functions. */
const PARTS =
  "BinaryExpression UnaryExpression ParenthesizedExpression MemberExpression Identifier Literal ArrayExpression CallExpression".split(
    " ",
  );
/** Formulas of other folders stay calls: written out wherever they are called, they would double the size of the step. */
const NEAR = /^\.\/\w+$|^(\.\.\/)+math\/\w+$/;

const MATH = /^Math\.(sqrt|abs|max|min)$/;

/** The number of components that a type's text says, null for any other type. */
export function kindOfType(annotation: unknown, source: string): Kind | null {
  if (!isNode(annotation)) return null;
  return KINDS[source.slice(annotation.start, annotation.end).replace(/^:\s*/, "")] ?? null;
}

/** The formulas of the files at hand, each file read once. */
export class Formulas {
  private readonly files = new Map<string, FormulaOf>();

  /** The formulas that a file has or imports. */
  of(path: string, source: string, program = parsed(path, source)): FormulaOf {
    const own = new Map(childrenOf(program).flatMap(declaredFunction));
    const imported = new Map(childrenOf(program).flatMap((statement) => importedNames(path, statement)));
    const found = new Map<string, Formula | null>();
    const formulaOf: FormulaOf = (name) => {
      const known = found.get(name);
      if (known !== undefined) return known;
      found.set(name, null);
      const [from, original] = imported.get(name) ?? [];
      const declaration = own.get(name);
      const formula = declaration
        ? readFormula(name, declaration, source, formulaOf)
        : from && original
          ? this.inFile(from)(original)
          : null;
      found.set(name, formula);
      return formula;
    };
    return formulaOf;
  }

  /** The files that a file's formulas may be in. */
  filesFor(path: string, source: string): readonly string[] {
    const names = childrenOf(parsed(path, source)).flatMap((statement) => importedNames(path, statement));
    return [...new Set(names.map(([, [file]]) => file))];
  }

  /** Forgets what has been read, once a file has changed. */
  forget(): void {
    this.files.clear();
  }

  private inFile(path: string): FormulaOf {
    const known = this.files.get(path);
    if (known) return known;
    const formulaOf = existsSync(path) ? this.of(path, readFileSync(path, "utf8")) : () => null;
    this.files.set(path, formulaOf);
    return formulaOf;
  }
}

/** A statement as the function that it declares, with its name. */
export function declaredFunction(statement: Node): [string, Node][] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  return declaration.type === "FunctionDeclaration" ? [[nameOf(declaration.id), declaration]] : [];
}

/** The values that a statement imports from its own folder or the mathematics: local name, file, name there. */
function importedNames(path: string, statement: Node): [string, [string, string]][] {
  const from = importedFrom(statement);
  if (from === null || !NEAR.test(from) || !Array.isArray(statement.specifiers)) return [];
  const file = `${resolve(path, "..", from)}.ts`;
  return (statement.specifiers as Node[])
    .filter(({ type }) => type === "ImportSpecifier")
    .map(({ local, imported }) => [nameOf(local), [file, nameOf(imported)]]);
}

/** A declaration as a formula, null where it is none. */
function readFormula(
  name: string,
  { params, returnType, body }: Node,
  source: string,
  formulaOf: FormulaOf,
): Formula | null {
  const kind = kindOfType(returnType, source);
  const parameters = (params as Node[]).map((each) => named(each, kindOfType(each.typeAnnotation, source)));
  const statements = (body as Node).body as Node[];
  const last = statements.at(-1);
  if (kind === null || !parameters.every(isKnown) || last?.type !== "ReturnStatement") return null;
  const names = new Set(parameters.map((each) => each.name));
  const constants: (Named & { readonly is: Node })[] = [];
  for (const statement of statements.slice(0, -1)) {
    const constant = readConstant(statement, names, source, formulaOf);
    if (constant === null) return null;
    constants.push(constant);
    names.add(constant.name);
  }
  const result = last.argument;
  if (!isNode(result) || !isPlain(result, names, formulaOf)) return null;
  return { name, kind, source, formulaOf, parameters, constants, result };
}

function readConstant(
  statement: Node,
  names: ReadonlySet<string>,
  source: string,
  formulaOf: FormulaOf,
): (Named & { readonly is: Node }) | null {
  const [declared, another] = (statement.declarations ?? []) as Node[];
  if (statement.kind !== "const" || !declared || another || !isNode(declared.id) || !isNode(declared.init))
    return null;
  const is = declared.init;
  if (declared.id.type !== "Identifier" || !isPlain(is, names, formulaOf)) return null;
  const called = is.type === "CallExpression" ? formulaOf(nameOf(is.callee)) : null;
  const kind = kindOfType(declared.id.typeAnnotation, source) ?? called?.kind ?? 1;
  // A tuple without a type, or a second name for one, is not told from a number.
  if ((is.type === "ArrayExpression") !== (kind > 1 && called === null)) return null;
  return { name: nameOf(declared.id), kind, is };
}

/** Whether an expression is made of names, numbers, the four operations, components and formulas. */
function isPlain(node: Node, names: ReadonlySet<string>, formulaOf: FormulaOf): boolean {
  if (!PARTS.includes(node.type)) return false;
  if (node.type === "Identifier") return names.has(nameOf(node));
  if (node.type === "MemberExpression" && !isNumber(node.property)) return false;
  if (node.type !== "CallExpression")
    return childrenOf(node).every((child) => isPlain(child, names, formulaOf));
  const callee = node.callee as Node;
  const isKnownCall = callee.type === "Identifier" ? formulaOf(nameOf(callee)) !== null : isMath(callee);
  return isKnownCall && (node.arguments as Node[]).every((each) => isPlain(each, names, formulaOf));
}

function isMath({ object, property }: Node): boolean {
  return isNode(object) && isNode(property) && MATH.test(`${nameOf(object)}.${nameOf(property)}`);
}

function isNumber(node: unknown): boolean {
  return isNode(node) && node.type === "Literal" && typeof node.value === "number";
}

function named(parameter: Node, kind: Kind | null): { readonly name: string; readonly kind: Kind | null } {
  return { name: nameOf(parameter), kind };
}

function isKnown(each: { readonly name: string; readonly kind: Kind | null }): each is Named {
  return each.kind !== null;
}
