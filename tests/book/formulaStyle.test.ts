import katex from "katex";
import { expect, it } from "vitest";
import { withoutUnusedFormulas } from "../../src/book/build/formulaStyle";

const SHEET = `@font-face{font-family:KaTeX_Main;src:url(main)}@font-face{font-family:KaTeX_Fraktur;src:url(fraktur)}@font-face{font-family:Serif;src:url(serif)}@layer page{.katex{font:1.2em KaTeX_Main,Serif}.katex .mathfrak,.katex .mord{color:red}.katex .mathfrak{font-family:KaTeX_Fraktur}.aside{gap:0}}`;

it("the formulas' style has what a formula of the site has, and its fonts", () => {
  const plain = withoutUnusedFormulas(SHEET, [katex.renderToString("x")]);
  expect(plain).toBe(
    "@font-face{font-family:KaTeX_Main;src:url(main)}@font-face{font-family:Serif;src:url(serif)}@layer page{.katex{font:1.2em KaTeX_Main,Serif}.katex .mord{color:red}.aside{gap:0}}",
  );
  expect(withoutUnusedFormulas(SHEET, [katex.renderToString("\\mathfrak{x}")])).toBe(SHEET);
});
