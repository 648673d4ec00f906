import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { massProperties } from "../../src/core/bodies/massProperties";
import { norm } from "../../src/core/math/vec3";
import { fastestSpin, limitReached } from "../../src/engines/speedLimit";
import { type Experiment, runRule } from "./engines";

const {
  bodies,
  starts,
}: {
  readonly bodies: Readonly<Record<string, Extract<Experiment["body"], { inertia: unknown }>>>;
  readonly starts: readonly [number, number, number][];
} = parse(readFileSync("tests/engines/freeSpins.yaml", "utf8"));

describe("the fastest that a free body spins", () => {
  it.each(Object.entries(bodies))("is what the exact motion gets up to: %s", (_name, body) => {
    for (const angularVelocity of starts) {
      const initial = {
        orientation: [0.8, 0.1, 0.6, -0.2] as [number, number, number, number],
        angularVelocity,
      };
      const run = runRule({ body, initial, dt: 0.01, frames: 3000 }, { angular: "exact" });
      const spins = run.map((row) => ("diverged" in row ? 0 : norm(row.angularVelocity)));
      const fastest = fastestSpin(massProperties(body), initial);
      // A frame lies at most half a step from the fastest instant: 0.005 s, in which the spin changes by some 1e-5 of itself.
      expect(Math.max(...spins) / fastest).toBeGreaterThan(1 - 1e-4);
      expect(Math.max(...spins) / fastest).toBeLessThan(1 + 1e-12);
    }
  });

  it("is compared with the engine’s limit at this step, and no other engine has one", () => {
    const body = massProperties({ inertia: [0.5, 0.9, 1.2], mass: 1 });
    // About the middle axis and a little beside it: the spin gets up to 3.9 rad/s after a start with 3.
    const start = { orientation: [1, 0, 0, 0] as const, angularVelocity: [0.1, 3, 0.1] as const };
    expect(limitReached("rapier", body, start, 1 / 4)).toBeCloseTo(Math.PI, 12);
    expect(limitReached("rapier", body, start, 1 / 60)).toBeNull();
    expect(limitReached("jolt", body, start, 1)).toBeNull();
  });
});
