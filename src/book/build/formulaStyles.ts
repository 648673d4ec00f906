import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ChildNode, parse, type Rule } from "postcss";

/**
 * Takes from every style sheet in the output folder what KaTeX has for formulas that the site does not show, with its fonts.
 * A rule of KaTeX stays where the texts have the names of all classes that it asks for; a class in `:not()` is none of them.
 *
 * @param texts the HTML of every page, and the notebook's programs, whose formulas are shown
 */
export function dropUnusedFormulaStyles(outDir: string, texts: readonly string[]): void {
  const names = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const assets = join(outDir, "assets");
  for (const sheet of readdirSync(assets).filter((name) => name.endsWith(".css"))) {
    const file = join(assets, sheet);
    writeFileSync(file, withoutUnused(readFileSync(file, "utf8"), names));
  }
}

const FORMULA = /^\.katex\b/;

export function withoutUnused(sheet: string, names: ReadonlySet<string>): string {
  const root = parse(sheet);
  const isUsed = (selector: string) =>
    !FORMULA.test(selector) ||
    Array.from(selector.replaceAll(/:not\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi)).every(
      ([, name = ""]) => names.has(name),
    );
  root.walkRules((rule: Rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const setIn = new Set<string>();
  root.walkDecls(/^font/, ({ parent, value }) => {
    if (parent?.type === "rule") for (const [family] of value.matchAll(/KaTeX_\w+/g)) setIn.add(family);
  });
  root.walkAtRules("font-face", (face) => {
    const family = face.nodes?.map(familyOf).find(Boolean);
    if (family?.startsWith("KaTeX_") && !setIn.has(family)) face.remove();
  });
  return root.toString();
}

const familyOf = (node: ChildNode) => (node.type === "decl" && node.prop === "font-family" ? node.value : "");
