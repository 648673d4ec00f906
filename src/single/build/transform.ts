import MagicString from "magic-string";
import { importedFrom, importTwin, type TwinOf } from "../../twin/imports.ts";
import { parsed } from "../../twin/syntaxTree.ts";
import { childrenOf, isType, type Node } from "../../twin/walk/tree.ts";

/**
 * Makes the single-precision twin of a file of the core: the same statements, and every operation rounded to 32 bits.
 *
 *     x * z + y * w   →   $f($f(x * z) + $f(y * w))          0.1   →   $f(0.1)
 *     sum += x        →   sum = $f(sum + (x))                 sqrt and the elementary functions: their results
 *
 * A sum, difference, product, quotient or root of two 32-bit numbers, worked out in 64 bits and rounded once more, is the one
 * that 32-bit hardware gives: 53 ≥ 2 · 24 + 2.
 * @see Figueroa, "When is double rounding innocuous?", SIGNUM Newsletter 30 (1995)
 */

const ROUNDED = ["+", "-", "*", "/", "%"];

/** The module whose functions are worked out in 64 bits, since their steps are made for those, and rounded at the end. */
const ELEMENTARY = /\/elementary$/;

/**
 * @param file   for messages
 * @param source TypeScript
 * @param twinOf the twin of an imported module, or null where the plain one is meant
 * @throws Error for source that does not parse, or assigns what it works out to anything but a name
 */
export function single(file: string, source: string, twinOf: TwinOf): string {
  const program = parsed(file, source);
  const twin = new Twin(file, source);
  for (const statement of childrenOf(program)) {
    twin.noteElementary(statement);
    importTwin(twin.code, statement, twinOf);
  }
  twin.round(program);
  twin.code.prepend("const $f = Math.fround;");
  return twin.code.toString();
}

class Twin {
  readonly code: MagicString;
  private readonly elementary = new Set<string>(["Math.sqrt"]);

  constructor(
    private readonly file: string,
    private readonly source: string,
  ) {
    this.code = new MagicString(source);
  }

  /** Notes the names of elementary functions that a statement imports. */
  noteElementary(statement: Node): void {
    if (!ELEMENTARY.test(importedFrom(statement) ?? "")) return;
    for (const { local } of statement.specifiers as Node[]) this.elementary.add(this.textOf(local as Node));
  }

  round(node: Node): void {
    if (isType(node)) return;
    if (this.isRounded(node)) this.wrap(node);
    if (node.type === "AssignmentExpression" && node.operator !== "=") this.roundAssignment(node);
    for (const child of childrenOf(node)) this.round(child);
  }

  private isRounded(node: Node): boolean {
    switch (node.type) {
      case "BinaryExpression":
        return (
          ROUNDED.includes(String(node.operator)) &&
          ![node.left, node.right].some(isText) &&
          !this.isCount(node)
        );
      case "CallExpression":
        return this.elementary.has(this.textOf(node.callee as Node));
      case "Literal":
        return typeof node.value === "number" && Math.fround(node.value) !== node.value;
      default:
        return false;
    }
  }

  /** Numbers of frames are counted, and go beyond what 32 bits can hold. */
  private isCount({ left, right }: Node): boolean {
    return [left, right].some((side) => /(^|\.)frame$/.test(this.textOf(side as Node)));
  }

  private wrap({ start, end }: Node): void {
    this.code.appendRight(start, "$f(");
    this.code.appendLeft(end, ")");
  }

  private roundAssignment({ left, right, operator, start }: Node): void {
    const [target, value] = [left as Node, right as Node];
    const operation = String(operator).slice(0, -1);
    if (target.type !== "Identifier" || !ROUNDED.includes(operation))
      throw new Error(`${this.file}: ${this.source.slice(start, value.end)} cannot be rounded`);
    const name = this.textOf(target);
    this.code.update(target.end, value.start, ` = $f(${name} ${operation} (`);
    this.code.appendLeft(value.end, "))");
  }

  private textOf({ start, end }: Node): string {
    return this.source.slice(start, end);
  }
}

function isText(side: unknown): boolean {
  const { type, value } = side as Node;
  return type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");
}
