import MagicString from "magic-string";
import { parsed } from "../../twin/syntaxTree.ts";
import { childrenOf, isNode, type Node, nameOf } from "../../twin/walk/tree.ts";
import { kindOf, namesBound, type Scope, type Value, Writer } from "./expand.ts";
import { type Formulas, type Kind, kindOfType } from "./formulas.ts";

/**
 * Writes tuples out as numbers. In every function of a file, calls of formulas (`addVec`, `mulQuat`, whatever is only constants
 * and a result) are replaced by their lines, and a tuple is made only where something takes it whole:
 *
 *     const r = scaleVec(dt, cross(a, b));   →   const cross$0 = a[1] * b[2] - a[2] * b[1]; … const r$0 = dt * cross$0; …
 *
 * What an `if` stands before is left as it is: V8 counts its bytes too when it decides what to put into a caller.
 * The operations are the same, in the same order on the same numbers: so are the bits.
 *
 * @param path     of the file, which imports are relative to
 * @param source   TypeScript
 * @param formulas those that may be called
 * @throws Error for source that does not parse
 */
export function scalars(path: string, source: string, formulas: Formulas): MagicString {
  const program = parsed(path, source);
  const code = new MagicString(source);
  const formulaOf = formulas.of(path, source, program);
  const writer = new Writer();
  for (const statement of childrenOf(program)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type !== "FunctionDeclaration") continue;
    const host = new Host(declaration, source, writer, formulaOf);
    for (const [{ start, end }, text] of host.written()) code.update(start, end, text);
  }
  return code;
}

/** What stands in a statement's place, once it is known which tuples are taken whole. */
interface Replacement {
  readonly statement: Node;
  readonly text: () => string;
}

/** A function whose formulas are written out. */
class Host implements Scope {
  readonly values = new Map<string, Value>();
  private readonly replacements: Replacement[] = [];
  private readonly whole = new Set<string>();
  private readonly bound: readonly string[];

  constructor(
    declaration: Node,
    readonly source: string,
    private readonly writer: Writer,
    private readonly formulas: Scope["formulaOf"],
  ) {
    this.bound = namesBound(declaration);
    this.statement(declaration.body as Node);
  }

  readonly formulaOf: Scope["formulaOf"] = (name) => (this.bound.includes(name) ? null : this.formulas(name));

  takeWhole(name: string): void {
    this.whole.add(name);
  }

  written(): [Node, string][] {
    return this.replacements
      .map(({ statement, text }): [Node, string] => [statement, text()])
      .filter(([{ start, end }, text]) => text !== this.source.slice(start, end));
  }

  private statement(node: Node): void {
    if (node.type === "BlockStatement") for (const child of childrenOf(node)) this.statement(child);
    else if (node.type === "VariableDeclaration") this.declaration(node);
    else if (node.type === "ReturnStatement" || node.type === "ExpressionStatement") this.replace(node, []);
    else if (isLoop(node)) this.loop(node);
    else if (node.type === "LabeledStatement") this.procedure(node.body as Node);
    else this.replace(node, null);
  }

  /** A procedure that has been put in is in nobody's way any more: its branches are written out too. */
  private procedure(node: Node): void {
    if (node.type === "BlockStatement") for (const child of childrenOf(node)) this.procedure(child);
    else if (node.type === "IfStatement") this.branches(node);
    else this.statement(node);
  }

  private branches({ test, consequent, alternate }: Node): void {
    this.replace(test as Node, null);
    for (const branch of [consequent, alternate]) if (isNode(branch)) this.procedure(branch);
  }

  private loop(node: Node): void {
    for (const child of childrenOf(node)) {
      if (child.type === "BlockStatement") this.statement(child);
      else this.replace(child, null);
    }
  }

  /** A constant that is a tuple becomes its numbers, and itself where something takes it whole. */
  private declaration(node: Node): void {
    const [declared, another] = node.declarations as [Node, ...Node[]];
    const kind = another ? null : this.tupleKind(declared);
    if (node.kind === "const" && kind !== null) this.tuple(node, declared, kind);
    else this.replace(node, another ? null : []);
  }

  private tuple(node: Node, { id, init }: Node, kind: Kind): void {
    const name = nameOf(id);
    const lines: string[] = [];
    const components = this.writer.value(init as Node, kind, this, lines, name) as readonly string[];
    this.values.set(
      name,
      components.map((text) => this.writer.constant(text, name, lines)),
    );
    const tuple = () =>
      this.whole.has(name) ? ` const ${name} = [${(this.values.get(name) as string[]).join(", ")}];` : "";
    this.replacements.push({ statement: node, text: () => `${lines.join(" ")}${tuple()}` });
  }

  /** How long a declared tuple is: one that a formula makes, or a literal with its type. Null for whatever else is declared. */
  private tupleKind({ id, init }: Node): Kind | null {
    if (!isNode(id) || id.type !== "Identifier" || !isNode(init)) return null;
    if (this.bound.filter((name) => name === nameOf(id)).length > 1) return null;
    const isLiteral =
      init.type === "ArrayExpression" && childrenOf(init).every(({ type }) => type !== "SpreadElement");
    const kind = isLiteral ? kindOfType(id.typeAnnotation, this.source) : kindOf(init, this);
    return kind === 1 ? null : kind;
  }

  /** @param lines where what must stand before the statement goes; null where nothing may */
  private replace(statement: Node, lines: string[] | null): void {
    const last = this.writer.text(statement, this, lines);
    const text = [...(lines ?? []), last].join(" ");
    this.replacements.push({ statement, text: () => text });
  }
}

function isLoop({ type }: Node): boolean {
  return type === "ForStatement" || type === "ForOfStatement" || type === "WhileStatement";
}
