import { describe, expect, it } from "vitest";
import { svgPath } from "../../src/format/svgPath";
import { distanceToSegment } from "../../src/scene/geometry/distance";
import { thumbnail } from "../../src/scene/svg/thumbnail";

const circle = (x: number, y: number, radius: number) =>
  Array.from({ length: 181 }, (_, k) => ({
    x: x + radius * Math.cos((k * Math.PI) / 90),
    y: y + radius * Math.sin((k * Math.PI) / 90),
  }));

/** The lines of a path as the browser has them: absolute, one list of places a line. */
function linesOf(path: string): { x: number; y: number }[][] {
  let [x, y] = [0, 0];
  return path
    .split("m")
    .slice(1)
    .map((piece) => {
      const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
      const line = Array.from({ length: numbers.length / 2 }, (_, k) => {
        [x, y] = [x + (numbers[2 * k] ?? 0), y + (numbers[2 * k + 1] ?? 0)];
        return { x, y };
      });
      if (piece.endsWith("z")) [x, y] = [line[0]?.x ?? 0, line[0]?.y ?? 0];
      return line;
    });
}

describe("a drawing for a small place", () => {
  it.each([false, true])(
    "keeps each line, the last too, within what rounding and thinning may do, closed: %s",
    (isClosed) => {
      const lines = Array.from({ length: 30 }, (_, k) => circle(200.37 + k, 180.24 - k, 20.3 + 3 * k));
      const drawn = svgPath(lines, isClosed);
      const [, small = ""] = /d="([^"]*)"/.exec(thumbnail(`<path class="a" d="${drawn}"/>`)) ?? [];
      expect(small.length).toBeLessThan(drawn.length / 3);
      const kept = linesOf(small);
      expect(kept.length).toBe(lines.length);
      // Rounding moves a place by √½ at most and the path of tenths has √½/10; thinning leaves 0.8 of a line, 1.2 of an area.
      const allowed = 1.1 * Math.SQRT1_2 + (isClosed ? 1.2 : 0.8);
      for (const [k, line] of lines.entries()) {
        const places = kept[k] ?? [];
        for (const { x, y } of line) {
          const distances = places.slice(1).map((end, m) => distanceToSegment(x, y, places[m] ?? end, end));
          expect(Math.min(...distances)).toBeLessThan(allowed);
        }
      }
    },
  );

  it("leaves out areas that no eye sees, and no others", () => {
    const path = (triangle: string) => `<path d="m5 5${triangle}z"/>`;
    expect(thumbnail(path(" 4 0-2 1"))).toBe('<path d=""/>');
    expect(thumbnail(path(" 4 0 0 4"))).toBe(path(" 4 0 0 4"));
  });

  it("leaves curves and everything else as they are", () => {
    const other = '<path d="m0 0a5 5 0 0 1 3.21 4.5"/><circle r="2.5"/>';
    expect(thumbnail(other)).toBe(other);
  });
});
