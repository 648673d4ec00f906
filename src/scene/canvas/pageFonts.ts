import type { FontSource } from "./messages";

/** The family in which labels are set. */
const LABELS = "Source Serif 4 Variable";

/** The page's own rules for the labels' font: a worker has fonts of its own, and none of the page's. */
export function labelFonts(): FontSource[] {
  return [...document.styleSheets].flatMap((sheet) =>
    fontFacesOf(rulesOf(sheet)).flatMap(({ style }): FontSource[] => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
      const family = style.getPropertyValue("font-family").replace(/["']/g, "");
      if (!address || family !== LABELS) return [];
      const descriptors = {
        style: style.getPropertyValue("font-style"),
        weight: style.getPropertyValue("font-weight"),
        unicodeRange: style.getPropertyValue("unicode-range"),
        display: style.getPropertyValue("font-display") as FontDisplay,
      };
      return [{ family, address: new URL(address, sheet.href ?? document.baseURI).href, descriptors }];
    }),
  );
}

/** The rules of a sheet; none of one from another origin, such as that of a browser extension, which may not be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The `@font-face` rules of a list, those within layers and conditions included. */
function fontFacesOf(rules: readonly CSSRule[]): CSSFontFaceRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFacesOf([...rule.cssRules]) : [];
  });
}
