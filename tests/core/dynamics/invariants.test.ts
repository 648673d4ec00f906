import { describe, expect, it } from "vitest";
import { drifts } from "../../../src/core/diagnostics/drifts";
import { gyroscopicTerm_W, readings } from "../../../src/core/diagnostics/readings";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { cross, dot, norm } from "../../../src/core/math/vec3";
import { SCENARIOS } from "../../../src/core/scenario/named";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { finalReadings, finalState, startReadings, states, systemOf } from "../support";

/** No zero and no equal components, tilted, 5 s of brisk tumbling. */
const tumbling: ScenarioInput = {
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
  initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3], velocity: [0.3, -0.2, 0.1] },
  dt: 0.01,
  frames: 500,
  lanes: [{ angular: "none" }],
};
const lane = (angular: AngularId): ScenarioInput => ({
  ...tumbling,
  lanes: [{ angular }],
});

describe("with the gyroscopic term dropped", () => {
  const { system, state } = finalState(tumbling);
  const drift = drifts(startReadings(tumbling), readings(system, state));

  it("the spin does not change, not in one bit", () => {
    expect(state.omega_W).toEqual([1, 2, 3]);
  });
  it("a body turning about its fixed spin axis keeps the angle of L to that axis", () => {
    // ω·L and |L| along the run: E is constant only because ω·Iω is, with I turning about ω. Measured: 1e-15.
    expect(Math.abs(drift.energyDrift ?? 1)).toBeLessThan(1e-13);
    expect(Math.abs(drift.momentumDrift ?? 1)).toBeLessThan(1e-13);
  });
  it("the direction of L is wrong, and by no more than twice the angle between ω and L", () => {
    const start = startReadings(tumbling);
    const opening = Math.acos(
      dot(start.angularVelocity, start.angularMomentum) /
        (norm(start.angularVelocity) * norm(start.angularMomentum)),
    );
    const angles = [...states(systemOf(tumbling))].map(
      (each) => drifts(start, readings(system, each)).momentumAngle ?? 0,
    );
    expect(Math.max(...angles)).toBeGreaterThan(1.9 * opening);
    expect(Math.max(...angles)).toBeLessThanOrEqual(2 * opening + 1e-12);
  });
});

describe("free of torque", () => {
  it("the explicit rule gains energy at every step", () => {
    const system = systemOf(lane("explicit"));
    const energies = [...states(system)].map((state) => readings(system, state).energy);
    expect(energies.every((energy, k) => k === 0 || energy > (energies[k - 1] ?? 0))).toBe(true);
  });
  it("one Newton step of the implicit rule loses energy at these step sizes", () => {
    expect(drifts(startReadings(tumbling), finalReadings(lane("implicit-body"))).energyDrift).toBeLessThan(
      -0.05,
    );
  });
  it.each(["momentum", "rk4"] as const)("%s keeps L to the bit", (angular) => {
    expect(finalReadings(lane(angular)).angularMomentum).toEqual(startReadings(tumbling).angularMomentum);
  });
});

describe("the readings", () => {
  it("kinetic energy is that of the turning plus that of the travelling", () => {
    const { energy, angularVelocityBody: w } = startReadings(tumbling);
    const moments = [0.52 / 12, 0.4 / 12, 0.2 / 12];
    const turning = w.reduce((sum, component, k) => sum + 0.5 * (moments[k] ?? 0) * component * component, 0);
    expect(energy).toBeCloseTo(turning + 0.5 * 0.14, 14);
  });
  it("the gyroscopic torque is ω × L and does no work", () => {
    const { system, state } = finalState(lane("implicit-body"));
    const { angularVelocity, angularMomentum } = readings(system, state);
    const torque_W = gyroscopicTerm_W(system, state);
    expect(torque_W).toEqual(cross(angularVelocity, angularMomentum));
    // Round-off of a sum of products of size |ω||τ|.
    expect(Math.abs(dot(torque_W, angularVelocity))).toBeLessThan(
      1e-14 * norm(torque_W) * norm(angularVelocity),
    );
  });
  it("a body at rest has no drift to speak of", () => {
    const still = startReadings({ ...tumbling, initial: { angularVelocity: [0, 0, 0] } });
    expect(drifts(still, still)).toEqual({ energyDrift: null, momentumDrift: null, momentumAngle: null });
  });
});

describe("the centre of mass", () => {
  const thrown: ScenarioInput = {
    ...tumbling,
    initial: { ...tumbling.initial, position: [1, 2, 3], velocity: [1, 2, -3] },
    gravity: [0.5, -9.8, 0.25],
  };
  it("falls as semi-implicit Euler does: v = v₀ + n dt g, x = x₀ + n dt v₀ + ½ n (n + 1) dt² g", () => {
    const { position, velocity } = finalReadings(thrown);
    const t = 5;
    const lag = 0.5 * t * (t + 0.01);
    const g = [0.5, -9.8, 0.25];
    // Sums of 500 rounded terms; measured: 2e-12 relative to 120 m.
    for (const [k, v] of [1, 2, -3].entries()) {
      expect(velocity[k]).toBeCloseTo(v + t * (g[k] ?? 0), 10);
      expect(position[k]).toBeCloseTo(k + 1 + t * v + lag * (g[k] ?? 0), 9);
    }
  });
  it("damping multiplies velocity and spin once a frame", () => {
    const damped = finalReadings({ ...tumbling, damping: { linear: 0.99, angular: 0.98 } });
    expect(damped.velocity[0]).toBeCloseTo(0.3 * 0.99 ** 500, 14);
    expect(damped.angularVelocity[2]).toBeCloseTo(3 * 0.98 ** 500, 14);
  });
  it("drag brings a push to its terminal speed, v = m g / c", () => {
    const { velocity } = finalReadings({ ...thrown, drag: { linear: 4 } });
    // (1 − 4 · 0.01)⁵⁰⁰ is 1e-9 of what was missing at the start.
    expect(velocity[1]).toBeCloseTo(-9.8 / 4, 7);
  });
});

it("the drive (1, 0, 0) − 0.1 ω brings any body to (10, 0, 0), turning about its largest moment", () => {
  // Fiedler's driven spin, "Physics in 3D" (2004). e^(−0.1 t / I₃) is below 1e-40 after 60 s.
  const { angularVelocity, angularVelocityBody } = finalReadings(SCENARIOS.drivenSpin.scenario);
  expect(angularVelocity[0]).toBeCloseTo(10, 9);
  expect(Math.abs(angularVelocityBody[0])).toBeCloseTo(10, 9);
});
