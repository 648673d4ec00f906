import { describe, expect, it, vi } from "vitest";
import { massProperties } from "../../src/core/bodies/massProperties";
import type { Lane } from "../../src/core/dynamics/lane";
import type { EngineId } from "../../src/engines/registry";
import { examined } from "../../src/logs/examine";
import { logOfEngine } from "./examined";

// Loading an engine takes seconds.
vi.setConfig({ testTimeout: 60_000 });

const BODY = massProperties({ shape: "box", size: [0.2, 0.4, 0.6], mass: 1 });

describe("an engine that is run here is known by its log", () => {
  it.each<[EngineId, string, Lane]>([
    ["cannon-es", "none", { angular: "none", orientation: "quaternion" }],
    ["rapier", "always-on", { angular: "rescaled-momentum", orientation: "quaternion", substeps: 4 }],
    ["jolt", "gyroscopic", { angular: "rescaled-momentum", orientation: "exponential-map" }],
    ["mujoco", "rk4", { angular: "rk4-body" }],
  ])("%s, %s", async (engine, setting, lane) => {
    const { reading, matches } = examined(await logOfEngine(engine, setting, BODY, [1, 2, 3]), BODY);
    expect(matches[0]?.lane).toMatchObject(lane);
    expect(new Set(matches.map((match) => match.lane.angular)).size).toBe(1);
    expect(reading).toMatchObject({
      order: "wxyz",
      omega: "world",
      unit: "rad/s",
      direction: "body-to-world",
    });
  });
});
