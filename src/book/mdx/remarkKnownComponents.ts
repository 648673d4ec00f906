import { complain, type SourceFile, type TreeNode } from "./mdxTree.ts";
import { VOCABULARY_NAMES } from "./vocabularyNames.ts";

/**
 * Refuses a tag that a chapter neither imports nor finds in the vocabulary. MDX by itself notices when the page is rendered, and
 * no longer knows the line.
 */
export function remarkKnownComponents() {
  return (tree: TreeNode, file: SourceFile): void => {
    const imported = (tree.children ?? []).flatMap(importedNames);
    const known = new Set<string>([...VOCABULARY_NAMES, ...imported]);
    refuseUnknown(tree, known, file);
  };
}

function importedNames({ data }: TreeNode): string[] {
  const statements = data?.estree?.body ?? [];
  return statements.flatMap(({ specifiers }) => (specifiers ?? []).map(({ local }) => local.name));
}

function refuseUnknown(node: TreeNode, known: ReadonlySet<string>, file: SourceFile): void {
  const { name, children } = node;
  const isTag = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  if (isTag && name && /^[A-Z]/.test(name) && !known.has(name)) {
    complain(file, `<${name}> is neither imported nor a word of the vocabulary`, node);
  }
  for (const child of children ?? []) refuseUnknown(child, known, file);
}
