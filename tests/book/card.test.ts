import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CARD, cardOf } from "../../src/book/build/card";
import { termColours } from "../../src/book/build/termStyle";

const THEME = readFileSync("src/book/styles/theme.css", "utf8") + termColours();
const still = (parts: string) => `<svg viewBox="0 0 400 400" aria-hidden="true">${parts}</svg>`;

it("the picture beside a link is a PNG of the size that the page names, and has the still in it", () => {
  const empty = Buffer.from(cardOf(still(""), "", THEME));
  const face = '<path class="part part-cover" style="--lit:0.500" d="M150,250L250,250L200,320Z"/>';
  const drawn = Buffer.from(cardOf(still(face), "", THEME));
  for (const png of [empty, drawn]) {
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    // The first chunk, IHDR, begins with width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  }
  const titled = Buffer.from(cardOf(still(""), "Three angles", THEME));
  expect([drawn.equals(empty), titled.equals(empty)]).toEqual([false, false]);
});

it("a part of the still that the card cannot paint is an error of the build", () => {
  expect(() => cardOf(still('<path class="velvet" d="M0,0L1,1"/>'), "", THEME)).toThrow(
    'no paint for class="velvet"',
  );
});
