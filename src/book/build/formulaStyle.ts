import postcss, { type Rule } from "postcss";
import { keepSelectors } from "./unusedRules.ts";

/** How KaTeX's selectors begin. All the markup that it writes is known when the site is built. */
const OF_FORMULAS = ".katex";

/**
 * The style sheet without KaTeX's rules for classes that no page or program has, and without the fonts that no rule then names.
 */
export function withoutUnusedFormulas(style: string, markup: readonly string[]): string {
  const classes = new Set(markup.flatMap(classesOfMarkup));
  const sheet = postcss.parse(style);
  keepSelectors(sheet, (selector) => isUsed(selector, classes));
  const fonts = new Set<string>();
  sheet.walkRules((rule: Rule) => rule.walkDecls(/^font/, ({ value }) => addFonts(fonts, value)));
  sheet.walkAtRules("font-face", (face) => {
    const own = new Set<string>();
    face.walkDecls("font-family", ({ value }) => addFonts(own, value));
    if ([...own].some((font) => !fonts.has(font))) face.remove();
  });
  return sheet.toString();
}

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  if (!selector.startsWith(OF_FORMULAS)) return true;
  return Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name).every((name) =>
    classes.has(name),
  );
}

function classesOfMarkup(markup: string): string[] {
  return Array.from(markup.matchAll(/\bclass="([^"]*)"/g), ([, names = ""]) => names.split(/\s+/)).flat();
}

function addFonts(fonts: Set<string>, value: string): void {
  for (const [font] of value.matchAll(/KaTeX_\w+/g)) fonts.add(font);
}
