import { describe, expect, it } from "vitest";
import { pageStyle } from "../../src/book/build/pageStyle";

const SHEET =
  '@layer page{a{color:red}}@layer cases{@media print{.case:before{content:"}"}}}@layer lab{.lab{gap:0}}@layer print{b{}}';

const page = (path: string, body = "") => ({ path, body });

/** Two chapters share a class, and name one that every page has. */
const CHAPTERS =
  "@layer page{.wide{gap:0}}@layer chapter.spring{.phase,.both{gap:1px}}@layer chapter.sweep{.wide .tools,.both{gap:2px}}@layer cases{}@layer lab{}";

describe("the style in a page", () => {
  it("has what belongs to that page, and nothing that belongs to another", () => {
    expect(pageStyle(SHEET, page("lab/"))).toBe(
      "@layer page{a{color:red}}@layer lab{.lab{gap:0}}@layer print{b{}}",
    );
    expect(pageStyle(SHEET, page("cases/"))).toBe(SHEET.replace("@layer lab{.lab{gap:0}}", ""));
    expect(pageStyle(SHEET, page("chapters/engines/"))).toBe("@layer page{a{color:red}}@layer print{b{}}");
  });

  it("has of a chapter's what one of its figures there is dressed in", () => {
    const layersOf = (body: string) =>
      Array.from(pageStyle(CHAPTERS, page("", body)).matchAll(/chapter\.(\w+)/g), ([, name]) => name);
    expect(layersOf('<p class="wide">phase tools</p>')).toEqual([]);
    expect(layersOf('<p class="figure tools"></p>')).toEqual(["sweep"]);
    expect(layersOf('<i class="phase"></i>')).toEqual(["spring"]);
    expect(layersOf('<i class="both"></i>')).toEqual(["spring", "sweep"]);
  });

  it("has in the lab the style of the diagram that a verdict shows once it is given", () => {
    const sheet = `${CHAPTERS}@layer chapter.precision{.precision-key{gap:0}}`;
    expect(pageStyle(sheet, page("lab/"))).toContain("chapter.precision");
    expect(pageStyle(sheet, page(""))).not.toContain("chapter.precision");
  });

  it("is not built where a page's layer has another name", () => {
    expect(() => pageStyle("a{color:red}", page("lab/"))).toThrow(/no layer cases/);
  });
});
