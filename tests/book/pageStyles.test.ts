import { expect, test } from "vitest";
import { styleFor } from "../../src/book/build/assemble";

const SHEET =
  "@layer page,cases,lab;@layer page{.katex{color:red}.text{margin:0}}@layer cases{.case{margin:0}}@layer lab{.lab{margin:0}}";

const PARTS = ["@layer page,cases,lab;", ".katex{", ".text{", ".case{", ".lab{"];

test.each([
  ["lab/", "<div data-island></div>", [".case{"]],
  ["cases/", '<div class="case"></div>', [".katex{", ".lab{"]],
  ["chapters/engines/", '<span class="katex"></span>', [".case{", ".lab{"]],
  ["", "<div data-island></div>", [".case{", ".lab{"]],
])("the page %s has the whole style sheet but for what only other pages show", (path, body, missing) => {
  const style = styleFor({ path, body }, SHEET);
  expect(PARTS.filter((part) => !style.includes(part))).toEqual(missing);
});
