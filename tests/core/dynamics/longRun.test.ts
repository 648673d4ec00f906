import { describe, expect, it } from "vitest";
import { drifts } from "../../../src/core/diagnostics/drifts";
import { readings } from "../../../src/core/diagnostics/readings";
import { implicitConverged } from "../../../src/core/dynamics/angular/implicitConverged";
import { momentumOf } from "../../../src/core/dynamics/angular/momentum";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { rotate, rotateInverse } from "../../../src/core/math/quat";
import { dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { chosen } from "../../chosen";
import { finalReadings, finalState, relativeError, startReadings, states, systemOf } from "../support";

type Triple = [number, number, number];

const run = (angular: AngularId, frames = 500, change: Partial<ScenarioInput> = {}): ScenarioInput => ({
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
  initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] },
  dt: 0.01,
  frames,
  ...change,
  lanes: [{ angular }],
});

/** L²/2I at the end of a run, I being a principal moment: 0 the least, 2 the largest. */
function energyAbout(axis: 0 | 1 | 2, input: ScenarioInput): number {
  const { angularMomentum } = finalReadings(input);
  const moment = systemOf(input).body.principal.moments[axis];
  return dot(angularMomentum, angularMomentum) / (2 * moment);
}

/** Bodies of three unequal moments and of two, spun about every axis. */
const BODIES: readonly (readonly [name: string, body: ScenarioInput["body"], spin: Triple])[] = [
  ["a box, about no axis", { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 }, [1, 2, 3]],
  ["moments 1, 2, 3, about the least", { inertia: [1, 2, 3], mass: 1 }, [5, 0.2, 0.1]],
  ["moments 1, 2, 3, about the middle one", { inertia: [1, 2, 3], mass: 1 }, [0.1, 5, 0.2]],
  ["the body of Bullet's demo", SCENARIOS.gyroscopicDemo.scenario.body, [0, 0.1, 10]],
  ["a rod, about its axis", { shape: "cylinder", radius: 0.2, height: 1, mass: 1 }, [0.3, 0.2, 5]],
  ["a disc, across its axis", { shape: "cylinder", radius: 1, height: 0.2, mass: 1 }, [3, 0.2, 0.5]],
];

describe("200 s at a hundredth of a second a step", () => {
  describe.each(chosen(BODIES, (_, place) => place % 2 === 0))("%s", (_name, body, spin) => {
    const ending = (angular: AngularId) =>
      run(angular, 20_000, { body, initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: spin } });
    it("linearly implicit: ends about its largest-moment axis, with less energy and a longer L", () => {
      const input = ending("linearly-implicit");
      const { energyDrift, momentumDrift } = drifts(startReadings(input), finalReadings(input));
      expect(finalReadings(input).energy / energyAbout(2, input)).toBeCloseTo(1, 6);
      expect(energyDrift).toBeLessThan(0);
      expect(momentumDrift).toBeGreaterThan(0);
    });
    it("momentum: keeps L to the bit, and its energy grows towards L²/2I_min", () => {
      const input = ending("momentum");
      const { angularMomentum, energy } = finalReadings(input);
      expect(angularMomentum).toEqual(startReadings(input).angularMomentum);
      expect(energy).toBeGreaterThan(startReadings(input).energy);
      expect(energy).toBeLessThan(energyAbout(0, input) * (1 + 1e-12));
    });
  });
});

/** Cosines of the angles between L and the principal axes in ascending order of moment, at the end. */
function alignment(input: ScenarioInput): readonly number[] {
  const { system, state } = finalState(input);
  const { angularMomentum } = readings(system, state);
  const momentum_B = rotateInverse(state.q_WB, angularMomentum);
  return system.body.principal.axes_B.map((axis_B) => Math.abs(dot(axis_B, momentum_B)) / norm(momentum_B));
}

describe("the long run", () => {
  it("momentum: a box ends about its smallest-moment axis, at L²/2I_min", () => {
    const input = run("momentum", 20_000);
    expect(alignment(input)[0]).toBeGreaterThan(0.9999);
    expect(finalReadings(input).energy).toBeCloseTo(energyAbout(0, input), 6);
  });
  it("linearly implicit: a box ends about its largest-moment axis", () => {
    expect(alignment(run("linearly-implicit", 20_000))[2]).toBeGreaterThan(0.9999);
  });

  describe.each([
    ["the largest moment gains", [5, 0.3, 0.2], 1],
    ["the smallest moment loses", [0.3, 0.2, 5], -1],
  ] as const)("rescaled momentum: spin about %s", (_what, spin, sign) => {
    const input = { ...run("rescaled-momentum", 40_000), initial: { angularVelocity: [...spin] as Triple } };
    const system = systemOf(input);
    const seen = [...states(system)].map((state) => readings(system, state));
    const [start, end] = [seen[0], seen.at(-1)];
    if (start === undefined || end === undefined) throw new Error("no frames");

    it("keeps |L|, until E is L²/2I₂", () => {
      const limit = energyAbout(1, input);
      expect(Math.sign(end.energy - start.energy)).toBe(sign);
      expect(Math.abs(end.energy - limit)).toBeLessThan(0.02 * Math.abs(start.energy - limit));
      // 40 000 frames, each of which rounds by some 1e-15 at most: 4e-11. Measured: 5e-12.
      expect(Math.abs(drifts(start, end).momentumDrift ?? 1)).toBeLessThan(4e-11);
    });
    it("ends tumbling: L points along the intermediate axis now one way and now the other", () => {
      const along = seen.slice(-10_000).map((each) => each.angularVelocityBody[1]);
      const fastest = norm(end.angularMomentum) / system.body.principal.moments[1];
      expect(Math.max(...along)).toBeGreaterThan(0.99 * fastest);
      expect(Math.min(...along)).toBeLessThan(-0.99 * fastest);
      const atFirst = seen.slice(0, 100).map((each) => Math.abs(each.angularVelocityBody[1]));
      expect(Math.max(...atFirst)).toBeLessThan(0.2 * fastest);
    });
  });

  it("midpoint: keeps E and |L| to round-off, and the direction of L to second order", () => {
    const at = (frames: number) => {
      const input = { ...run("midpoint", frames), dt: 5 / frames };
      return drifts(startReadings(input), finalReadings(input));
    };
    const [coarse, fine] = [at(500), at(1000)];
    expect(Math.abs(coarse.energyDrift ?? 1)).toBeLessThan(1e-13);
    expect(Math.abs(coarse.momentumDrift ?? 1)).toBeLessThan(1e-13);
    const order = Math.log2((coarse.momentumAngle ?? 0) / (fine.momentumAngle ?? 1));
    expect(Math.abs(order - 2)).toBeLessThan(0.05);
  });
  it("midpoint, turned by the normalised quaternion step, the Cayley map, keeps L itself", () => {
    const { system, state: start } = finalState(run("midpoint", 0));
    const { inertia_B } = system.body;
    const momentumAt = (q_WB: typeof start.q_WB, omega_B: Vec3) =>
      momentumOf(rotate(q_WB, omega_B), q_WB, inertia_B);
    let q_WB = start.q_WB;
    let omega_B = rotateInverse(q_WB, start.omega_W);
    const momentum_W = momentumAt(q_WB, omega_B);
    for (let frame = 0; frame < 500; frame++) {
      const middle_B = implicitConverged(omega_B, inertia_B, 0.5 * 0.01);
      q_WB = quaternionStep(q_WB, rotate(q_WB, middle_B), 0.01);
      omega_B = subVec(scaleVec(2, middle_B), omega_B);
    }
    // 500 frames of a few roundings; the exponential map in its place leaves 1.2e-4.
    expect(relativeError(momentumAt(q_WB, omega_B), momentum_W)).toBeLessThan(1e-13);
  });

  it("splitting: energy swings to second order and does not drift", () => {
    const worst = (frames: number, dt: number) => {
      const system = systemOf({ ...run("splitting", frames), dt });
      const energies = [...states(system)].map((state) => readings(system, state).energy);
      return Math.max(...energies.map((each) => Math.abs(each / (energies[0] ?? 1) - 1)));
    };
    const [short, long, fine] = [worst(500, 0.01), worst(20_000, 0.01), worst(1000, 0.005)];
    expect(long).toBeLessThan(1.05 * short);
    expect(Math.abs(Math.log2(short / fine) - 2)).toBeLessThan(0.05);
  });
  it.each(["splitting", "splitting-4", "augmented", "rk4", "momentum", "exact"] as const)(
    "%s keeps L to the bit",
    (angular) => {
      expect(finalReadings(run(angular)).angularMomentum).toEqual(
        startReadings(run(angular)).angularMomentum,
      );
    },
  );
});
