import MagicString from "magic-string";
import { parsed } from "../../twin/syntaxTree.ts";
import { childrenOf, isNode, type Node, nameOf } from "../../twin/walk/tree.ts";
import { namesBound, Writer } from "./expand.ts";
import { declaredFunction } from "./formulas.ts";

/**
 * Writes the procedures that a function calls into the function itself, and what these call into them. Every name of theirs gets
 * a number, and what they return becomes a variable:
 *
 *     const free = applyLoads(system, start);
 *     →   let free; applyLoads$$0: { … if (…) { free = …; break applyLoads$$0; } … free = …; }
 *
 * A procedure may be constants, `if`, `throw` and `return`. Calls are written out where they alone are a constant or what is returned.
 *
 * @param path       of the file, for messages
 * @param source     TypeScript
 * @param host       the function, of this file
 * @param procedures those that are written into it, of this file too
 * @throws Error for source that does not parse or lacks one of these functions
 */
export function integrated(
  path: string,
  source: string,
  host: string,
  procedures: readonly string[],
): MagicString {
  const functions = new Map(childrenOf(parsed(path, source)).flatMap(declaredFunction));
  const missing = [host, ...procedures].filter((name) => !functions.has(name));
  if (missing.length > 0) throw new Error(`${path}: there is no function ${missing.join(", ")}`);
  const body = functions.get(host)?.body as Node;
  const called = new Map([...functions].filter(([name]) => procedures.includes(name)));
  const code = new MagicString(source);
  return code.update(body.start, body.end, new Integration(source, called).block(body, HOST));
}

/** Where a statement stands: what the names of its procedure have become, and where the result goes; in the host it is returned. */
interface Place {
  readonly names: ReadonlyMap<string, string>;
  readonly result: { readonly name: string; readonly label: string } | null;
}

const HOST: Place = { names: new Map(), result: null };

class Integration {
  private count = 0;
  private readonly writer = new Writer();

  constructor(
    private readonly source: string,
    private readonly procedures: ReadonlyMap<string, Node>,
  ) {}

  block(node: Node, place: Place): string {
    return `{ ${childrenOf(node)
      .map((statement) => this.statement(statement, place))
      .join("\n")} }`;
  }

  private statement(node: Node, place: Place): string {
    switch (node.type) {
      case "BlockStatement":
        return this.block(node, place);
      case "IfStatement":
        return this.branches(node, place);
      case "VariableDeclaration":
        return this.declaration(node, place);
      case "ReturnStatement":
        return this.returned(node.argument as Node, place);
      default:
        return this.text(node, place);
    }
  }

  private branches({ test, consequent, alternate }: Node, place: Place): string {
    const otherwise = isNode(alternate) ? ` else { ${this.statement(alternate, place)} }` : "";
    const then = this.statement(consequent as Node, place);
    return `if (${this.text(test as Node, place)}) { ${then} }${otherwise}`;
  }

  private declaration(node: Node, place: Place): string {
    const [{ id, init }] = node.declarations as [Node];
    if (!this.isCall(init)) return this.text(node, place);
    if ((id as Node).type === "Identifier") return this.call(init, this.text(id as Node, place), place);
    const result = this.fresh("result");
    return `${this.call(init, result, place)} const ${this.text(id as Node, place)} = ${result};`;
  }

  private returned(value: Node, place: Place): string {
    const result = this.isCall(value) ? this.fresh("result") : this.text(value, place);
    const before = this.isCall(value) ? this.call(value, result, place) : "";
    const { result: target } = place;
    return `${before} ${target ? `${target.name} = ${result}; break ${target.label};` : `return ${result};`}`;
  }

  /** A call as its procedure's statements, which leave the result in a variable. */
  private call({ callee, arguments: given }: Node, result: string, caller: Place): string {
    const procedure = this.procedures.get(nameOf(callee)) as Node;
    const label = this.fresh(nameOf(callee));
    const names = new Map(namesBound(procedure).map((name) => [name, this.fresh(name)]));
    const before = [`let ${result};`];
    for (const [k, parameter] of (procedure.params as Node[]).entries()) {
      const argument = (given as Node[])[k] as Node;
      const text = this.text(argument, caller);
      if (argument.type === "Identifier") names.set(nameOf(parameter), text);
      else before.push(`const ${names.get(nameOf(parameter))} = ${text};`);
    }
    const block = this.block(procedure.body as Node, { names, result: { name: result, label } });
    return `${before.join(" ")} ${label}: ${block}`;
  }

  private isCall(node: unknown): node is Node {
    return isNode(node) && node.type === "CallExpression" && this.procedures.has(nameOf(node.callee));
  }

  private text(node: Node, { names }: Place): string {
    const scope = { source: this.source, formulaOf: () => null, values: names, takeWhole: () => {} };
    return this.writer.text(node, scope, null);
  }

  private fresh(name: string): string {
    return `${name}$$${this.count++}`;
  }
}
