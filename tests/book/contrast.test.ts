import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const STYLES = readFileSync("src/book/styles/theme.css", "utf8");
const THEMES = ["light", "dark"] as const;

type Rgb = readonly [red: number, green: number, blue: number];

/** A colour of the notebook in a theme, by its name in the style sheet. */
function colour(name: string, theme: (typeof THEMES)[number]): Rgb {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(STYLES)?.[1] ?? "";
  const [light, dark = light] = value.match(/#[\da-f]{6}/g) ?? [];
  const hex = theme === "light" ? light : dark;
  if (!hex) throw new Error(`--${name} is no colour: ${value}`);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** @see WCAG 2.2, relative luminance of sRGB */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see WCAG 2.2, contrast ratio: 1 to 21 */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const PAPERS = ["paper", "raised", "picture"];
const TEXTS = [
  "text",
  "soft",
  "colour-velocity",
  ...Array.from(STYLES.matchAll(/--(text-(?!velocity)\w+):/g), ([, name]) => name ?? ""),
];

describe.for(THEMES)("in the %s theme", (theme) => {
  test.for(TEXTS)("--%s can be read on every paper: 4.5 to 1 and more, as WCAG AA asks", (text) => {
    for (const paper of PAPERS)
      expect(contrast(colour(text, theme), colour(paper, theme)), `on --${paper}`).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  test("the frame of a control stands out from every paper: 3 to 1 and more", () => {
    for (const paper of PAPERS)
      expect(
        contrast(colour("control", theme), colour(paper, theme)),
        `on --${paper}`,
      ).toBeGreaterThanOrEqual(3);
  });
});
