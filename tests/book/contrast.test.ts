import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { termColours } from "../../src/book/build/termStyle";
import { type Mat3, mulVec } from "../../src/core/math/mat3";
import { COLOURS } from "../../src/ui/glossary";
import { recordOf } from "../tables";

const STYLES = readFileSync("src/book/styles/theme.css", "utf8") + termColours();
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

const linear = (rgb: Rgb) =>
  rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;

/** @see WCAG 2.2, relative luminance of sRGB */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see WCAG 2.2, contrast ratio: 1 to 21 */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const EYES = recordOf<Mat3>("tests/book/eyes.yaml");

/** To XYZ, each as a share of white's. */
const XYZ: Mat3 = [0.4339, 0.3762, 0.1899, 0.2126, 0.7152, 0.0722, 0.0177, 0.1095, 0.8728];

/** CIE 1976 L*, a*, b* as given eyes see a colour. */
function labOf(rgb: Rgb, eyes: Mat3): Rgb {
  const seen = mulVec(eyes, linear(rgb));
  const clamped = seen.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as Rgb;
  const [x = 0, y = 0, z = 0] = mulVec(XYZ, clamped).map((t) =>
    t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The colours of the lanes that a reader sets, which stand side by side. */
const LANES = ["lane-1", "lane-2", "lane-3"] as const;

const PAPERS = ["paper", "raised", "picture"];
const TEXTS = [...LANES, "text", "soft", ...Object.keys(COLOURS).map((id) => `text-${id}`)];

describe.for(THEMES)("in the %s theme", (theme) => {
  test.for(TEXTS)("--%s can be read on every paper: 4.5 to 1 and more, as WCAG AA asks", (text) => {
    for (const paper of PAPERS)
      expect(contrast(colour(text, theme), colour(paper, theme)), `on --${paper}`).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  test.for(Object.entries(EYES))("%s eyes tell the lanes' colours apart", ([, eyes]) => {
    // A difference of 2.3 is just seen; 20 is a difference of hue or of lightness that has a name. The least measured is 28.
    for (const one of LANES)
      for (const other of LANES) {
        const [a, b] = [labOf(colour(one, theme), eyes), labOf(colour(other, theme), eyes)];
        const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        if (one !== other) expect(apart, `--${one} and --${other}`).toBeGreaterThanOrEqual(20);
      }
  });

  test("the frame of a control stands out from every paper: 3 to 1 and more", () => {
    for (const paper of PAPERS)
      expect(
        contrast(colour("control", theme), colour(paper, theme)),
        `on --${paper}`,
      ).toBeGreaterThanOrEqual(3);
  });
});
