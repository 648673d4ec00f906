/** Text, a formula, an HTML element, or a component with attributes. */
export interface TreeNode {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** Of imports and exports. */
  data?: { estree?: { body: readonly Statement[] } };
}

interface Statement {
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
}

export interface SourceFile {
  readonly path?: string;
  readonly messages: readonly Complaint[];
  message(reason: string, place: TreeNode): Complaint;
}

interface Complaint {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  fatal?: boolean | null | undefined;
}

/** The build stops once the whole chapter has been read ({@link rehypeStopIfWrong}). */
export function complain(file: SourceFile, reason: string, place: TreeNode): void {
  file.message(reason, place).fatal = true;
}

export class ChapterError extends Error {
  /** Where Vite's overlay says that it is. */
  readonly loc: { line: number; column: number } | undefined;

  constructor(readonly problems: readonly { line: number; column: number; message: string }[]) {
    super(problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join("\n"));
    this.loc = problems[0];
  }
}

/** The last plug-in: stops the build with every complaint. */
export function rehypeStopIfWrong() {
  return (_tree: TreeNode, { messages }: SourceFile): void => {
    const wrong = messages.filter(({ fatal }) => fatal);
    const problems = wrong.map(({ reason, line = 1, column = 1 }) => ({ line, column, message: reason }));
    if (problems.length > 0) throw new ChapterError(problems);
  };
}

/** Undefined for none, or one that is not plain text. */
export function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

export function addAttribute(node: TreeNode, name: string, value: unknown): void {
  node.attributes = [...(node.attributes ?? []), { type: "mdxJsxAttribute", name, value }];
}

export function visit(node: TreeNode, meet: (node: TreeNode) => void): void {
  meet(node);
  for (const child of node.children ?? []) visit(child, meet);
}
