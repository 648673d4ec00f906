import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MADE, storedSetting } from "../../../src/chapters/engines/storedMeasurements";
import { NumberCells } from "../../../src/chapters/engines/table/NumberCells";

const SETTING = { id: "jolt:gyroscopic", thrown: "thrownRacketCrooked" } as const;
const stored = storedSetting(SETTING.id)[SETTING.thrown];

function cells(found?: typeof stored | null): string[] {
  const row = renderToStaticMarkup(
    createElement(NumberCells, found === undefined ? SETTING : { ...SETTING, found }),
  );
  return row.split("</td>").slice(0, -1);
}

describe("a cell of the engines' table", () => {
  it("holds the stored number in grey until the reader's comes, and in its place the reader's", () => {
    expect(cells(null)[0]).toContain('<span class="ours">3.5°</span>');
    expect(cells(stored)[0]).toMatch(/>3\.5°$/);
  });

  it("holds both numbers where the reader's is another", () => {
    const others = stored.map((one) => ({ ...one, attitude: 2 * one.attitude }));
    expect(cells(others)[0]).toMatch(/>7\.0°<span class="ours"> 3\.5°<\/span>$/);
  });

  it("is marked where no setting does worse, and its bar is its share of the worst", () => {
    const worst = (id: "cannon-es:none" | "mujoco:rk4") =>
      renderToStaticMarkup(createElement(NumberCells, { ...SETTING, id }));
    expect(worst("cannon-es:none")).toMatch(/attitude-1" data-worst="true" style="--share:1\.00"/);
    expect(worst("mujoco:rk4")).not.toContain("data-worst");
  });
});

it("the stored costs say when they were timed, and on what", () => {
  expect(MADE.month).toMatch(/^20\d\d-\d\d$/);
  expect(MADE.processor).toMatch(/\w/);
});
