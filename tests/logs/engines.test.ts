import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import type { Lane } from "../../src/core/dynamics/lane";
import { cannon, type Engine, type FreeBox, jolt, mujoco, rapier } from "../bench/engines";
import { csvOf, examined, type Row } from "./examined";

// Loading three engines takes seconds.
vi.setConfig({ testTimeout: 60_000 });

const BOX: FreeBox = { size: [0.2, 0.4, 0.6], spin: [1, 2, 3] };
const BODY = massProperties({ shape: "box", size: BOX.size, mass: 1 });

/** Sixty frames of an engine, as it keeps them. */
function logOf(engine: Engine): string {
  const rows: Row[] = [];
  for (let frame = 0; frame < 60; frame++) {
    rows.push({ t: frame / 60, q: engine.attitude(), omega: engine.omega() });
    engine.step();
  }
  return csvOf(rows);
}

describe("an engine that is run here is known by its log", () => {
  it.each<[string, () => Engine | Promise<Engine>, Lane, "world" | "body"]>([
    ["cannon-es", () => cannon(BOX, 1 / 60), { angular: "none", orientation: "quaternion" }, "world"],
    [
      "Rapier 0.21",
      () => rapier(BOX, 1 / 60),
      { angular: "rescaled-momentum", orientation: "quaternion", substeps: 4 },
      "world",
    ],
    [
      "Jolt, gyroscopic force on",
      () => jolt(BOX, 1 / 60),
      { angular: "rescaled-momentum", orientation: "exponential-map" },
      "world",
    ],
    ["MuJoCo, RK4", () => mujoco(BOX, 1 / 60), { angular: "rk4-body" }, "body"],
  ])("%s", async (_, make, lane, omega) => {
    const { reading, matches } = examined(logOf(await make()), BODY);
    expect(matches[0]?.lane).toMatchObject(lane);
    expect(new Set(matches.map((match) => match.lane.angular)).size).toBe(1);
    expect(reading).toMatchObject({ order: "wxyz", omega, unit: "rad/s", direction: "body-to-world" });
  });
});
