import { readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { fontFacesOf } from "../../src/book/build/fontFaces";

const facesIn = (css: string) => fontFacesOf(postcss.parse(css));

const CODE_POINTS = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

describe("the rules that give fonts", () => {
  it("name the first file of several formats, and none where a font is the reader's own", () => {
    const faces = facesIn(
      '@font-face{font-family:A;src:url(./a-1_b.woff2)format("woff2"),url(./a.ttf)format("truetype")}@font-face{src:local("Georgia")}',
    );
    expect(faces.map(({ file, style, display }) => [file, style, display])).toEqual([
      ["a-1_b.woff2", "normal", "auto"],
    ]);
    expect(CODE_POINTS.every(faces[0]?.covers ?? (() => false))).toBe(true);
  });

  it("are for the characters of their range, however it is written", () => {
    const [face] = facesIn("@font-face{src:url(a.woff2);unicode-range:U+40,u+61-63, U+4??}");
    const given = CODE_POINTS.filter((character) => face?.covers(character));
    expect(given.slice(0, 4).join("")).toBe("@abc");
    expect(given.slice(4)).toEqual(CODE_POINTS.slice(0x400 - 0x20, 0x500 - 0x20));
  });
});

/** A character in two files may bring both: browsers ask for whichever they think of (`FontFaceSet.load` for both). */
it("no character is in two files of the notebook's fonts, and all of Latin-1 is in one", () => {
  const faces = facesIn(readFileSync("src/book/styles/fonts.css", "utf8"));
  const fonts = new Set(faces.map(({ family, style }) => `${family} ${style}`));
  expect(fonts.size).toBe(3);
  for (const font of fonts) {
    const files = faces.filter(({ family, style }) => `${family} ${style}` === font);
    const times = CODE_POINTS.map((character) => files.filter(({ covers }) => covers(character)).length);
    expect(Math.max(...times), font).toBe(1);
    // From the space to the tilde, and from the no-break space to ÿ: 95 and 96 characters.
    const latin = [...times.slice(0, 95), ...times.slice(0xa0 - 0x20, 0x100 - 0x20)];
    expect(latin, font).toEqual(Array(95 + 96).fill(1));
  }
});
