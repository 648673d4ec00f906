import { expect, test } from "vitest";
import { withoutUnused } from "../../src/book/build/formulaStyles";

const SHEET = `
  @font-face{font-family:KaTeX_Main;src:url(./main.woff2)}
  @font-face{font-family:KaTeX_Script;src:url(./script.woff2)}
  @font-face{font-family:Serif;src:url(./serif.woff2)}
  @layer page{
    .katex{font:1em KaTeX_Main,serif}
    .katex .mathscr,.katex .textscr{font-family:KaTeX_Script}
    .katex .sizing.reset-size6.size3{font-size:.7em}
    .katex .sizing.reset-size6.size9,.katex .fontsize-ensurer.reset-size6.size9{font-size:2em}
    .katex .mfrac,.katex .x-arrow{text-align:center}
    .katex .accent .accent-body:not(.accent-full){width:0}
    .figure .unseen{margin:0}
  }`;
const shown = new Set(["katex", "mfrac", "sizing", "reset-size6", "size3", "accent", "accent-body"]);

test("a style of KaTeX that no formula asks for goes with its font; what is not KaTeX’s stays", () => {
  const kept = withoutUnused(SHEET, shown);
  for (const part of [
    "KaTeX_Main;",
    "Serif;",
    ".katex{",
    ".size3{",
    ".katex .mfrac{",
    ":not(.accent-full){",
    ".figure .unseen{",
  ])
    expect(kept).toContain(part);
  for (const part of ["Script", "script", "size9", "x-arrow"]) expect(kept).not.toContain(part);
});
