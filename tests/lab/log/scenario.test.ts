import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quatToMat } from "../../../src/core/math/quat";
import { dot, norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { rows } from "../../../src/core/runs/rows";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { readBench } from "../../../src/lab/document/bench";
import { LONGEST_PACKED, unpack } from "../../../src/lab/document/packed";
import { type Axes, frameCount, linkOf, scenarioOf } from "../../../src/lab/log/scenario";
import { csvOf, motionOf, rowsOf } from "../../logs/examined";
import { found } from "./workerMessages";

const RIGHT: Axes = { handedness: "right", up: "y" };
const LANE = { angular: "explicit", orientation: "quaternion" } as const;
const log = rowsOf(motionOf(LANE, 120));
const inertia = [0.0433, 0, 0, 0, 0.0333, 0, 0, 0, 0.0167] as const;
const summary = await found({ source: { kind: "text", text: csvOf(log) }, inertia });
const shown = { name: "log.csv", axes: RIGHT };

const printed = (scenario: ScenarioInput) =>
  [...rows(parseScenario(scenario), 1)].flatMap((row) => ("diverged" in row ? [] : [row]));
const recordingIn = (scenario: ScenarioInput) => {
  const [lane] = scenario.lanes;
  if (!lane || !("recording" in lane)) throw new Error("the first lane is no recording");
  return lane.recording;
};

describe("a log on the bench", () => {
  it("stands beside its rule, which follows it to round-off, and the exact solution, which does not", () => {
    const scenario = scenarioOf(summary, shown, Number.POSITIVE_INFINITY, null);
    expect(() => readBench(scenario)).not.toThrow();
    expect(scenario.lanes.slice(1)).toEqual([LANE, { angular: "exact" }]);
    const last = printed(scenario).filter(({ frame }) => frame === 119);
    const [recorded, rule, exact] = last.map(({ angularVelocity }) => angularVelocity as Vec3);
    if (!recorded || !rule || !exact) throw new Error("a lane has ended");
    expect(recorded).toEqual(log.at(-1)?.omega);
    expect(norm(subVec(rule, recorded))).toBeLessThan(1e-12);
    expect(norm(subVec(exact, recorded))).toBeGreaterThan(1e-3);
  });

  it("of a damped body is followed by its rule under that damping, without the exact solution of a free one", async () => {
    const rows = readFileSync("tests/logs/reference/mistakes/damping.csv", "utf8").split("\n");
    const text = rows.slice(0, 122).join("\n");
    const inertia = [0.26 / 3, 0, 0, 0, 1.01 / 3, 0, 0, 0, 1.25 / 3] as const;
    const damped = await found({ source: { kind: "text", text }, inertia });
    const scenario = scenarioOf(damped, shown, 300, null);
    expect(() => readBench(scenario)).not.toThrow();
    const last = printed(scenario).filter(({ frame }) => frame === 60);
    const [recorded, rule, ...others] = last.map(({ angularVelocity }) => angularVelocity as Vec3);
    expect(others).toEqual([]);
    if (!recorded || !rule) throw new Error("a lane has ended");
    // Six decimals of the log's first frame; an undamped rule is off by 0.2.
    expect(norm(subVec(rule, recorded))).toBeLessThan(1e-4);
  });

  it("fits a link with as many of its frames as there is room for, and starts from all digits", () => {
    const { packed, frames } = linkOf(summary, shown);
    expect(packed.length).toBeLessThanOrEqual(LONGEST_PACKED);
    expect(frames).toBe(frameCount(summary));
    const scenario = unpack(packed) as ScenarioInput;
    expect(() => readBench(scenario)).not.toThrow();
    expect(scenario.initial.angularVelocity).toEqual(log[0]?.omega);
    const long = { ...summary, frames: repeated(summary.frames, 20) };
    const cut = linkOf(long, shown);
    expect(cut.packed.length).toBeLessThanOrEqual(LONGEST_PACKED);
    expect(cut.frames).toBeLessThan(frameCount(long));
    // One frame more would not fit.
    expect(cut.packed.length).toBeGreaterThan(LONGEST_PACKED - 200);
  });

  it("of frames with gaps keeps its times", async () => {
    const gappy = await found({
      source: { kind: "text", text: csvOf(log.slice(0, 48).filter((_, k) => k % 13 !== 7)) },
      inertia,
    });
    const { t, orientation } = recordingIn(scenarioOf(gappy, shown, 40, null));
    expect(t?.length).toBe(orientation.length);
    expect((t?.[7] ?? 0) - (t?.[6] ?? 0)).toBeCloseTo(2 / 60, 12);
  });
});

describe("axes of another kind", () => {
  /** Columns of R: where the body's axes are. */
  const columnsOf = (q: readonly number[]) => {
    const r = quatToMat(q as unknown as Parameters<typeof quatToMat>[0]);
    return ([0, 1, 2] as const).map((k): Vec3 => [r[k], r[3 + k] ?? 0, r[6 + k] ?? 0]);
  };
  const at = 60;
  const given = columnsOf(log[at]?.q ?? []);
  const omega = log[at]?.omega as unknown as Vec3;
  const shownWith = (axes: Axes) => {
    const { orientation, angularVelocity } = recordingIn(scenarioOf(summary, { ...shown, axes }, 120, null));
    return { columns: columnsOf(orientation[at] ?? []), omega: angularVelocity?.[at] as Vec3 };
  };

  it("with z up show what was along z along y, and keep the turn", () => {
    const turned = shownWith({ handedness: "right", up: "z" });
    for (const [k, column] of given.entries()) {
      const [x, y, z] = turned.columns[k] ?? [0, 0, 0];
      for (const [a, b] of [
        [x, column[0]],
        [y, column[2]],
        [z, -column[1]],
      ] as const)
        expect(a).toBeCloseTo(b, 12);
    }
    expect(turned.omega[1]).toBeCloseTo(omega[2], 12);
  });

  it.each(["x", "y", "z"] as const)(
    "that are left-handed with %s up show the mirror image, upright",
    (up) => {
      const mirrored = shownWith({ handedness: "left", up });
      const upright = shownWith({ handedness: "right", up });
      // Heights are kept; a mirrored rotation is a rotation again, and its ω is mirrored as what it turns about.
      const column = { x: 0, y: 1, z: 2 }[up];
      expect(mirrored.columns[column]?.[1]).toBeCloseTo(upright.columns[column]?.[1] ?? 9, 12);
      expect(mirrored.omega[1]).toBeCloseTo(-upright.omega[1], 12);
      expect(dot(mirrored.omega, mirrored.omega)).toBeCloseTo(dot(omega, omega), 10);
      expect(mirrored.omega).not.toEqual(upright.omega);
    },
  );

  it("give a mirrored tensor, under which the rule follows the mirrored log", async () => {
    const inertia = [0.04, 0.003, -0.002, 0.003, 0.03, 0.004, -0.002, 0.004, 0.02] as const;
    const states = motionOf(LANE, 60, undefined, [
      [0.04, 0.003, -0.002],
      [0.003, 0.03, 0.004],
      [-0.002, 0.004, 0.02],
    ]);
    const crooked = await found({ source: { kind: "text", text: csvOf(rowsOf(states)) }, inertia });
    for (const up of ["x", "y", "z"] as const) {
      const scenario = scenarioOf(crooked, { name: "log", axes: { handedness: "left", up } }, 60, null);
      const [recorded, rule] = printed(scenario)
        .filter(({ frame }) => frame === 59)
        .map(({ angularVelocity }) => angularVelocity as Vec3);
      expect(norm(subVec(recorded ?? [9, 9, 9], rule ?? [0, 0, 0]))).toBeLessThan(1e-12);
    }
  });
});

function repeated(frames: Float64Array, times: number): Float64Array {
  const all = new Float64Array(frames.length * times);
  const count = frames.length / 8;
  for (let k = 0; k < times; k++) {
    all.set(frames, k * frames.length);
    // Other digits, so that nothing is packed as a copy.
    for (let row = 0; row < count; row++) {
      all[k * frames.length + 8 * row] = k * count + row;
      for (let part = 1; part < 8; part++) {
        const at = k * frames.length + 8 * row + part;
        all[at] = (all[at] ?? 0) + 1e-5 * Math.sin(at * at);
      }
    }
  }
  return all;
}
