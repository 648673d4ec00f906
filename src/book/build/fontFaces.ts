import type { AtRule, Root } from "postcss";

/** A rule of a style sheet that gives a font, and the file that it takes the font from: the first of its formats. */
export interface FontFace {
  readonly rule: AtRule;
  readonly file: string;
  readonly family: string;
  readonly style: string;
  readonly display: string;
  /** Whether the rule is for a character; without a `unicode-range` it is for all. */
  readonly isFor: (character: string) => boolean;
}

/** The rules of a style sheet that give fonts, in their order. */
export function fontFacesOf(sheet: Root): FontFace[] {
  const faces: FontFace[] = [];
  sheet.walkAtRules("font-face", (rule) => {
    const descriptors = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => {
      descriptors.set(prop, value);
    });
    const [file] = /[\w-]+\.(?:woff2|ttf)/.exec(descriptors.get("src") ?? "") ?? [];
    // A font of the reader's own has no file.
    if (file === undefined) return;
    faces.push({
      rule,
      file,
      family: descriptors.get("font-family") ?? "",
      style: descriptors.get("font-style") ?? "normal",
      display: descriptors.get("font-display") ?? "auto",
      isFor: characterTest(descriptors.get("unicode-range")),
    });
  });
  return faces;
}

/** Whether a character is within a `unicode-range`, such as `U+41-5A, U+4??`. */
function characterTest(unicodeRange: string | undefined): (character: string) => boolean {
  if (unicodeRange === undefined) return () => true;
  const ranges = Array.from(
    unicodeRange.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi),
    ([, from = "", to]) => ({
      first: Number.parseInt(from.replaceAll("?", "0"), 16),
      last: Number.parseInt(to ?? from.replaceAll("?", "F"), 16),
    }),
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(({ first, last }) => first <= code && code <= last);
  };
}
