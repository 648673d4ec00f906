import katex from "katex";
import { describe, expect, it } from "vitest";
import { searchFile } from "../../src/book/build/searchFile";
import { katexOptions } from "../../src/book/mdx/katex";

const formula = (tex: string) => katex.renderToString(tex, katexOptions);

const body = `
  <p class="chapter-place">Chapter 6 <span class="resume"></span></p><h1>The exponential map</h1>
  <h2 id="quaternions">The same</h2>
  <p>It is the exponential of ${formula(String.raw`(0,\tfrac12\theta\hat{\boldsymbol u})`)}.</p>
  <p>One more step:</p>
  <div class="equation" id="e"><div class="equation-line"><div class="equation-body">${formula("x")}</div><a>(1)</a></div><div class="equation-legend"><div>x</div></div></div>
  <p>The prime marks its end.</p>`;

describe("what is searched", () => {
  it("is the text as it is read: formulas from left to right, displayed ones left out with nothing beside them", () => {
    const page = { path: "chapters/exponential-map/", title: "", description: "", body };
    const { entries } = searchFile([page], { groups: {} as never, stopWords: [], half: "half" });
    expect(entries.find(({ kind }) => kind === "section")).toMatchObject({
      title: "The same",
      place: "Chapter 6 · The exponential map",
      text: "It is the exponential of (0,1/2θu\u0302). One more step: … The prime marks its end.",
    });
  });
});
