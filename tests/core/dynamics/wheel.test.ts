import { describe, expect, it } from "vitest";
import { drifts } from "../../../src/core/diagnostics/drifts";
import { readings } from "../../../src/core/diagnostics/readings";
import { ANGULAR_IDS, type AngularId } from "../../../src/core/dynamics/ids";
import { diagonal, mulVec } from "../../../src/core/math/mat3";
import { rotate, rotateInverse } from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { finalState, relativeError, states, systemOf } from "../support";

const MOMENTS: Vec3 = [0.3, 0.5, 0.7];
const AXIS: [number, number, number] = [1, 2, -1];
const SPUN: ScenarioInput = {
  body: { inertia: [0.3, 0.5, 0.7], mass: 1.3 },
  initial: { orientation: [0.8, 0.3, -0.4, 0.2], angularVelocity: [1.1, -2.3, 3.2] },
  wheel: { axis: AXIS, momentum: 1.5 },
  dt: 0.01,
  frames: 200,
  lanes: [{ angular: "rk4" }],
};
const by = (angular: AngularId, change: Partial<ScenarioInput> = {}): ScenarioInput => ({
  ...SPUN,
  ...change,
  lanes: [{ angular }],
});
const MOTOR = { wheel: { axis: AXIS, momentum: 1.5, motor: -1.2 } };

describe("a wheel inside", () => {
  it("has the momentum that is given along its axis, and L = R (I ω + h) at the start", () => {
    const { system, state } = finalState(by("momentum", { frames: 0 }));
    const momentum_B = rotateInverse(state.q_WB, readings(system, state).angularMomentum);
    const own_B = mulVec(diagonal(MOMENTS), rotateInverse(state.q_WB, state.omega_W));
    expect(relativeError(subVec(momentum_B, own_B), scaleVec(1.5, normaliseVec(AXIS)))).toBeLessThan(1e-14);
  });

  it.each(["momentum", "splitting", "splitting-4", "augmented", "rk4"] as const)(
    "%s keeps L to the bit, whether the motor runs or not",
    (angular) => {
      for (const change of [{}, MOTOR]) {
        const system = systemOf(by(angular, change));
        const [start, ...others] = [...states(system)].map((state) => readings(system, state));
        for (const { angularMomentum } of others) expect(angularMomentum).toEqual(start?.angularMomentum);
      }
    },
  );

  it("midpoint keeps |L| to round-off", () => {
    const { system, state } = finalState(by("midpoint"));
    const start = readings(system, finalState(by("midpoint", { frames: 0 })).state);
    // 200 frames of some ten roundings; measured: 1e-15.
    expect(Math.abs(drifts(start, readings(system, state)).momentumDrift ?? 1)).toBeLessThan(1e-13);
  });

  it("without a motor ½ ω·Iω stays: Runge and Kutta keep it to order four, splitting to order two", () => {
    const driftOf = (angular: AngularId, frames: number) => {
      const input = by(angular, { dt: 2 / frames, frames });
      const { system, state } = finalState(input);
      const start = readings(system, finalState({ ...input, frames: 0 }).state);
      return Math.abs(drifts(start, readings(system, state)).energyDrift ?? 1);
    };
    // (3 rad/s · 0.005 s)⁴ with a constant of some 0.1; measured: 3e-9 and 7e-6.
    expect(driftOf("rk4", 400)).toBeLessThan(2e-8);
    expect(driftOf("splitting", 400)).toBeLessThan(5e-5);
  });

  it("turns the body by I ω̇ + ω × (I ω + h) = −ḣ, as differences of the motion show", () => {
    const dt = 1e-3;
    const h = (t: number) => scaleVec(1.5 - 1.2 * t, normaliseVec(AXIS));
    const run = [...states(systemOf(by("rk4", { ...MOTOR, dt, frames: 2 })))];
    const [before, now, after] = run.map(({ q_WB, omega_W }) => rotateInverse(q_WB, omega_W)) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    const change = mulVec(diagonal(MOMENTS), scaleVec(0.5 / dt, subVec(after, before)));
    const gyroscopic = cross(now, addVec(mulVec(diagonal(MOMENTS), now), h(dt)));
    const motor = scaleVec(-1.2, normaliseVec(AXIS));
    // Central differences are off by dt²/6 of the third derivative, some 10⁻⁵ of 5 N m; measured: 2e-5.
    expect(norm(addVec(addVec(change, gyroscopic), motor))).toBeLessThan(1e-4);
  });

  it("beside a rule for ω is a backward Euler step: I (ω₂ − ω₁) + dt ω₂ × h₂ = −dt ḣ, at the start's attitude", () => {
    const dt = 0.1;
    const body = { inertia: [0.4, 0.4, 0.4] as [number, number, number], mass: 1 };
    const run = [...states(systemOf(by("none", { ...MOTOR, body, dt, frames: 1 })))];
    const [start, end] = [run[0], run[1]];
    if (!start || !end) throw new Error("no frames");
    const axis_W = rotate(start.q_WB, normaliseVec(AXIS));
    const wheel_W = scaleVec(1.5 - 1.2 * dt, axis_W);
    const change = scaleVec(0.4, subVec(end.omega_W, start.omega_W));
    const turning = addVec(cross(end.omega_W, wheel_W), scaleVec(-1.2, axis_W));
    expect(norm(addVec(change, scaleVec(dt, turning)))).toBeLessThan(2e-15);
  });

  it("its motor spins a resting body up the other way: I ω = −ḣ t about its axis", () => {
    const wheel = { axis: [0, 0, 2] as [number, number, number], momentum: 0, motor: 0.4 };
    const initial = {
      orientation: [0.8, 0.3, -0.4, 0.2],
      angularVelocity: [0, 0, 0],
    } as ScenarioInput["initial"];
    for (const angular of ANGULAR_IDS.filter((id) => id !== "exact")) {
      const { state } = finalState(by(angular, { wheel, initial }));
      const omega_B = rotateInverse(state.q_WB, state.omega_W);
      // Every rule is right about one axis. 200 sums; measured: 1e-14.
      expect(norm(subVec(omega_B, [0, 0, (-0.4 * 2) / 0.7])), angular).toBeLessThan(1e-12);
    }
  });

  it("is beside implicit rules as stable as they are: fifty times the body's momentum does not blow up", () => {
    const wheel = { axis: AXIS, momentum: 100 };
    for (const angular of ["none", "implicit-body", "implicit-world", "implicit-converged"] as const) {
      const { system, state } = finalState(by(angular, { wheel, dt: 1 / 60, frames: 600 }));
      const start = readings(system, finalState(by(angular, { wheel, frames: 0 })).state);
      expect(readings(system, state).energy, angular).toBeLessThan(start.energy);
    }
  });

  it("holds a spin about the middle axis where (I₂ + h/ω − I₁)(I₂ + h/ω − I₃) > 0, and lets it turn over elsewhere", () => {
    const omega = 6;
    const farthest = (momentum: number) => {
      const wheel = { axis: [0, 1, 0] as [number, number, number], momentum };
      const initial = { angularVelocity: [1e-3, omega, 2e-3] as [number, number, number] };
      const system = systemOf(by("splitting", { wheel, initial, frames: 3000 }));
      const angles = [...states(system)].map(({ q_WB, omega_W }) => {
        const [x, , z] = rotateInverse(q_WB, omega_W);
        return Math.hypot(x, z) / omega;
      });
      return Math.max(...angles);
    };
    const [first, middle, last] = MOMENTS;
    const isStable = (momentum: number) =>
      (middle + momentum / omega - first) * (middle + momentum / omega - last) > 0;
    for (const border of [omega * (last - middle), omega * (first - middle)]) {
      for (const momentum of [0.98 * border, 1.02 * border]) {
        // A disturbance of 4e-4; within the borders it grows to a turn, outside to some ten times itself.
        if (isStable(momentum)) expect(farthest(momentum)).toBeLessThan(0.02);
        else expect(farthest(momentum)).toBeGreaterThan(0.1);
      }
    }
    expect(isStable(0)).toBe(false);
  });

  it("in a ball leads ω round h at the rate |h|/I, along the body's axes", () => {
    // I ω̇ = h × ω.
    const moment = 0.4;
    const wheel = { axis: AXIS, momentum: 1.5 };
    const body = { inertia: [moment, moment, moment] as [number, number, number], mass: 1 };
    const { state, system } = finalState(by("rk4", { body, wheel, dt: 0.005, frames: 400 }));
    const start_B = rotateInverse(systemStart(system), [1.1, -2.3, 3.2]);
    const axis = normaliseVec(AXIS);
    const angle = (1.5 / moment) * 2;
    const along = scaleVec(dot(axis, start_B), axis);
    const across = subVec(start_B, along);
    const turned = addVec(scaleVec(Math.cos(angle), across), scaleVec(Math.sin(angle), cross(axis, across)));
    // (3.75 rad/s · 0.005 s)⁴ · 7.5 rad / 120 of 4 rad/s, and as much of the attitude; measured: 5e-8.
    expect(norm(subVec(rotateInverse(state.q_WB, state.omega_W), addVec(along, turned)))).toBeLessThan(2e-7);
  });
});

function systemStart(system: ReturnType<typeof systemOf>) {
  for (const { q_WB } of states({ ...system, scenario: { ...system.scenario, frames: 0 } })) return q_WB;
  throw new Error("no frames");
}
