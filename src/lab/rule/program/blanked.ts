import { childrenOf, isNode, isType, type Node, WRAPPERS } from "./tree";

/**
 * The source without its types, every other sign at its line and column: what goes becomes blanks. A fault at a place of what runs
 * is then at the same place of what was written.
 */
export function blanked(source: string, program: Node): string {
  const signs = source.split("");
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (signs[at] !== "\n") signs[at] = " ";
  };
  const visit = (node: Node): void => {
    if (goes(node)) {
      blank(node.start, node.end);
      return;
    }
    if (node.type === "ExportNamedDeclaration") blank(node.start, (node.declaration as Node).start);
    if (WRAPPERS.has(node.type)) {
      const inner = node.expression as Node;
      blank(node.start, inner.start);
      blank(inner.end, node.end);
    }
    // The question mark of a parameter that may be left out, and the mark of a variable that will be set.
    if (node.type === "Identifier" && node.optional)
      blank(node.start + String(node.name).length, annotationOf(node));
    if (node.type === "VariableDeclarator" && node.definite) {
      const id = node.id as Node;
      blank(id.start + String(id.name).length, annotationOf(id));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return signs.join("");
}

/** Whether a node is removed: types and what is declared for them alone, imports, and exports of types. */
function goes(node: Node): boolean {
  const { declaration } = node;
  if (node.type !== "ExportNamedDeclaration")
    return node.type === "ImportDeclaration" || node.declare === true || isType(node);
  return !isNode(declaration) || goes(declaration);
}

function annotationOf(node: Node): number {
  return isNode(node.typeAnnotation) ? node.typeAnnotation.start : node.end;
}
