import { describe, expect, it } from "vitest";
import { svgPath } from "../../src/format/svgPath";

/** The lines of such a path, read as SVG reads them. */
function linesIn(path: string): [number, number][][] {
  let [x, y] = [0, 0];
  return path
    .split("m")
    .slice(1)
    .map((piece) => {
      const numbers = (piece.match(/-?(?:\d+\.\d+|\d+|\.\d+)/g) ?? []).map(Number);
      const places: [number, number][] = [];
      for (let at = 0; at < numbers.length; at += 2) {
        [x, y] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
        places.push([Number(x.toFixed(1)), Number(y.toFixed(1))]);
      }
      if (piece.endsWith("z")) [x, y] = places[0] ?? [0, 0];
      return places;
    });
}

const LINES = [
  [
    { x: 12.34, y: -0.26 },
    { x: 12.99, y: 0.04 },
    { x: 112.99, y: 0.5 },
  ],
  [
    { x: -3, y: 7 },
    { x: -3, y: 7.04 },
    { x: 0.7, y: 0.3 },
  ],
];

describe("the data of a path", () => {
  it.each([false, true])("are the places of its lines to a tenth of a pixel, closed: %s", (isClosed) => {
    const places = LINES.map((line) =>
      line.map(({ x, y }) => [Math.round(10 * x) / 10, Math.round(10 * y) / 10]),
    );
    expect(linesIn(svgPath(LINES, isClosed)).map((line) => line.map(([x, y]) => [x + 0, y + 0]))).toEqual(
      places.map((line) => line.map(([x, y]) => [(x ?? 0) + 0, (y ?? 0) + 0])),
    );
  });

  it("have no sign more than SVG needs to tell numbers apart", () => {
    expect(svgPath(LINES)).toBe("m12.3-.3.7.3 100 .5m-116 6.5 0 0 3.7-6.7");
    expect(svgPath(LINES, true)).toBe("m12.3-.3.7.3 100 .5zm-15.3 7.3 0 0 3.7-6.7z");
  });

  it("follow a long line without adding up what is rounded", () => {
    const line = Array.from({ length: 1000 }, (_, k) => ({ x: 0.34 * k, y: -0.16 * k }));
    expect(linesIn(svgPath([line]))[0]?.at(-1)).toEqual([339.7, -159.8]);
  });
});
