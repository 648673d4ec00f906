import { complain, type SourceFile, type TreeNode } from "./mdxTree.ts";

/* Headings are written `## Two throws {#two-throws-from-one-start}`: the id stays when the words change or are translated. */

/** `{#id}` becomes `[#id]`, plain text to MDX, which would read braces as an expression; lines and columns stay. */
export function withBracketedIds(text: string): string {
  return text.replace(/^(#{2,4} .* )\{(#[^\s}]+)\}$/gm, "$1[$2]");
}

const BRACKETED = /^(.*) \[#([^\s\]]+)\]$/s;

/** A missing or repeated id stops the build. */
export function rehypeHeadingIds() {
  return (tree: TreeNode, file: SourceFile): void => {
    const known = new Set<string>();
    for (const heading of (tree.children ?? []).filter(({ tagName }) => /^h[2-4]$/.test(tagName ?? ""))) {
      const last = heading.children?.at(-1);
      const [, words, id] = BRACKETED.exec(last?.value ?? "") ?? [];
      if (!last || words === undefined || !id) {
        complain(file, "a heading ends in its id: ## Words {#id}", heading);
        continue;
      }
      if (known.has(id)) complain(file, `another heading of this chapter has the id ${id}`, heading);
      known.add(id);
      last.value = words;
      heading.properties = { ...heading.properties, id };
    }
  };
}

export function headingIdsIn(text: string): string[] {
  return Array.from(text.matchAll(/^#{2,4} .* \{#([^\s}]+)\}$/gm), ([, id = ""]) => id);
}

export const headingIds = {
  name: "tumble:heading-ids",
  enforce: "pre",
  transform: (code: string, id: string) => (id.endsWith(".mdx") ? withBracketedIds(code) : null),
} as const;

export const HEADING_LINK = "heading-link";

export const headingLinks = {
  behavior: "append",
  properties: { className: [HEADING_LINK] },
  content: { type: "text", value: "§" },
} as const;
