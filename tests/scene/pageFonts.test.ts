import { afterEach, expect, it, vi } from "vitest";
import { labelFonts } from "../../src/scene/canvas/pageFonts";

class CSSFontFaceRule {
  readonly style = { getPropertyValue: (name: string) => FACE[name] ?? "" };
}

class CSSGroupingRule {
  readonly cssRules = [new CSSFontFaceRule()];
}

const FACE: Readonly<Record<string, string>> = {
  src: 'url("assets/serif.woff2") format("woff2")',
  "font-family": '"Source Serif 4 Variable"',
};

afterEach(() => vi.unstubAllGlobals());

it("the font of labels is found though a sheet of the page keeps its rules to itself", () => {
  const foreign = {
    get cssRules() {
      throw new DOMException("of another origin", "SecurityError");
    },
  };
  const own = { href: null, cssRules: [new CSSGroupingRule()] };
  vi.stubGlobal("CSSFontFaceRule", CSSFontFaceRule);
  vi.stubGlobal("CSSGroupingRule", CSSGroupingRule);
  vi.stubGlobal("document", { styleSheets: [foreign, own], baseURI: "https://tumble.test/book/" });
  expect(labelFonts().map(({ family, address }) => [family, address])).toEqual([
    ["Source Serif 4 Variable", "https://tumble.test/book/assets/serif.woff2"],
  ]);
});
