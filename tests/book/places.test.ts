import katex from "katex";
import { createElement as h } from "react";
import { expect, it } from "vitest";
import { Equation } from "../../src/book/mdx/equation";
import { formulaText, placesOf } from "../../src/book/mdx/places";
import { katexOptions } from "../../src/book/mdx/rehypeFormulas";

const Racket = (_: { id: string; title: string; number: string; children?: string }) => null;

it("a formula in a line reads from left to right", () => {
  const markup = katex.renderToString("(0,\\tfrac12\\theta\\hat{\\boldsymbol u})", katexOptions);
  expect(formulaText(markup)).toBe("(0,1/2θu\u0302)");
});

it("a chapter's places have the text as it is read, without displayed formulas", () => {
  const text = [
    h("h2", { id: "same" }, "What ", h("i", null, "I"), " is", h("a", { className: "heading-link" }, "§")),
    h("p", null, "It is the ", h("em", null, "exponential"), "."),
    h("p", null, "One more step:"),
    h(Equation, { id: "one-step", number: "1", tex: "x" } as never, "x"),
    h(Racket, { id: "racket", title: "One throw, twice", number: "3.1" }, "A racket."),
    h("p", null, "The prime marks its end."),
  ];
  expect(placesOf(text)).toEqual([
    {
      kind: "section",
      id: "same",
      title: "What I is",
      text: "It is the exponential. One more step: … The prime marks its end.",
    },
    { kind: "equation", id: "one-step", title: "Equation 1: one step", text: "" },
    { kind: "figure", id: "racket", title: "Figure 3.1 · One throw, twice", text: "A racket." },
  ]);
});
