import { expect, it } from "vitest";
import { rehypeFormulas } from "../../src/book/mdx/rehypeFormulas";

type Tree = Parameters<ReturnType<typeof rehypeFormulas>>[0];

const text = (value: string): Tree => ({ type: "text", value });
const formula = (tex: string): Tree => ({
  type: "element",
  tagName: "code",
  properties: { className: ["language-math", "math-inline"] },
  children: [text(tex)],
});

/** What stands beside the formula in its piece, and what is left on either side. */
function around(before: string, after: string) {
  const tree: Tree = { type: "root", children: [text(before), formula("a=b"), text(after)] };
  const message = (reason: string) => {
    throw new Error(reason);
  };
  rehypeFormulas()(tree, { messages: [], message });
  const [left, piece, right] = tree.children ?? [];
  const held = piece?.properties ? piece.children?.map(({ value = "formula" }) => value) : ["formula"];
  return [left?.value, held, right?.value];
}

it("a formula in a text takes along the punctuation that touches it, and nothing else", () => {
  expect(around("because ", ", and")).toEqual(["because ", ["", "formula", ","], " and"]);
  expect(around("then (", ").")).toEqual(["then ", ["(", "formula", ")."], ""]);
  expect(around("so ", " is")).toEqual(["so ", ["formula"], " is"]);
  expect(around("the ", "-th")).toEqual(["the ", ["formula"], "-th"]);
});
