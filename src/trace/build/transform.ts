import MagicString from "magic-string";
import { importTwin, type TwinOf } from "../../twin/imports.ts";
import { childrenOf, isNode, type Node, parsed } from "../../twin/syntaxTree.ts";

/**
 * Makes the traced twin of a file of step functions: the same statements in the same order, and after every line that
 * gives something a name, a call that tells the recorder so. The plain file knows nothing of it.
 *
 *     const momentum_B = mulVec(inertia_B, omega_B);   →   the same;$note(call, 22, "momentum_B", momentum_B);
 *     return subVec(omega_B, correction_B);            →   return $leave(call, 26, (subVec(omega_B, correction_B)));
 *
 * Loops tell their passes, so that Newton's iterations can be numbered. Names that only open a value, as in
 * `const { dt } = system.scenario`, are nothing worked out and are not told. Functions within functions are left plain.
 */

/** Where a function stands in its file: lines from 1 on, both ends included. */
interface TracedFunction {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Traced {
  readonly code: string;
  readonly functions: readonly TracedFunction[];
}

/**
 * @param file     as the recorder is to name it: `angular/implicitBody.ts`
 * @param source   TypeScript
 * @param recorder what to import the recorder from
 * @param twinOf   the twin of an imported module, or null where the plain one is meant
 * @throws Error for source that does not parse
 */
export function traced(file: string, source: string, recorder: string, twinOf: TwinOf): Traced {
  const program = parsed(file, source);
  const twin = new Twin(file, source);
  for (const statement of childrenOf(program)) {
    importTwin(twin.code, statement, twinOf);
    twin.traceFunction(isNode(statement.declaration) ? statement.declaration : statement);
  }
  twin.code.prepend(`import { $enter, $leave, $note, $pass, $passed } from ${JSON.stringify(recorder)};`);
  return { code: twin.code.toString(), functions: twin.functions };
}

class Twin {
  readonly code: MagicString;
  readonly functions: TracedFunction[] = [];

  constructor(
    private readonly file: string,
    private readonly source: string,
  ) {
    this.code = new MagicString(source);
  }

  traceFunction(declaration: Node): void {
    if (declaration.type !== "FunctionDeclaration") return;
    const name = nameOf(declaration.id);
    const body = declaration.body as Node;
    this.functions.push({ name, from: this.lineAt(declaration.start), to: this.lineAt(declaration.end) });
    this.code.appendRight(
      body.start + 1,
      `const $call=$enter(${JSON.stringify(this.file)},${JSON.stringify(name)});`,
    );
    this.traceAll(body);
  }

  private traceAll(node: Node): void {
    for (const child of childrenOf(node)) this.trace(child, node);
  }

  private trace(node: Node, parent: Node): void {
    switch (node.type) {
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        return;
      case "VariableDeclaration":
        if (!isLoop(parent)) this.tell(node, parent, (node.declarations as Node[]).flatMap(namesWorkedOut));
        return;
      case "ExpressionStatement":
        this.traceAssignment(node, parent);
        return;
      case "ReturnStatement":
        this.traceReturn(node);
        return;
    }
    if (isLoop(node)) this.traceLoop(node);
    this.traceAll(node);
  }

  private traceAssignment(statement: Node, parent: Node): void {
    const expression = statement.expression as Node;
    const target = expression.left;
    const isNamed =
      expression.type === "AssignmentExpression" && isNode(target) && target.type === "Identifier";
    this.tell(statement, parent, isNamed ? [nameOf(target)] : []);
  }

  private traceReturn(statement: Node): void {
    const { argument } = statement;
    if (!isNode(argument)) return;
    this.code.appendLeft(argument.start, `$leave($call,${this.lineAt(statement.start)},(`);
    this.code.appendRight(argument.end, "))");
  }

  private traceLoop(loop: Node): void {
    const body = loop.body as Node;
    const line = this.lineAt(loop.start);
    const names = boundIn(loop.left).map((name) => this.noteOf(line, name));
    const pass = `$pass($call,${line});${names.join("")}`;
    if (body.type !== "BlockStatement")
      throw new Error(`${this.file}:${line}: a loop needs braces to be traced`);
    this.code.appendRight(body.start + 1, pass);
    this.code.appendLeft(loop.end, `$passed($call,${line});`);
  }

  /** Tells names after a statement, within braces where the statement is all there is of an `if`. */
  private tell(statement: Node, parent: Node, names: readonly string[]): void {
    if (names.length === 0) return;
    const line = this.lineAt(statement.start);
    const notes = names.map((name) => this.noteOf(line, name)).join("");
    const isBare = parent.type === "IfStatement";
    if (isBare) this.code.appendLeft(statement.start, "{");
    this.code.appendLeft(statement.end, isBare ? `${notes}}` : notes);
  }

  private noteOf(line: number, name: string): string {
    return `$note($call,${line},${JSON.stringify(name)},${name});`;
  }

  private lineAt(offset: number): number {
    return this.source.slice(0, offset).split("\n").length;
  }
}

/** The names that a declaration works something out for: not those that only open a value or name a function. */
function namesWorkedOut({ id, init }: Node): string[] {
  if (
    !isNode(init) ||
    ["ArrowFunctionExpression", "FunctionExpression", "MemberExpression"].includes(init.type)
  ) {
    return [];
  }
  return isNode(id) && id.type !== "Identifier" && init.type === "Identifier" ? [] : boundIn(id);
}

/** The names that a pattern binds. */
function boundIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case "Identifier":
      return [nameOf(pattern)];
    case "VariableDeclaration":
      return (pattern.declarations as Node[]).flatMap(({ id }) => boundIn(id));
    case "ObjectPattern":
      return (pattern.properties as Node[]).flatMap(({ value }) => boundIn(value));
    case "ArrayPattern":
      return (pattern.elements as unknown[]).flatMap(boundIn);
    default:
      return [];
  }
}

function isLoop({ type }: Node): boolean {
  return type === "ForStatement" || type === "ForOfStatement" || type === "WhileStatement";
}

function nameOf(identifier: unknown): string {
  return String((identifier as Node).name);
}
