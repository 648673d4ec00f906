import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import type { RotationalState } from "../../../src/core/dynamics/angular/rule";
import { splitting } from "../../../src/core/dynamics/angular/splitting";
import { INNER, OUTER, splitting4 } from "../../../src/core/dynamics/angular/splitting4";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { mulVec } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, normaliseQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { dot, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { finalState, quatError } from "../support";

const body = massProperties({ inertia: [1.3, 2.1, 2.9], mass: 1 });
const q_WB = normaliseQuat([0.5, -0.5, 0.1, 0.7]);
const omega_W: Vec3 = [1, 2, 3];
const momentum_W = rotate(q_WB, mulVec(body.inertia_B, rotateInverse(q_WB, omega_W)));
const START: RotationalState = { q_WB, momentum_W };
const rotation = freeRotation(body, q_WB, omega_W);

function run(step: (state: RotationalState, dt: number) => RotationalState, frames: number, time: number) {
  let state = START;
  for (let frame = 0; frame < frames; frame++) state = step(state, time / frames);
  return state;
}
const four = (state: RotationalState, dt: number) => splitting4(state, body, null, dt);
const errorAfter = (state: RotationalState, time: number) =>
  angleBetweenAttitudes(state.q_WB, attitudeAt(rotation, time).q_WB);

describe("splitting of order four", () => {
  it("has lengths that add up to a step, and whose cubes add up to nothing", () => {
    expect(4 * OUTER + INNER).toBeCloseTo(1, 15);
    expect(Math.abs(4 * OUTER ** 3 + INNER ** 3)).toBeLessThan(2e-16);
    expect(OUTER).toBeCloseTo(1 / (4 - 4 ** (1 / 3)), 15);
  });

  it("divides its error by sixteen when the step is halved", () => {
    const order = Math.log2(errorAfter(run(four, 100, 5), 5) / errorAfter(run(four, 200, 5), 5));
    expect(Math.abs(order - 4)).toBeLessThan(0.05);
  });

  it("takes a step back when the step is backwards", () => {
    const there = four(START, 0.1);
    const back = splitting4(there, body, null, -0.1);
    // Fifty turns of a few roundings each.
    expect(quatError(back.q_WB, START.q_WB)).toBeLessThan(5e-15);
    expect(back.momentum_W).toEqual(START.momentum_W);
  });

  it("keeps L to the bit, and its energy swings without drift over forty thousand steps", () => {
    const energyOf = (state: RotationalState) => {
      const momentum_B = rotateInverse(state.q_WB, state.momentum_W);
      return 0.5 * dot(momentum_B, mulVec(body.inverseInertia_B, momentum_B));
    };
    let state = START;
    let isKept = true;
    const misses = Array.from({ length: 40_000 }, () => {
      state = four(state, 0.05);
      isKept &&= state.momentum_W === START.momentum_W;
      return Math.abs(energyOf(state) / energyOf(START) - 1);
    });
    expect(isKept).toBe(true);
    const early = Math.max(...misses.slice(0, 1000));
    const late = Math.max(...misses.slice(-1000));
    expect(late).toBeLessThan(1.05 * early);
    expect(early).toBeLessThan(1e-6);
  });

  it("is more than five times as accurate as Yoshida's three steps, for equal work", () => {
    const outer = 1 / (2 - 2 ** (1 / 3));
    const yoshida = (state: RotationalState, dt: number) =>
      [outer, 1 - 2 * outer, outer].reduce((now, part) => splitting(now, body, null, part * dt), state);
    for (const turns of [300, 600, 3000]) {
      const [three, five] = [run(yoshida, turns / 3, 5), run(four, turns / 5, 5)];
      // Measured: 9.3 to 12.
      expect(errorAfter(three, 5) / errorAfter(five, 5)).toBeGreaterThan(5);
    }
  });

  it("is of order three under drag", () => {
    const end = (angular: "splitting-4" | "rk4", frames: number) =>
      finalState({
        ...SCENARIOS.briskBox.scenario,
        torque: [0.02, -0.01, 0.03],
        drag: { angular: 0.02 },
        dt: 1 / frames,
        frames,
        lanes: [{ angular }],
      }).state.q_WB;
    const truth = end("rk4", 2000);
    const order = Math.log2(
      quatError(end("splitting-4", 200), truth) / quatError(end("splitting-4", 400), truth),
    );
    expect(Math.abs(order - 3)).toBeLessThan(0.1);
  });
});
