/*
 * What stands in for the fonts on a first visit over a slow line (`optional`, fonts.css), and wherever they are refused: fonts of
 * the reader's own, scaled so that lines break where they would and no word is cut; tests/site/standInFonts.test.ts measures them.
 * Georgia is taken as wide as its mean letter is beside that of Times (capsize 4.3).
 */

/** [%]: the mean width of a letter of English prose, ours to theirs; our ascent; our descent. */
type Fit = readonly [size: number, ascent: number, descent: number];

/** Upright, bold, and for the serifs italic and bold italic. */
const FITS: Readonly<Record<string, { readonly fonts: readonly string[]; readonly fits: readonly Fit[] }>> = {
  "Like Georgia": {
    fonts: ["Georgia"],
    fits: [
      [107.5, 96.4, 31.2],
      [102.4, 101.2, 32.7],
      [98.6, 105.1, 34.0],
      [99.9, 103.7, 33.5],
    ],
  },
  "Like Times": {
    fonts: ["Times New Roman", "Liberation Serif", "Tinos"],
    fits: [
      [117.9, 87.8, 28.4],
      [112.4, 92.2, 29.8],
      [108.2, 95.8, 31.0],
      [109.7, 94.5, 30.5],
    ],
  },
  "Like DejaVu Serif": {
    fonts: ["DejaVu Serif"],
    fits: [
      [92.3, 112.2, 36.3],
      [84.7, 122.3, 39.6],
      [84.7, 122.4, 39.6],
      [79.7, 130.0, 42.0],
    ],
  },
  "Like Arial": {
    fonts: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
    fits: [
      [93.6, 109.4, 42.7],
      [89.4, 114.5, 44.7],
    ],
  },
  "Like DejaVu Sans": {
    fonts: ["DejaVu Sans"],
    fits: [
      [81.7, 125.3, 49.0],
      [74.4, 137.6, 53.7],
    ],
  },
};

const FACES = ["", " Bold", " Italic", " Bold Italic"];

export function standInFonts(): string {
  const rules = Object.entries(FITS).flatMap(([family, { fonts, fits }]) =>
    fits.map(([size, ascent, descent], index) => {
      const face = FACES[index] ?? "";
      return `@font-face {
        font-family: "${family}"; font-style: ${face.includes("Italic") ? "italic" : "normal"};
        font-weight: ${face.includes("Bold") ? "550 900" : "100 549"};
        src: ${fonts.map((font) => `local("${font}${face}")`).join(", ")};
        size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%;
      }`;
    }),
  );
  return rules.join("\n");
}
