import { childrenOf, isNode, type Node, nameOf } from "./tree.ts";

/*
 * Which calls of a recorder make a program's traced twin: the same statements in the same order, and after every line that names
 * a value, a call that tells the recorder so.
 *
 *     const momentum_B = mulVec(inertia_B, omega_B);   →   the same;$note($call, 22, "momentum_B", momentum_B);
 *     return subVec(omega_B, correction_B);            →   return $leave($call, 26, (subVec(omega_B, correction_B)));
 *
 * Loops tell their passes, so that Newton's iterations can be numbered. Names that only open a value, as in
 * `const { dt } = system.scenario`, are not told. Functions within expressions stay plain.
 *
 * The tree may come from any parser: the build's is Vite's, and the page has its own for readers' programs.
 */

/** At one place, what closes the text before it comes before what opens the text after it. */
export interface Insertion {
  readonly at: number;
  readonly until?: number;
  readonly side: "before" | "after";
  readonly text: string;
}

/** Texts for one place and side keep their order. */
export function inserted(source: string, insertions: readonly Insertion[]): string {
  const rank = ({ side }: Insertion) => (side === "before" ? 0 : 1);
  const inOrder = [...insertions].sort((a, b) => a.at - b.at || rank(a) - rank(b));
  const parts: string[] = [];
  let from = 0;
  for (const { at, until = at, text } of inOrder) {
    parts.push(source.slice(from, at), text);
    from = until;
  }
  return parts.join("") + source.slice(from);
}

/** Lines from 1 on, both ends included. */
export interface TracedFunction {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface RecordingCalls {
  readonly insertions: readonly Insertion[];
  readonly functions: readonly TracedFunction[];
}

export type TracedKinds = "declared" | "declared and constant";

/**
 * @param file    as the recorder names it: `angular/implicitBody.ts`
 * @param source  what the tree was made of
 * @param program its tree
 */
export function recordingCalls(
  file: string,
  source: string,
  program: Node,
  traced: TracedKinds = "declared",
): RecordingCalls {
  const walk = new Walk(file, source);
  for (const statement of childrenOf(program)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === "FunctionDeclaration") walk.traceDeclared(declaration);
    if (traced === "declared and constant")
      for (const constant of constantFunctions(declaration)) walk.traceConstant(constant);
  }
  return walk;
}

function constantFunctions(declaration: Node): Node[] {
  if (declaration.type !== "VariableDeclaration") return [];
  return (declaration.declarations as Node[]).filter(
    ({ init }) => isNode(init) && isFunctionExpression(init),
  );
}

class Walk implements RecordingCalls {
  readonly insertions: Insertion[] = [];
  readonly functions: TracedFunction[] = [];

  constructor(
    private readonly file: string,
    private readonly source: string,
  ) {}

  traceDeclared(declaration: Node): void {
    this.enter(nameOf(declaration.id), declaration, declaration.body as Node);
  }

  traceConstant({ id, init }: Node): void {
    const body = (init as Node).body as Node;
    const name = nameOf(id);
    if (body.type === "BlockStatement") {
      this.enter(name, init as Node, body);
      return;
    }
    // It may stand in brackets of its own.
    const line = this.lineAt(body.start);
    this.functions.push({ name, from: this.lineAt((init as Node).start), to: this.lineAt(body.end) });
    this.insert(body.start, "after", `(($call)=>$leave($call,${line},(`);
    this.insert(body.end, "before", `)))(${this.enterCall(name)})`);
  }

  private enter(name: string, whole: Node, body: Node): void {
    this.functions.push({ name, from: this.lineAt(whole.start), to: this.lineAt(whole.end) });
    this.insert(body.start + 1, "after", `const $call=${this.enterCall(name)};`);
    this.traceAll(body);
  }

  private enterCall(name: string): string {
    return `$enter(${JSON.stringify(this.file)},${JSON.stringify(name)})`;
  }

  private insert(at: number, side: Insertion["side"], text: string): void {
    this.insertions.push({ at, side, text });
  }

  private traceAll(node: Node): void {
    for (const child of childrenOf(node)) this.trace(child, node);
  }

  private trace(node: Node, parent: Node): void {
    if (isFunctionExpression(node)) return;
    switch (node.type) {
      case "FunctionDeclaration":
        this.traceDeclared(node);
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
    if (isLoop(node)) this.traceLoop(node, parent);
    else this.traceAll(node);
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
    this.insert(argument.start, "before", `$leave($call,${this.lineAt(statement.start)},(`);
    this.insert(argument.end, "after", "))");
  }

  /** What opens at a place comes before what is within, and what closes there after it. */
  private traceLoop(loop: Node, parent: Node): void {
    const body = loop.body as Node;
    const line = this.lineAt(loop.start);
    const names = boundIn(loop.left).map((name) => this.noteOf(line, name));
    const pass = `$pass($call,${line});${names.join("")}`;
    const hasBraces = body.type === "BlockStatement";
    const isBare = standsAlone(parent);
    if (isBare) this.insert(loop.start, "before", "{");
    if (hasBraces) this.insert(body.start + 1, "after", pass);
    else this.insert(body.start, "before", `{${pass}`);
    this.traceAll(loop);
    if (!hasBraces) this.insert(body.end, "before", "}");
    this.insert(loop.end, "before", `$passed($call,${line});${isBare ? "}" : ""}`);
  }

  private tell(statement: Node, parent: Node, names: readonly string[]): void {
    if (names.length === 0) return;
    const line = this.lineAt(statement.start);
    const notes = names.map((name) => this.noteOf(line, name)).join("");
    const end = this.source[statement.end - 1] === ";" ? "" : ";";
    const isBare = standsAlone(parent);
    if (isBare) this.insert(statement.start, "before", "{");
    this.insert(statement.end, "before", `${end}${notes}${isBare ? "}" : ""}`);
  }

  private noteOf(line: number, name: string): string {
    return `$note($call,${line},${JSON.stringify(name)},${name});`;
  }

  private lineAt(offset: number): number {
    return this.source.slice(0, offset).split("\n").length;
  }
}

/** Without those that only open a value or name a function. */
function namesWorkedOut({ id, init }: Node): string[] {
  if (!isNode(init) || isFunctionExpression(init) || init.type === "MemberExpression") return [];
  return isNode(id) && id.type !== "Identifier" && init.type === "Identifier" ? [] : boundIn(id);
}

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

function isFunctionExpression({ type }: Node): boolean {
  return type === "ArrowFunctionExpression" || type === "FunctionExpression";
}

function standsAlone(parent: Node): boolean {
  return parent.type === "IfStatement" || isLoop(parent);
}

function isLoop({ type }: Node): boolean {
  return /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(type);
}
