import { describe, expect, it } from "vitest";
import { momentumOf, velocityOf } from "../../../src/core/dynamics/angular/momentum";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { identityQuat } from "../../../src/core/math/quat";
import { cross, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { longRun } from "../../../src/core/runs/longRun";
import { SCENARIOS } from "../../../src/core/scenario/named";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { systemOf } from "../support";

/** One lane run to its end or to its divergence: its flips, and the drifts of energy and of |L| relative to the start. */
function story(input: Omit<ScenarioInput, "lanes">, angular: AngularId) {
  const { checkpoints, divergedAt } = longRun(systemOf({ ...input, lanes: [{ angular }] }), 0, [
    input.frames,
  ]);
  const { flips = 0, energyDrift, momentumDrift } = checkpoints[0] ?? {};
  return { flips, energyDrift: energyDrift ?? 0, momentumDrift: momentumDrift ?? 0, divergedAt };
}

describe("Bullet's gyroscopic demo: I = (0.101, 0.497, 0.422)/12, ω₀ = (0, 0.1, 10), dt 1/60, 60 s", () => {
  // Native double-precision Bullet 3.27 and the closed form; digits as given by that run.
  const demo = SCENARIOS.gyroscopicDemo.scenario;
  it("truly flips 36 times", () => {
    expect(story(demo, "exact").flips).toBe(36);
  });
  it("implicit makes 32 flips and loses 93.145 % of its energy and 72.053 % of its angular momentum", () => {
    const { flips, energyDrift, momentumDrift } = story(demo, "implicit-body");
    expect(flips).toBe(32);
    expect(energyDrift).toBeCloseTo(-0.93145, 5);
    expect(momentumDrift).toBeCloseTo(-0.72053, 5);
  });
  it("explicit passes 10⁶ rad/s at 13.1 to 13.2 s", () => {
    const { divergedAt } = story(demo, "explicit");
    expect((divergedAt ?? 0) / 60).toBeGreaterThan(13.1);
    expect((divergedAt ?? 0) / 60).toBeLessThan(13.2);
  });
  it("a cap of 100 N m on the explicit term, as Bullet has, hides that: 60 s end below 4000 rad/s", () => {
    const { body } = systemOf({ ...demo, lanes: [{ angular: "explicit" }] });
    let q_WB = identityQuat;
    let omega_W: Vec3 = demo.initial.angularVelocity;
    let fastest = 0;
    for (let frame = 0; frame < demo.frames; frame++) {
      const torque_W = cross(omega_W, momentumOf(omega_W, q_WB, body.inertia_B));
      const capped_W = scaleVec(Math.min(1, 100 / norm(torque_W)), torque_W);
      omega_W = subVec(omega_W, scaleVec(demo.dt, velocityOf(capped_W, q_WB, body.inverseInertia_B)));
      q_WB = exponentialMap(q_WB, omega_W, demo.dt);
      fastest = Math.max(fastest, norm(omega_W));
    }
    // Three hundred times too fast, and no number that is not finite. Measured: 3035 rad/s.
    expect(fastest).toBeGreaterThan(2000);
    expect(fastest).toBeLessThan(4000);
  });
  it("with the term dropped it never flips", () => {
    expect(story(demo, "none").flips).toBe(0);
  });
});

describe("a 0.2 × 1 × 2 m box of 1 kg, ω₀ = (0.01, 5, 0.01), dt 1/60, 60 s", () => {
  const box = SCENARIOS.racketMiddleAxis.scenario;
  it.each([
    ["exact", 14],
    ["none", 0],
    ["implicit-world", 14],
    ["implicit-body", 14],
    ["midpoint", 14],
    ["splitting", 14],
    ["rescaled-momentum", 10],
    ["rk4", 15],
    ["augmented", 32],
  ] as const)("%s makes %d flips", (angular, flips) => {
    expect(story(box, angular).flips).toBe(flips);
  });
  it("Bullet's and MuJoCo's implicit row: energy −71.3235 %, momentum −46.4326 %", () => {
    const { energyDrift, momentumDrift } = story(box, "implicit-body");
    expect(energyDrift).toBeCloseTo(-0.713235, 6);
    expect(momentumDrift).toBeCloseTo(-0.464326, 6);
  });
  it("rk4 loses 2·10⁻⁶ of its energy: a higher order is not a better long run", () => {
    expect(Math.abs(story(box, "rk4").energyDrift)).toBeLessThan(3e-6);
  });
});

describe("small angles: a 0.2 × 0.4 × 0.6 m box, ω₀ = (1, 2, 3), dt 0.01, 5 s", () => {
  const box = SCENARIOS.briskBox.scenario;
  it.each([
    ["explicit", 0.08689],
    ["implicit-body", -0.07399],
    ["rescaled-momentum", -0.02469],
  ] as const)("%s changes its energy by %d", (angular, drift) => {
    expect(story(box, angular).energyDrift).toBeCloseTo(drift, 5);
  });
  it("MuJoCo's free-body test on half sizes .1 .2 .3: explicit gains energy to 1.09, implicit loses", () => {
    // google-deepmind/mujoco, test/engine/engine_forward_test.cc: 1 kg, ω = (1, 2, 3), 500 steps of .01.
    const halfSizes = { body: { shape: "box", size: [2 * 0.1, 2 * 0.2, 2 * 0.3], mass: 1 } } as const;
    const start = { initial: { angularVelocity: [1, 2, 3] }, dt: 0.01, frames: 500 } as const;
    expect(box).toMatchObject({ ...halfSizes, ...start });
    expect(1 + story(box, "explicit").energyDrift).toBeCloseTo(1.09, 2);
    expect(story(box, "implicit-body").energyDrift).toBeLessThan(0);
  });
});
