import { Window } from "happy-dom";
import { expect, it } from "vitest";
import { shorten } from "../../src/plots/prerendered";

it("a plot is written to a tenth of a unit, its words' heights as they are", () => {
  const { document } = new Window();
  document.body.innerHTML =
    '<svg><path d="M50,31.94L57.04,32L58,159.99999999999997M1,2L3,1.2e-7"/><path d="M2.257,0A2.257,2.257,0,1,1,-2.257,0Z" transform="translate(63.120000000000005,7)"/><text y="0.32em">0.123</text><circle cx="50" cy="99.42752512336534" r="2.2"/></svg>';
  const svg = document.querySelector("svg") as unknown as SVGSVGElement;
  expect(shorten(svg).innerHTML.replaceAll(/<\/(path|circle)>/g, "")).toBe(
    '<path d="m50 31.9 7 .1 1 128m-57-158 2-2"><path d="M2.3,0A2.3,2.3,0,1,1,-2.3,0Z" transform="translate(63.1,7)"><text y="0.32em">0.123</text><circle cx="50" cy="99.4" r="2.2">',
  );
});
