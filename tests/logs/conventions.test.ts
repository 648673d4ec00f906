import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import { examined } from "../../src/logs/examine";
import { csvOf, MOMENTS, motionOf, type Row, rowsOf } from "./examined";

// A search is some hundred milliseconds, on a machine that has other work some seconds.
vi.setConfig({ testTimeout: 60_000 });

const RULE = { angular: "implicit-body", orientation: "exponential-map" } as const;
const BODY = massProperties({ inertia: MOMENTS, mass: 1 });
const rows = rowsOf(motionOf(RULE, 60));
const PLAIN = { order: "wxyz", omega: "world", unit: "rad/s", direction: "body-to-world" };

type Change = (values: readonly number[], index: number) => readonly number[];
const omegas = (change: Change) => rows.map((row, k) => ({ ...row, omega: change(row.omega, k) }));
const quats = (change: Change) => rows.map((row, k) => ({ ...row, q: change(row.q, k) }));
const negated = (values: readonly number[]) => values.map((x) => -x);

describe("a log that is wrong in one way is read as it was meant", () => {
  it.each<[string, Row[], object]>([
    ["in no way", rows, {}],
    ["ω in degrees", omegas((omega) => omega.map((x) => (x * 180) / Math.PI)), { unit: "deg/s" }],
    ["ω along the body", rowsOf(motionOf(RULE, 60), "body"), { omega: "body" }],
    ["q as x, y, z, w", quats(([w = 0, ...xyz]) => [...xyz, w]), { order: "xyzw" }],
    ["q conjugated", quats(([w = 0, ...xyz]) => [w, ...negated(xyz)]), { direction: "world-to-body" }],
    ["ω of the wrong sign", omegas(negated), { axes: { columns: [0, 1, 2], signs: [-1, -1, -1] } }],
    [
      "q from left-handed axes, z turned round",
      quats((q) => q.map((x, k) => (k === 1 || k === 2 ? -x : x))),
      { axes: { columns: [0, 1, 2], signs: [-1, -1, 1] } },
    ],
    [
      "axes of ω exchanged",
      omegas(([x = 0, y = 0, z = 0]) => [y, z, x]),
      { axes: { columns: [2, 0, 1], signs: [1, 1, 1] } },
    ],
    ["q and −q by turns", quats((q, k) => (k % 3 === 0 ? negated(q) : q)), {}],
    ["frames missing", rows.filter((_, k) => k % 11 !== 5), {}],
    ["time in milliseconds", rows.map((row) => ({ ...row, t: 1000 * row.t })), { timeUnit: "ms" }],
  ])("%s", (_, log, conventions) => {
    const { reading, matches } = examined(csvOf(log), BODY);
    expect(reading).toMatchObject({ ...PLAIN, ...conventions });
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
    const wild = omegas((_, k) => [Math.sin(7 * k), Math.cos(3 * k * k), Math.sin(k * k)]);
    const { reading, remarks } = examined(csvOf(wild), BODY);
    expect(reading).toBeNull();
    expect(remarks).toContain("not-one-motion");
  });
});
