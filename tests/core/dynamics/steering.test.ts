import { describe, expect, it } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { torqueAt } from "../../../src/core/dynamics/load";
import type { State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { aimingTorque, detumblingTorque } from "../../../src/core/dynamics/torque";
import { cos, sin } from "../../../src/core/math/elementary";
import { modulusOf } from "../../../src/core/math/elliptic/jacobi";
import {
  angleBetweenAttitudes,
  conjugate,
  identityQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  rotate,
} from "../../../src/core/math/quat";
import { cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { withTorqueLaw } from "../../../src/core/scenario/prepare";
import { axisTurn, finalState, relativeError, states, systemOf } from "../support";

const BODY = { inertia: [0.3, 0.5, 0.7], mass: 1.3 };
const INITIAL = { orientation: [0.8, 0.3, -0.4, 0.2], angularVelocity: [1.1, -2.3, 3.2] };
const TARGET = normaliseQuat([1, -0.3, 0.5, 0.2]);
const AIM = { target: TARGET, stiffness: 2, damping: 0.7 };
const rk4 = (fields: object, dt: number, frames: number): System =>
  systemOf({ body: BODY, initial: INITIAL, ...fields, dt, frames, lanes: [{ angular: "rk4" }] });

/** ½ ω·Iω + 2k (1 − |s|). */
function aimingEnergy(system: System, state: State): number {
  const [s] = mulQuat(conjugate(TARGET), state.q_WB);
  return readings(system, { ...state, velocity_W: [0, 0, 0] }).energy + 2 * AIM.stiffness * (1 - Math.abs(s));
}

/** The sum of Simpson's rule over an even number of intervals. */
function integral(values: readonly number[], dt: number): number {
  const weight = (k: number) => (k === 0 || k === values.length - 1 ? 1 : k % 2 === 0 ? 2 : 4);
  return (dt / 3) * values.reduce((sum, value, k) => sum + weight(k) * value, 0);
}

describe("a torque that aims", () => {
  it("takes d |ω|² a second from ½ ω·Iω + 2k (1 − |s|), for three unequal moments", () => {
    const dt = 0.005;
    const system = rk4({ torque: { aim: AIM } }, dt, 400);
    const run = [...states(system)];
    const energies = run.map((state) => aimingEnergy(system, state));
    const taken = integral(
      run.map(({ omega_W }) => AIM.damping * dot(omega_W, omega_W)),
      dt,
    );
    const fall = (energies[0] ?? 0) - (energies.at(-1) ?? 0);
    // Of some 5 J; both sides are of order four, (8 rad/s · 0.005 s)⁴ with small constants. Measured: 3e-9.
    expect(fall).toBeGreaterThan(4);
    expect(Math.abs(fall - taken)).toBeLessThan(3e-8);
    expect(energies.every((energy, k) => k === 0 || energy < (energies[k - 1] ?? 0))).toBe(true);
  });

  it("brings a body to its attitude, and stops it there", () => {
    const { state } = finalState({
      body: BODY,
      initial: INITIAL,
      torque: { aim: AIM },
      dt: 0.05,
      frames: 1200,
      lanes: [{ angular: "rk4" }],
    });
    // The slowest swing dies as e^(−d t / 2I₃) = e^−30.
    expect(angleBetweenAttitudes(state.q_WB, TARGET)).toBeLessThan(1e-11);
    expect(norm(state.omega_W)).toBeLessThan(1e-11);
  });

  it("makes a ball a pendulum: from rest at θ₀ it is back after 4 K(sin ¼θ₀) √(2I/k)", () => {
    const [moment, stiffness, angle] = [0.4, 1.7, 2.6];
    const period = 4 * modulusOf(cos(angle / 4)).quarterPeriod * Math.sqrt((2 * moment) / stiffness);
    const axis_B: Vec3 = [1, -2, 3];
    const start = mulQuat(TARGET, axisTurn(axis_B, angle));
    const turnAt = (share: number): Quat => {
      const { state } = finalState({
        body: { inertia: [moment, moment, moment], mass: 1 },
        initial: { orientation: start, angularVelocity: [0, 0, 0] },
        torque: { aim: { target: TARGET, stiffness } },
        dt: (share * period) / 400,
        frames: 400,
        lanes: [{ angular: "rk4" }],
      });
      return mulQuat(conjugate(TARGET), state.q_WB);
    };
    const errorAfter = (share: number, turned: number) =>
      angleBetweenAttitudes(turnAt(share), axisTurn(axis_B, turned));
    // The square root of what is lost where θ turns round; measured: 3e-9 and 2e-9.
    expect(errorAfter(1, angle)).toBeLessThan(2e-8);
    expect(errorAfter(0.25, 0)).toBeLessThan(2e-8);
    expect(errorAfter(0.5, -angle)).toBeLessThan(2e-8);
  });

  it("turns 200° back the shorter way, 160° on, or all 200° where it is told to take q as it comes", () => {
    const axis: Vec3 = [1, -2, 3];
    const turned = axisTurn(axis, (200 / 180) * Math.PI);
    const aim = { target_WB: identityQuat, stiffness: 2, damping: 0 };
    const along = (shorter: boolean) => dot(aimingTorque({ ...aim, shorter }, turned, [0, 0, 0]), axis);
    const size = 2 * sin((100 / 180) * Math.PI) * norm(axis);
    expect(along(true)).toBeCloseTo(size, 13);
    expect(along(false)).toBeCloseTo(-size, 13);
    const other: Quat = [-turned[0], -turned[1], -turned[2], -turned[3]];
    expect(dot(aimingTorque({ ...aim, shorter: true }, other, [0, 0, 0]), axis)).toBeCloseTo(size, 13);
  });
});

describe("a torque across a field", () => {
  const field_W: Vec3 = [1, -0.4, 0.6];

  it("stops a ball's spin but for the part along the field, at the rate g |b|² / I", () => {
    const [moment, gain, time] = [0.4, 0.3, 2];
    const { state } = finalState({
      body: { inertia: [moment, moment, moment], mass: 1 },
      initial: INITIAL,
      torque: { detumble: { gain, field: field_W } },
      dt: time / 200,
      frames: 200,
      lanes: [{ angular: "rk4" }],
    });
    const along = scaleVec(dot(INITIAL.angularVelocity as never, field_W) / dot(field_W, field_W), field_W);
    const across = subVec(INITIAL.angularVelocity as never, along);
    const left = Math.exp((-gain * dot(field_W, field_W) * time) / moment);
    // (g b²/I · 0.01 s)⁴ · g b² t/I / 120 of what is left; measured: 8e-11.
    expect(norm(subVec(subVec(state.omega_W, along), scaleVec(left, across)))).toBeLessThan(4e-10);
  });

  it("acts across the field, and takes g |ω × b|² a second", () => {
    const omega_W: Vec3 = [1.1, -2.3, 3.2];
    const torque_W = detumblingTorque({ gain: 0.3, field_W }, omega_W);
    expect(Math.abs(dot(torque_W, field_W))).toBeLessThan(1e-14);
    const across = cross(omega_W, field_W);
    expect(dot(torque_W, omega_W)).toBeCloseTo(-0.3 * dot(across, across), 13);
  });
});

describe("forces and torques that turn with the body", () => {
  it("a force at a point turns by r × F and pushes by F/m, along the axes that it stands still in", () => {
    const force: Vec3 = [0.4, -0.3, 0.5];
    const at: Vec3 = [0.3, 0.2, -0.4];
    for (const axes of ["world", "body"] as const) {
      const { system, state } = finalState({
        body: BODY,
        initial: INITIAL,
        torque: { force, at, axes },
        dt: 1e-3,
        frames: 1,
        lanes: [{ angular: "explicit" }],
      });
      const q_WB = normaliseQuat(INITIAL.orientation as unknown as Quat);
      const force_W = axes === "body" ? rotate(q_WB, force) : force;
      expect(relativeError(state.velocity_W, scaleVec(1e-3 / BODY.mass, force_W))).toBeLessThan(1e-14);
      const torque_W = torqueAt(system.load, q_WB, [0, 0, 0]);
      expect(relativeError(torque_W, cross(rotate(q_WB, at), force_W))).toBeLessThan(1e-14);
    }
  });

  it("a constant torque of the body winds it up: about a principal axis ω = ω₀ + τ t / I", () => {
    const { state } = finalState({
      body: BODY,
      initial: { orientation: INITIAL.orientation, angularVelocity: [0, 0, 0] },
      torque: [
        { axes: "body", value: [0, 0.2, 0] },
        { axes: "body", value: [0, 0.1, 0] },
      ],
      dt: 0.01,
      frames: 200,
      lanes: [{ angular: "rk4" }],
    });
    const axis_W = rotate(normaliseQuat(INITIAL.orientation as unknown as Quat), [0, 1, 0]);
    // A constant torque along a fixed axis Runge and Kutta follow to round-off; measured: 2e-15.
    expect(relativeError(state.omega_W, scaleVec((0.3 * 2) / 0.5, axis_W))).toBeLessThan(1e-13);
  });

  it("a list adds its torques, the plain ones too", () => {
    const one = { torque: [[0.1, 0.2, 0.3], { axes: "world", value: [0.3, -0.1, 0.2] }] };
    const sum = { torque: [0.1 + 0.3, 0.2 - 0.1, 0.3 + 0.2] };
    const [a, b] = [one, sum].map((fields) => finalState({ ...rk4(fields, 0.01, 20).scenario }).state);
    expect(a?.omega_W).toEqual(b?.omega_W);
  });

  it("a reader's own law is handed attitude, spin and time, and has the digits of the form that it repeats", () => {
    const own = withTorqueLaw(rk4({}, 0.01, 50), (q_WB, omega_W) =>
      aimingTorque({ target_WB: TARGET, stiffness: 2, damping: 0.7, shorter: true }, q_WB, omega_W),
    );
    const given = rk4({ torque: { aim: AIM } }, 0.01, 50);
    expect([...states(own)].at(-1)).toEqual([...states(given)].at(-1));
    const times: number[] = [];
    const watched = withTorqueLaw(
      systemOf({ ...rk4({}, 0.5, 2).scenario, lanes: [{ angular: "explicit" }] }),
      (_q, _omega, t) => {
        times.push(t);
        return [0, 0, 0];
      },
    );
    for (const _ of states(watched));
    expect(times).toEqual([0, 0.5]);
  });
});
