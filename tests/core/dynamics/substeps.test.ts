import { describe, expect, it } from "vitest";
import type { Vec3 } from "../../../src/core/math/vec3";
import { ScenarioError } from "../../../src/core/scenario/errors";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { finalReadings, finalState } from "../support";

const brisk = SCENARIOS.briskBox.scenario;
const loaded: ScenarioInput = {
  ...brisk,
  initial: { ...brisk.initial, orientation: [0.5, -0.5, 0.1, 0.7], position: [0.1, 0.7, -0.2] },
  torque: [0.02, -0.01, 0.03],
  gravity: [0.1, -9.8, 0.2],
  drag: { linear: 0.1, angular: 0.02 },
  planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
};

describe("a lane with substeps", () => {
  it("takes a frame as Rapier 0.21 takes it, in four", () => {
    // Run in Rapier's JavaScript build, single precision: ω after one frame of 10 ms.
    const rapier: Vec3 = [1.02334, 1.97593, 3.01171];
    const omegaWith = (substeps: number) =>
      finalReadings({
        ...brisk,
        frames: 1,
        lanes: [{ angular: "rescaled-momentum", orientation: "quaternion", substeps }],
      }).angularVelocity;
    for (const [k, component] of rapier.entries()) expect(omegaWith(4)[k]).toBeCloseTo(component, 5);
    for (const [k, component] of [1.02298, 1.97581, 3.01171].entries())
      expect(omegaWith(1)[k]).toBeCloseTo(component, 5);
  });

  it.each([
    { angular: "explicit" },
    { angular: "implicit-body", orientation: "matrix" },
    { angular: "momentum", update: "explicit" },
    { angular: "splitting" },
    { angular: "rk4", contact: { method: "backtracking" } },
  ] as const)("is the lane at a shorter step, bit for bit, among loads and planes: $angular", (lane) => {
    const substepped = finalState({ ...loaded, dt: 0.03, frames: 40, lanes: [{ ...lane, substeps: 3 }] });
    const short = finalState({ ...loaded, dt: 0.03 / 3, frames: 120, lanes: [lane] });
    expect({ ...substepped.state, frame: 120 }).toEqual(short.state);
  });

  it("is damped once a frame", () => {
    const damped = { ...brisk, damping: { linear: 0.9, angular: 0.8 }, frames: 1 };
    const { velocity, angularVelocity } = finalReadings({
      ...damped,
      initial: { velocity: [1, 0, 0], angularVelocity: [0, 0, 2] },
      lanes: [{ angular: "rk4", substeps: 5 }],
    });
    expect(velocity[0]).toBeCloseTo(0.9, 14);
    expect(angularVelocity[2]).toBeCloseTo(1.6, 14);
  });

  it.each([0, 65, 2.5, "4"])("is refused with %j substeps", (substeps) => {
    const input = { ...brisk, lanes: [{ angular: "rk4", substeps }] };
    expect(() => parseScenario(input)).toThrow(ScenarioError);
    expect(() => parseScenario(input)).toThrow(/lanes\[0\]\.substeps/);
  });

  it("is refused for the closed form, and left out where there is but one", () => {
    expect(() => parseScenario({ ...brisk, lanes: [{ angular: "exact", substeps: 2 }] })).toThrow(/substeps/);
    expect(parseScenario({ ...brisk, lanes: [{ angular: "rk4", substeps: 1 }] }).lanes).toEqual([
      { angular: "rk4" },
    ]);
  });
});
