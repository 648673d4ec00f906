import postcss, { type Root } from "postcss";

/** Takes every selector that is not kept out of a sheet, and rules and blocks that are left without any. */
export function keepSelectors(sheet: Root, isKept: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function removeWithEmptyParents(node: postcss.ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && (parent as postcss.AtRule).nodes?.length === 0)
    removeWithEmptyParents(parent as postcss.AtRule);
}

/**
 * The style sheet of a page without figures: all that its elements will ever have for classes stands in it, or in the strings of
 * the page's own script. Of any other page a figure's program, which comes later, decides.
 *
 * @param scripts the code of the page's own script, and of what it fetches for pages without figures
 */
export function withoutUnusedRules(style: string, body: string, scripts: readonly string[]): string {
  if (body.includes(" data-island=")) return style;
  const used = new Set([body, ...scripts].flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []));
  const sheet = postcss.parse(style);
  keepSelectors(sheet, (selector) => classesAskedFor(selector).every((name) => used.has(name)));
  return sheet.toString();
}

/** The classes without which a selector matches nothing: not those that it excludes or chooses among. */
function classesAskedFor(selector: string): string[] {
  const plain = selector
    .replace(/"[^"]*"/g, "")
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return Array.from(plain.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
}
