import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import { columnsOf } from "../../src/logs/columns";
import { examined } from "../../src/logs/examine";
import { columnsWith, meaningsOf } from "../../src/logs/meanings";
import { PRESETS, saidBy } from "../../src/logs/presets";
import { previewOf } from "../../src/logs/preview";
import { readConventions } from "../../src/logs/readConventions";
import { csvOf, MOMENTS, motionOf, rowsOf } from "./examined";

vi.setConfig({ testTimeout: 60_000 });

const rows = rowsOf(motionOf({ angular: "explicit", orientation: "exponential-map" }, 40));
const text = csvOf(rows);
const body = massProperties({ inertia: MOMENTS, mass: 1 });

function matchesOf(...given: Parameters<typeof examined>): readonly string[] {
  return examined(...given).matches.map(({ lane }) => lane.angular);
}

describe("what a log's columns mean", () => {
  it.each([
    "t,qw,qx,qy,qz,wx,wy,wz",
    "frame,lane,rot.x,rot.y,rot.z,rot.w,omega_x (deg/s),omega_y (deg/s),omega_z (deg/s)",
    "time_ms,q0,q1,q2,q3,gyro.x,gyro.y,gyro.z,temperature",
    "t,r00,r01,r02,r10,r11,r12,r20,r21,r22,px,py,pz",
  ])("is said column by column, and said back is the same: %s", (heading) => {
    const names = heading.split(",");
    const columns = columnsOf(names);
    expect(columnsWith(names, meaningsOf(columns, names.length))).toEqual(columns);
  });

  it("can be given where no name tells it", () => {
    const nameless = text.replace("t,qw,qx,qy,qz,wx,wy,wz", "a,b,c,d,e,f,g,h");
    expect(() => readConventions(nameless)).toThrow("log: expected columns of an orientation");
    const preview = previewOf(nameless);
    expect(preview.meanings).toEqual(Array(8).fill(null));
    expect(preview.rows[1]?.[0]).toBe(String(1 / 60).slice(0, 23));
    const meanings = ["time", "qw", "qx", "qy", "qz", "wx", "wy", "wz"] as const;
    expect(matchesOf(nameless, body, { meanings })).toContain("explicit");
  });

  it("can be exchanged against names that lie", () => {
    const lying = text.replace("wx,wy,wz", "wx,wz,wy");
    expect(readConventions(lying).readings[0]?.axes.columns).toEqual([0, 2, 1]);
    const meanings = ["time", "qw", "qx", "qy", "qz", "wx", "wy", "wz"] as const;
    expect(readConventions(lying, { meanings }).readings[0]?.axes.columns).toEqual([0, 1, 2]);
  });
});

describe("what the reader says", () => {
  it("stands against the data, which are still heard", () => {
    const conventions = readConventions(text, { said: { order: "xyzw" } });
    expect(conventions.readings[0]?.order).toBe("xyzw");
    expect(conventions.freely).toMatchObject({ order: "wxyz", omega: "world", unit: "rad/s" });
    // Read so, the components exchanged are made good by axes exchanged: two slips where there is none.
    expect(conventions.readings[0]?.axes).not.toEqual(conventions.freely?.axes);
    expect(conventions.readings[0]?.slips).toBeGreaterThan(conventions.freely?.slips ?? 9);
  });

  it("decides what the data leave open", () => {
    // With every q conjugated, a rate along the world's axes is minus one along the body's.
    const conventions = readConventions(text, { said: { direction: "world-to-body" } });
    expect(conventions.readings[0]).toMatchObject({ direction: "world-to-body", omega: "body" });
    expect(conventions.sources.direction).toBe("said");
    expect(matchesOf(text, body, { said: { direction: "world-to-body" } })).toEqual([]);
  });

  it("about the unit is taken even where time has to be otherwise then", () => {
    const conventions = readConventions(text, { said: { unit: "deg/s" } });
    expect(conventions.readings[0]?.unit).toBe("deg/s");
    expect(conventions.sources.unit).toBe("said");
  });

  it("about the rate stands in place of the log's times", () => {
    const wrong = csvOf(rows.map((row) => ({ ...row, t: 7 * row.t ** 2 })));
    expect(readConventions(wrong).timeline.isUneven).toBe(true);
    const conventions = readConventions(wrong, { rate: 60 });
    expect(conventions.readings[0]?.dt).toBe(1 / 60);
    expect(matchesOf(wrong, body, { rate: 60 })).toContain("explicit");
  });

  it("by the name of a program is all of its conventions", () => {
    const ofUnity = csvOf(rows.map((row) => ({ ...row, q: [...row.q.slice(1), row.q[0] ?? 0] })));
    const conventions = readConventions(ofUnity, { said: saidBy(PRESETS.unity) });
    expect(conventions.readings[0]).toMatchObject({ order: "xyzw", omega: "world", unit: "rad/s" });
    expect(conventions.sources).toMatchObject({ order: "said", omega: "said", unit: "said" });
    expect(matchesOf(text, body, { said: saidBy(PRESETS.unity) })).toEqual([]);
  });
});
