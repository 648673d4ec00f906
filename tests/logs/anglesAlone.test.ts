import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import { examined } from "../../src/logs/examine";

const BOX = massProperties({ shape: "box", size: [2, 1, 0.2], mass: 1 });

/** The log of yaw, pitch and roll in degrees, without its columns of ω. */
const DEGREES = readFileSync("tests/logs/reference/mistakes/euler-angle-log.csv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(",").slice(0, 4));

const inRadians = DEGREES.map(([t, ...angles], row) =>
  row === 0 ? [t, ...angles] : [t, ...angles.map((angle) => ((Number(angle) * Math.PI) / 180).toFixed(8))],
);

describe("a log of three angles alone", () => {
  it.each([
    ["deg", DEGREES],
    ["rad", inRadians],
  ] as const)("in %s is read as yaw, pitch and roll, told so, and its rule found", (unit, rows) => {
    const found = examined(rows.map((row) => row.join(",")).join("\n"), BOX);
    expect(found.findings).toEqual([{ code: "angles-assumed", order: "zyx", unit }]);
    expect(found.matches.map(({ lane }) => lane.angular)).toContain("implicit-body");
    expect(found.remarks).not.toContain("no-orientation");
  });
});
