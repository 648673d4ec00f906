import { describe, expect, it } from "vitest";
import { runSynchronously } from "../../src/browser/scheduling";
import { TOTAL_ENERGY } from "../../src/chapters/impulse-collision/contactPlots";
import { FREE_BODY_PLOTS } from "../../src/chapters/shared/freeBodyPlots";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { laneOf } from "../../src/figures/simulation/laneId";
import { AREA_HEIGHT, AREA_WIDTH, areaPoint, type Point } from "../../src/plots/plotArea";
import { type PlotPicture, plotPicture } from "../../src/plots/timeSeries/curve";
import { placedLosses } from "../../src/plots/timeSeries/losses";
import { placedNotes } from "../../src/plots/timeSeries/notes";
import { plottedRun } from "../../src/plots/timeSeries/plottedRun";
import type { Box } from "../../src/plots/timeSeries/textBox";
import { wholeRun } from "./support";

const run = wholeRun("racketMiddleAxis", ["splitting", "explicit", "explicit", "explicit"], 60);
const pictures = [60, 31.7, 12].flatMap((to) =>
  FREE_BODY_PLOTS.map((kind) => plotPicture(kind, run, { from: 0, to })),
);

function areApart(a: Box, b: Box): boolean {
  return a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
}

function liesOn(box: Box, picture: PlotPicture, points: readonly Point[]): boolean {
  return points.some((point) => {
    const { x, y } = areaPoint(picture, point);
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

describe("notes on curves that leave the scale", () => {
  it("lie on no curve and on no other note, however many lanes leave", () => {
    let inside = 0;
    for (const picture of pictures) {
      const notes = placedNotes(picture, []);
      for (const { box, lane } of notes) {
        if (box.top >= 0) inside += 1;
        expect(notes.filter((other) => other.box !== box && !areApart(other.box, box))).toEqual([]);
        for (const { points } of picture.curves)
          expect(liesOn(box, picture, points), `the note of lane ${lane} in ${picture.kind.id}`).toBe(false);
      }
    }
    expect(inside, "some have no room above").toBeGreaterThan(0);
  });
});

describe("the labels of losses and gains at impacts", () => {
  const lanes = (["none/velocity", "none/coulomb"] as const).map(laneOf);
  const scenario = parseScenario({ ...SCENARIOS.bouncingBox.scenario, lanes });
  const bounces = runSynchronously(plottedRun(prepare(scenario), [TOTAL_ENERGY]));

  it("lie on no curve, on no dot and within the plot", () => {
    let labels = 0;
    for (const to of [10, 7, 4]) {
      const picture = plotPicture(TOTAL_ENERGY, bounces, { from: 0, to });
      for (const { box, lost } of placedLosses(picture)) {
        labels += 1;
        for (const { points, impacts } of picture.curves)
          expect(liesOn(box, picture, [...points, ...impacts]), `${lost} J until ${to} s`).toBe(false);
        expect(
          Math.min(box.left, box.top, AREA_WIDTH - box.right, AREA_HEIGHT - box.bottom),
        ).toBeGreaterThanOrEqual(0);
      }
    }
    expect(labels).toBeGreaterThan(3);
  });
});
