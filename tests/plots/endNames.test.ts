import { describe, expect, it } from "vitest";
import { FREE_BODY_PLOTS } from "../../src/chapters/shared/freeBodyPlots";
import { AREA_HEIGHT, AREA_WIDTH, areaPoint } from "../../src/plots/plotArea";
import { type PlotPicture, plotPicture } from "../../src/plots/timeSeries/curve";
import { endNames } from "../../src/plots/timeSeries/endNames";
import { wholeRun } from "./support";

const NAMES = ["Explicit", "Implicit", "Splitting"];
const run = wholeRun("racketMiddleAxis", ["explicit", "implicit-body", "splitting"], 60);
const windows = [60, 31.7, 12, 6.3, 2].map((to) => ({ from: 0, to }));
const pictures = FREE_BODY_PLOTS.flatMap((kind) => windows.map((window) => plotPicture(kind, run, window)));

/** Heights of all curves between a place along the area and its right edge, at every half unit. */
function heightsFrom(left: number, picture: PlotPicture): number[] {
  return picture.curves.flatMap(({ points }) =>
    points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [];
      const [from, to] = [areaPoint(picture, point), areaPoint(picture, next)];
      const steps = Math.max(1, Math.ceil(2 * (to.x - from.x)));
      return Array.from({ length: steps + 1 }, (_, step) => step / steps)
        .filter((share) => from.x + share * (to.x - from.x) >= left)
        .map((share) => from.y + share * (to.y - from.y));
    }),
  );
}

describe("names at the ends of curves", () => {
  it("stand in the area, on no curve and on no other name", () => {
    let shown = 0;
    for (const picture of pictures) {
      const names = endNames(picture, NAMES);
      shown += names.length;
      for (const { text, top, bottom } of names) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(AREA_HEIGHT);
        // A letter is five units wide at least.
        const heights = heightsFrom(AREA_WIDTH - 5 * text.length, picture);
        expect(heights.filter((height) => height > top && height < bottom)).toEqual([]);
        const others = names.filter((other) => other.text !== text);
        expect(others.every((other) => other.bottom <= top || other.top >= bottom)).toBe(true);
      }
    }
    expect(shown, "some have room").toBeGreaterThan(pictures.length / 2);
    expect(shown, "some have none").toBeLessThan(3 * pictures.length);
  });

  it("say nothing where lanes would be called alike", () => {
    expect(pictures.flatMap((picture) => endNames(picture, ["", "", ""]))).toEqual([]);
  });
});
