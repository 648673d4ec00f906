import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import { csvOf, examined, MOMENTS, motionOf, type Row, rowsOf } from "./examined";

// A search is some hundred milliseconds, on a machine that has other work some seconds.
vi.setConfig({ testTimeout: 60_000 });

const RULE = { angular: "implicit-body", orientation: "exponential-map" } as const;
const BODY = massProperties({ inertia: MOMENTS, mass: 1 });
const rows = rowsOf(motionOf(RULE, 60));
const PLAIN = { order: "wxyz", omega: "world", unit: "rad/s", direction: "body-to-world" };

const each = (change: (row: Row, index: number) => Row) => rows.map(change);
const negated = (values: readonly number[]) => values.map((x) => -x);
const conjugated = ([w = 0, ...xyz]: readonly number[]) => [w, ...negated(xyz)];

describe("a log that is wrong in one way is read as it was meant", () => {
  it.each<[string, Row[], object]>([
    ["in no way", rows, PLAIN],
    [
      "ω in degrees",
      each((row) => ({ ...row, omega: row.omega.map((x) => (x * 180) / Math.PI) })),
      { ...PLAIN, unit: "deg/s" },
    ],
    ["ω along the body", rowsOf(motionOf(RULE, 60), "body"), { ...PLAIN, omega: "body" }],
    [
      "q as x, y, z, w",
      each((row) => ({ ...row, q: [...row.q.slice(1), row.q[0] ?? 0] })),
      { ...PLAIN, order: "xyzw" },
    ],
    [
      "q conjugated",
      each((row) => ({ ...row, q: conjugated(row.q) })),
      { ...PLAIN, direction: "world-to-body" },
    ],
    [
      "ω of the wrong sign",
      each((row) => ({ ...row, omega: negated(row.omega) })),
      { ...PLAIN, axes: { columns: [0, 1, 2], signs: [-1, -1, -1] } },
    ],
    [
      "q from left-handed axes, z turned round",
      each((row) => ({ ...row, q: row.q.map((x, k) => (k === 1 || k === 2 ? -x : x)) })),
      { ...PLAIN, axes: { columns: [0, 1, 2], signs: [-1, -1, 1] } },
    ],
    [
      "axes of ω exchanged",
      each((row) => ({ ...row, omega: [row.omega[1] ?? 0, row.omega[2] ?? 0, row.omega[0] ?? 0] })),
      { ...PLAIN, axes: { columns: [2, 0, 1], signs: [1, 1, 1] } },
    ],
    ["q and −q by turns", each((row, k) => (k % 3 === 0 ? { ...row, q: negated(row.q) } : row)), PLAIN],
    ["frames missing", rows.filter((_, k) => k % 11 !== 5), PLAIN],
    ["time in milliseconds", each((row) => ({ ...row, t: 1000 * row.t })), { ...PLAIN, timeUnit: "ms" }],
  ])("%s", (_, log, conventions) => {
    const { reading, matches } = examined(csvOf(log), BODY);
    expect(reading).toMatchObject(conventions);
    expect(matches[0]?.lane).toMatchObject({ angular: "implicit-world", orientation: "exponential-map" });
    expect(matches.map(({ lane }) => lane.angular)).toContain("implicit-body");
  });

  it("of another tensor matches nothing", () => {
    const other = massProperties({ inertia: [0.0433, 0.0343, 0.0167], mass: 1 });
    const { reading, matches, remarks } = examined(csvOf(rows), other);
    expect(reading).toMatchObject(PLAIN);
    expect(matches).toEqual([]);
    expect(remarks).toContain("none-fits");
  });

  it("with the body set back to its start on the way is not run across that", () => {
    const again = [...rows, ...rows, ...rows].map((row, k) => ({ ...row, t: k / 60 }));
    const { reading, matches, remarks } = examined(csvOf(again), BODY);
    expect(reading).toMatchObject(PLAIN);
    expect(matches[0]?.lane.angular).toBe("implicit-world");
    expect(remarks).toContain("jumps");
  });

  it("of no one motion is not read at all", () => {
    const { reading, remarks } = examined(
      csvOf(
        rows.map((row, k) => ({ ...row, omega: [Math.sin(7 * k), Math.cos(3 * k * k), Math.sin(k * k)] })),
      ),
      BODY,
    );
    expect(reading).toBeNull();
    expect(remarks).toContain("not-one-motion");
  });
});
