import type { AtRule, Root } from "postcss";

/** A `@font-face` rule of a style sheet, and the file that it takes its font from: the first of its formats. */
export interface FontFaceRule {
  readonly rule: AtRule;
  readonly file: string;
  readonly family: string;
  readonly style: string;
  readonly display: string;
  /** Whether its `unicode-range` has a character; a rule without one covers all. */
  readonly covers: (character: string) => boolean;
}

/** The `@font-face` rules of a style sheet that name a file, in their order. */
export function fontFacesOf(sheet: Root): FontFaceRule[] {
  const faces: FontFaceRule[] = [];
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
      covers: characterTest(descriptors.get("unicode-range")),
    });
  });
  return faces;
}

/** Tells whether a character is within a `unicode-range`, such as `U+41-5A, U+4??`. */
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
