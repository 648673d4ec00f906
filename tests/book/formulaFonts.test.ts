import { readFileSync } from "node:fs";
import katex from "katex";
import { expect, it } from "vitest";
import { formulaCharacters } from "../../src/book/build/formulaFonts";

const STYLE = readFileSync("node_modules/katex/dist/katex.min.css", "utf8");

/** What a formula's fonts must hold, without the spaces and the signs of no width that KaTeX writes between lines. */
function lettersOf(tex: string): Record<string, string> {
  const found = formulaCharacters([katex.renderToString(tex)], STYLE);
  return Object.fromEntries(
    Array.from(found, ([font, letters]) => [font, letters.replace(/[\s\u200b]/g, "")] as const).filter(
      ([, letters]) => letters !== "",
    ),
  );
}

it("finds the letters of every alphabet in the font that a browser takes for them", () => {
  expect(lettersOf("a + 1")).toEqual({ "KaTeX_Math-Italic": "a", "KaTeX_Main-Regular": "+1" });
  expect(lettersOf("\\boldsymbol\\omega\\mathbf{0}\\mathsf{T}")).toEqual({
    "KaTeX_Math-BoldItalic": "ω",
    "KaTeX_Main-Bold": "0",
    "KaTeX_SansSerif-Regular": "T",
  });
  expect(lettersOf("\\mathit{ab}\\textbf{c}\\textbf{\\textit{d}}")).toEqual({
    "KaTeX_Main-Italic": "ab",
    "KaTeX_Main-Bold": "c",
    "KaTeX_Main-BoldItalic": "d",
  });
});

it("finds brackets and sums in the size that KaTeX sets them in", () => {
  expect(lettersOf("\\bigl(\\Bigl[\\biggl(\\Biggl[")).toEqual({
    "KaTeX_Size1-Regular": "(",
    "KaTeX_Size2-Regular": "[",
    "KaTeX_Size3-Regular": "(",
    "KaTeX_Size4-Regular": "[",
  });
  expect(lettersOf("\\textstyle\\sum\\displaystyle\\sum")).toEqual({
    "KaTeX_Size1-Regular": "∑",
    "KaTeX_Size2-Regular": "∑",
  });
  expect(lettersOf("\\begin{cases}1\\\\2\\\\3\\end{cases}")["KaTeX_Size4-Regular"]).toMatch(/[⎧⎨⎩]/);
});
