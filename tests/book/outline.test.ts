import { describe, expect, it } from "vitest";
import { outlineOf } from "../../src/book/pages/outline";

describe("a chapter's outline", () => {
  it("has its headings, without their links, and its figures by the names that they bear", () => {
    const html = `
      <h2 id="what-i-is">What <span class="term"><i>I</i></span> is &amp; does<a class="heading-link" href="#what-i-is">§</a></h2>
      <figure id="racket" class="figure" aria-labelledby="racket-name"><p class="figure-head" id="racket-name"><span>Figure 3.1 </span>One throw, twice</p></figure>
      <h2 id="next">Next</h2>
      <figure id="cone" class="figure" aria-labelledby="cone-caption"><figcaption id="cone-caption">Euler&#x27;s cone: a picture. And more.</figcaption></figure>`;
    expect(outlineOf(html)).toEqual([
      { kind: "section", id: "what-i-is", name: "What I is & does" },
      { kind: "figure", id: "racket", name: "Figure 3.1 One throw, twice" },
      { kind: "section", id: "next", name: "Next" },
      { kind: "figure", id: "cone", name: "Euler's cone" },
    ]);
  });
});
