import postcss, { type Root } from "postcss";

/** Removes every selector that is not kept, and the rules and blocks that are left without one. */
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

/** Every word of some texts or code that may be a class. */
export function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []));
}

/**
 * The style sheet without rules for classes that stand neither in the page nor in the programs that may come to it.
 *
 * @param programs the words of those programs
 */
export function withoutUnusedRules(style: string, body: string, programs: ReadonlySet<string>): string {
  const shown = wordsIn([body]);
  const isUsed = (name: string) => shown.has(name) || programs.has(name) || isMadeUp(name, programs);
  const sheet = postcss.parse(style);
  keepSelectors(sheet, (selector) => classesAskedFor(selector).every(isUsed));
  return sheet.toString();
}

/** Whether a program may form the class from its beginning, as in `lane-${index}`. */
function isMadeUp(name: string, programs: ReadonlySet<string>): boolean {
  return Array.from(name.matchAll(/-/g)).some(({ index }) => programs.has(name.slice(0, index + 1)));
}

/** The classes without which a selector matches nothing: those within `:not()`, `:is()`, `:where()` and `:has()` are left out. */
function classesAskedFor(selector: string): string[] {
  const plain = selector
    .replace(/"[^"]*"/g, "")
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return Array.from(plain.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
}
