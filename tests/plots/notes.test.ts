import { describe, expect, it } from "vitest";
import { FREE_BODY_PLOTS } from "../../src/chapters/shared/freeBodyPlots";
import { AREA_HEIGHT, AREA_WIDTH, timeFraction, valueFraction } from "../../src/plots/plotArea";
import { plotPicture } from "../../src/plots/timeSeries/curve";
import { placedNotes } from "../../src/plots/timeSeries/notes";
import { wholeRun } from "./support";

const run = wholeRun("racketMiddleAxis", ["splitting", "explicit", "explicit", "explicit"], 60);
const pictures = [60, 31.7, 12].flatMap((to) =>
  FREE_BODY_PLOTS.map((kind) => plotPicture(kind, run, { from: 0, to })),
);

describe("notes on curves that leave the scale", () => {
  it("lie on no curve and on no other note, however many lanes leave", () => {
    let inside = 0;
    for (const picture of pictures) {
      const { window, range, curves } = picture;
      const notes = placedNotes(picture, []);
      for (const { box, lane } of notes) {
        if (box.top >= 0) inside += 1;
        for (const other of notes)
          if (other.box !== box)
            expect(
              other.box.bottom <= box.top ||
                other.box.top >= box.bottom ||
                other.box.right <= box.left ||
                other.box.left >= box.right,
            ).toBe(true);
        for (const { points } of curves)
          for (const { t, value } of points) {
            const [x, y] = [AREA_WIDTH * timeFraction(window, t), AREA_HEIGHT * valueFraction(range, value)];
            const isOn = x > box.left && x < box.right && y > box.top && y < box.bottom;
            expect(isOn, `the note of lane ${lane} in ${picture.kind.id}`).toBe(false);
          }
      }
    }
    expect(inside, "some have no room above").toBeGreaterThan(0);
  });
});
