import { describe, expect, it } from "vitest";
import { pageStyle } from "../../src/book/build/pageStyle";

const SHEET =
  '@layer page{a{color:red}}@layer cases{@media print{.case:before{content:"}"}}}@layer lab{.lab{gap:0}}@layer print{b{}}';

describe("the style in a page", () => {
  it("has what belongs to that page, and nothing that belongs to another", () => {
    expect(pageStyle(SHEET, "lab/")).toBe(
      "@layer page{a{color:red}}@layer lab{.lab{gap:0}}@layer print{b{}}",
    );
    expect(pageStyle(SHEET, "cases/")).toBe(SHEET.replace("@layer lab{.lab{gap:0}}", ""));
    expect(pageStyle(SHEET, "chapters/engines/")).toBe("@layer page{a{color:red}}@layer print{b{}}");
  });

  it("is not built where a page's layer has another name", () => {
    expect(() => pageStyle("a{color:red}", "lab/")).toThrow(/no layer cases/);
  });
});
