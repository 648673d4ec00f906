import { describe, expect, it } from "vitest";
import { exactErrors } from "../../../src/core/diagnostics/errors";
import { countFlips, type Flips, noFlips } from "../../../src/core/diagnostics/flips";
import { readings } from "../../../src/core/diagnostics/readings";
import { angleBetweenAttitudes, mulQuat } from "../../../src/core/math/quat";
import { dot, type Vec3 } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { axisTurn, finalState } from "../support";

const brisk: ScenarioInput = SCENARIOS.briskBox.scenario;

describe("the kinetic energy", () => {
  // Moments of about 1e-17, 1.1 and 1.1 kg m², their axes askew, and the spin about the first.
  const needle: ScenarioInput = {
    ...brisk,
    body: {
      inertia: [
        [0.4784072527734955, -0.024833903993831563, -0.5411982243307734],
        [-0.024833903993831563, 1.1035989228453578, 0.11160400932865205],
        [-0.5411982243307734, 0.11160400932865205, 0.6185572551672798],
      ],
      mass: 1,
    },
    initial: { angularVelocity: [-0.7471440880664701, 0.05021071132770548, -0.6627628515440338] },
  };
  const readingsAfter = (frames: number, angular: "momentum" | "none" | "rk4") => {
    const { system, state } = finalState({ ...needle, frames, lanes: [{ angular }] });
    return { system, read: readings(system, state) };
  };

  it.each(["momentum", "none", "rk4"] as const)(
    "is not below zero where ½ ω·L is by round-off: %s",
    (angular) => {
      for (const frames of [0, 1, 2, 5]) {
        expect(readingsAfter(frames, angular).read.energy).toBeGreaterThanOrEqual(0);
      }
      const { system, read } = readingsAfter(0, angular);
      expect(dot(read.angularVelocity, read.angularMomentum)).toBeLessThan(0);
      // ½ I ω² about the first axis, |ω| being 1: about 1e-17 J. The rest of ω is below 1e-9 rad/s, its energy below 1e-18 J.
      const least = 0.5 * system.body.principal.moments[0];
      expect(Math.abs(read.energy - least)).toBeLessThan(1e-17);
    },
  );

  it("is ½ ω·L + ½ m v², digit for digit, where that is not below zero", () => {
    const { system, state } = finalState({ ...brisk, initial: { ...brisk.initial, velocity: [1, -2, 0.5] } });
    const { angularVelocity, angularMomentum, velocity, energy } = readings(system, state);
    const spin = 0.5 * dot(angularVelocity, angularMomentum);
    expect(energy).toBe(spin + 0.5 * system.body.mass * dot(velocity, velocity));
  });
});

describe("the error against the closed form", () => {
  it("is what a lane's order leaves: tiny for Runge-Kutta, plain for the dropped term", () => {
    const rk4 = finalState({ ...brisk, lanes: [{ angular: "rk4" }] });
    const { attitudeError, spinError } = exactErrors(rk4.system, rk4.state);
    // (|ω| dt)⁴ of 2e-6 over 19 rad; measured: 6e-8 and 8e-8.
    expect(attitudeError).toBeLessThan(1e-6);
    expect(spinError).toBeLessThan(1e-6);
    const none = finalState({ ...brisk, lanes: [{ angular: "none" }] });
    expect(exactErrors(none.system, none.state).spinError).toBeGreaterThan(0.05);
  });
  it("is relative to ω: a lane at twice the true spin is wrong by 1", () => {
    const { system, state } = finalState({ ...brisk, frames: 0 });
    const [x, y, z] = state.omega_W;
    expect(exactErrors(system, { ...state, omega_W: [2 * x, 2 * y, 2 * z] }).spinError).toBeCloseTo(1, 14);
  });
  it("does not exist where something acts on the body, nor that of ω for a body at rest", () => {
    const pushed = finalState({ ...brisk, torque: [1, 0, 0], frames: 0 });
    expect(exactErrors(pushed.system, pushed.state)).toEqual({ attitudeError: null, spinError: null });
    const still = finalState({ ...brisk, initial: { angularVelocity: [0, 0, 0] }, frames: 3 });
    expect(exactErrors(still.system, still.state)).toEqual({ attitudeError: 0, spinError: null });
  });
});

describe("the angle between two attitudes", () => {
  it.each([1e-9, 0.3, 2, 3.1])("is that of the turn between them: %d rad", (angle) => {
    const start = axisTurn([1, -2, 3], 1.234);
    const end = mulQuat(axisTurn([0.3, 0.5, -0.4], angle), start);
    expect(angleBetweenAttitudes(start, end)).toBeCloseTo(angle, 14);
    expect(angleBetweenAttitudes(end, start)).toBeCloseTo(angle, 14);
    const [w, x, y, z] = end;
    expect(angleBetweenAttitudes(start, [-w, -x, -y, -z])).toBeCloseTo(angle, 14);
  });
});

describe("flips", () => {
  // The intermediate axis of this box is its y; q is the identity, so that L is I ω along the same axes.
  const { system, state: start } = finalState({
    ...brisk,
    initial: { angularVelocity: [0.1, -2, 0.1] },
    frames: 0,
  });
  const [least, middle] = system.body.principal.moments;
  /** Flips of a run whose L has these shares of |L| along the intermediate axis, times a size that shrinks. */
  const counted = (shares: readonly number[]) =>
    shares.reduce<Flips>((before, share, frame) => {
      const size = 0.5 ** frame;
      const across = Math.sqrt(1 - share * share);
      const omega_W: Vec3 = [0, (size * share) / middle, (size * across) / least];
      return countFlips(system, { ...start, omega_W }, before);
    }, noFlips).flips;

  it("count a passage of L from beyond one half of its length to beyond the other, however short L has become", () => {
    expect(counted([-0.9, -0.7, -0.3, 0.3, 0.7])).toBe(1);
    expect(counted([-0.9, 0.8, -0.8, 0.8])).toBe(3);
  });
  it("do not count a swing that stops short of one half", () => {
    expect(counted([-0.9, -0.1, 0.49, -0.1, -0.9])).toBe(0);
    expect(counted([-0.9, 0.8, 0.1, -0.49, 0.1, 0.8])).toBe(1);
  });
  it("count from the first end of the axis that L comes near, wherever it starts", () => {
    expect(counted([0.1, 0.8])).toBe(0);
    expect(counted([0.1, 0.8, -0.8])).toBe(1);
    expect(counted([0.1, -0.3, 0.3])).toBe(0);
  });
  it("never happen at rest", () => {
    const still: Vec3 = [0, 0, 0];
    expect(countFlips(system, { ...start, omega_W: still }, noFlips)).toEqual(noFlips);
  });
});
