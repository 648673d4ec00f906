import {
  childrenOf,
  codeIn,
  isFunction,
  isNode,
  type Node,
  nameOf,
  type Place,
  type Problem,
  type ProblemKind,
  problemAt,
  REFUSED,
} from "./tree";

const REFUSED_FORMS: Readonly<Record<string, ProblemKind>> = {
  AwaitExpression: "async",
  ClassDeclaration: "class",
  ClassExpression: "class",
  ThisExpression: "this",
  ImportExpression: "dynamicImport",
  MetaProperty: "dynamicImport",
};

export function formProblems(program: Node, source: string): Problem[] {
  return codeIn(program).flatMap((node) => {
    const kind = refusedForm(node, source);
    return kind ? [problemAt(kind, node)] : [];
  });
}

function refusedForm(node: Node, source: string): ProblemKind | undefined {
  if (REFUSED.has(node.type)) return "typeScriptOnly";
  if (isFunction(node) && node.generator) return "generator";
  if ((isFunction(node) && node.async) || (node.type === "ForOfStatement" && node.await)) return "async";
  // In a worker's text, which is no module, it opens a comment: other code would run than is checked here.
  if (node.type === "UpdateExpression" && source.slice(node.start - 2, node.start + 2) === "<!--")
    return "htmlComment";
  return REFUSED_FORMS[node.type];
}

export function exportsOf(program: Node) {
  const exported = new Map<string, Node>();
  const problems: Problem[] = [];
  for (const statement of program.body as Node[]) {
    if (/^Export(Default|All)Declaration$/.test(statement.type))
      problems.push(problemAt("exportForm", statement));
    if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") continue;
    const { declaration } = statement;
    if (!isNode(declaration)) {
      problems.push(problemAt("exportForm", statement));
      continue;
    }
    if (isNode(declaration.id)) exported.set(nameOf(declaration.id), declaration);
    for (const { id, init } of (declaration.declarations as Node[]) ?? [])
      if (isNode(init)) exported.set(nameOf(id), init);
  }
  return { exported, problems: [...problems, ...ruleProblems(program, exported)] };
}

export const PROGRAM_KINDS = ["advance", "torque", "step"] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** Of several, the first in the order above. */
export function kindExported(exported: ReadonlyMap<string, Node>): ProgramKind {
  return PROGRAM_KINDS.find((kind) => exported.has(kind)) ?? "step";
}

function ruleProblems(program: Node, exported: ReadonlyMap<string, Node>): Problem[] {
  const name = kindExported(exported);
  const rule = exported.get(name);
  if (!rule) return [problemAt("nothingExported", program)];
  if (!isFunction(rule)) return [problemAt("notAFunction", rule, name)];
  const axes = exported.get("axes");
  const value = axes?.type === "TSAsExpression" ? (axes.expression as Node).value : axes?.value;
  return axes && value !== "body" && value !== "world" ? [problemAt("axes", axes)] : [];
}

export function resultPlace(rule: Node): Place {
  const body = rule.body as Node;
  const { line, column } = problemAt("fault", [...returnsOf(body)].at(-1) ?? body);
  return { line, column };
}

function* returnsOf(node: Node): Generator<Node> {
  if (node.type === "ReturnStatement") yield node;
  for (const child of childrenOf(node)) if (!isFunction(child)) yield* returnsOf(child);
}
