// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { pictureOf } from "../../../src/figures/shell/share/pictureFile";

const SVG = '<svg viewBox="0 0 10 10"><path d="M0,0H10"/></svg>';

it.each([
  ["a body", `<div class="picture">${SVG}<canvas></canvas></div>`],
  ["functions", `<div class="plot function-plot"><div class="plot-prerendered">${SVG}</div></div>`],
  ["work and precision", `<div class="precision-frame"><div class="plot-prerendered">${SVG}</div></div>`],
  ["a diagram", `<div class="diagram">${SVG}</div>`],
])("the file of a picture of %s has the drawing in it, and no element of the page around it", (_, drawn) => {
  const figure = document.createElement("figure");
  figure.innerHTML = `<div class="figure-stage">${drawn}<button><svg><path d="M1,1"/></svg></button></div>`;
  const { svg } = pictureOf(figure, "A figure");
  expect(svg.match(/d="[^"]*"/g)).toEqual(['d="M0,0H10"']);
  expect(svg).not.toMatch(/<(div|canvas|button)/);
});
