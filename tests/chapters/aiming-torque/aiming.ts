import { expect } from "vitest";
import {
  aimEnergy,
  energyOf,
  errorOf,
  MOMENTS,
  omegaOf,
  STEP_RULES,
  settles,
  statesOf,
  TARGET,
  torqueAt,
} from "../../../src/chapters/aiming-torque/models";
import type { State } from "../../../src/core/dynamics/state";
import { aimingTorque, detumblingTorque } from "../../../src/core/dynamics/torque";
import { modulusOf } from "../../../src/core/math/elliptic/jacobi";
import { conjugate, identityQuat, mulQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { distance, expectEqual } from "../../content/check";
import { axisTurn } from "../../core/support";

type Triple = [number, number, number];
const GAINS = { stiffness: 1.3, damping: 0.45 };
const turned = (v_B: Vec3): Vec3 => [MOMENTS[0] * v_B[0], MOMENTS[1] * v_B[1], MOMENTS[2] * v_B[2]];

/** A start without zeros or equal components, by Runge and Kutta at a thousandth of a second. */
const run = (acting: Partial<ScenarioInput>): readonly [State, State, State] => {
  const states = statesOf({
    body: { inertia: [...MOMENTS] as Triple, mass: 1 },
    initial: { orientation: [0.8, 0.3, -0.4, 0.2], angularVelocity: [1.1, -2.3, 3.2] },
    ...acting,
    dt: 1e-3,
    frames: 2,
    lanes: [{ angular: "rk4" }],
  });
  return states as unknown as readonly [State, State, State];
};
const AIMED = () =>
  run({ torque: { aim: { target: [...TARGET] as [number, number, number, number], ...GAINS } } });

/** By central differences; off by dt²/6 of the third derivative. */
const rateOf = (of: (state: State) => readonly number[], [before, , after]: readonly [State, State, State]) =>
  of(after).map((value, k) => (value - (of(before)[k] ?? Number.NaN)) / 2e-3);

export const EQUATIONS = {
  "aim-error": () => {
    const axis: Vec3 = [1, -2, 3];
    const q = mulQuat(TARGET, axisTurn(axis, 1.2));
    const [s, ...a] = mulQuat(conjugate(TARGET), q);
    expectEqual([s, ...a], [Math.cos(0.6), ...scaleVec(Math.sin(0.6) / norm(axis), axis)]);
  },
  "aim-torque": () => {
    const [state] = AIMED();
    const [, ...a] = errorOf(state.q_WB, true);
    const torque_B = addVec(
      scaleVec(-GAINS.stiffness, a as unknown as Vec3),
      scaleVec(-GAINS.damping, omegaOf(state)),
    );
    expectEqual(rotateInverse(state.q_WB, torqueAt(state, GAINS, true)), torque_B);
  },
  "error-rate": () => {
    const states = AIMED();
    const error = errorOf(states[1].q_WB, true);
    const omega_B = omegaOf(states[1]);
    const half = mulQuat(error, [0, ...omega_B]).map((part) => part / 2);
    const rate = rateOf(({ q_WB }) => errorOf(q_WB, true), states);
    // (4 rad/s · ½)³ · 10⁻⁶/6; measured: 2e-6.
    expect(distance(rate, half)).toBeLessThan(1e-5);
    expectEqual([half[0] ?? 0], [-0.5 * dot(error.slice(1) as unknown as Vec3, omega_B)]);
  },
  "aim-store": () => {
    const [state] = AIMED();
    const omega_B = omegaOf(state);
    const [s] = errorOf(state.q_WB, true);
    expectEqual(
      [aimEnergy(state, GAINS, true)],
      [0.5 * dot(omega_B, turned(omega_B)) + 2 * GAINS.stiffness * (1 - s)],
    );
    expect(aimEnergy({ ...state, q_WB: TARGET, omega_W: [0, 0, 0] }, GAINS, true)).toBeCloseTo(0, 14);
  },
  "store-falls": () => {
    const states = AIMED();
    const omega_B = omegaOf(states[1]);
    const torque_B = rotateInverse(states[1].q_WB, torqueAt(states[1], GAINS, true));
    const [sRate = Number.NaN] = rateOf(({ q_WB }) => errorOf(q_WB, true), states);
    const a = errorOf(states[1].q_WB, true).slice(1) as unknown as Vec3;
    const pulled = addVec(scaleVec(-GAINS.stiffness, a), scaleVec(-GAINS.damping, omega_B));
    const fall = -GAINS.damping * dot(omega_B, omega_B);
    expectEqual([dot(omega_B, pulled) + GAINS.stiffness * dot(a, omega_B)], [fall]);
    // As above, of some 7 W.
    expect(Math.abs(dot(omega_B, torque_B) - 2 * GAINS.stiffness * sRate - fall)).toBeLessThan(2e-5);
    const [rate = Number.NaN] = rateOf((state) => [aimEnergy(state, GAINS, true)], states);
    expect(Math.abs(rate - fall)).toBeLessThan(2e-5);
  },
  "aim-gains": () => {
    const [moment, nu, zeta, theta, rate] = [0.4, 1.7, 0.6, 1e-4, 3e-4];
    const aim = {
      target_WB: identityQuat,
      stiffness: 2 * moment * nu ** 2,
      damping: 2 * zeta * moment * nu,
      shorter: true,
    };
    const torque = aimingTorque(aim, axisTurn([0, 0, 1], theta), [0, 0, rate])[2];
    const acceleration = torque / moment;
    // The sine is less than its angle by a part of θ²/24.
    expect(Math.abs(acceleration + 2 * zeta * nu * rate + nu ** 2 * theta)).toBeLessThan(
      theta ** 2 * nu ** 2 * theta,
    );
    expect(Math.abs(moment * acceleration + aim.damping * rate + 0.5 * aim.stiffness * theta)).toBeLessThan(
      1e-12,
    );
  },
  "aim-pendulum": () => {
    const [moment, stiffness, angle] = [0.4, 1.7, 2.6];
    const aim = { target_WB: identityQuat, stiffness, damping: 0, shorter: true };
    const torque = aimingTorque(aim, axisTurn([0, 0, 1], angle), [0, 0, 0])[2];
    expectEqual([torque / moment / 2], [(-stiffness / (2 * moment)) * Math.sin(angle / 2)]);
    const period = 4 * modulusOf(Math.cos(angle / 4)).quarterPeriod * Math.sqrt((2 * moment) / stiffness);
    const states = statesOf({
      body: { inertia: [moment, moment, moment], mass: 1 },
      initial: {
        orientation: [...axisTurn([1, -2, 3], angle)] as [number, number, number, number],
        angularVelocity: [0, 0, 0],
      },
      torque: { aim: { target: [1, 0, 0, 0], stiffness } },
      dt: period / 400,
      frames: 400,
      lanes: [{ angular: "rk4" }],
    });
    const s = (frame: number) => Math.abs(states[frame]?.q_WB[0] ?? Number.NaN);
    // Runge and Kutta at 400 steps a swing; measured: 1e-9.
    expect(s(400)).toBeCloseTo(Math.cos(angle / 2), 7);
    expect(s(100)).toBeCloseTo(1, 7);
  },
  "aim-steps": () => {
    const margins = (h: number, zeta: number) => [2 * zeta - h, 4 - h * h - 4 * zeta * h, 1];
    for (const zeta of [0.1, 0.3, 0.7, 0.95])
      for (const h of [0.1, 0.3, 0.7, 1, 1.3, 1.7, 1.95])
        for (const [k, rule] of STEP_RULES.entries()) {
          const margin = margins(h, zeta)[k] ?? 0;
          // Nearer than this, fifteen hundred frames are too few to tell.
          if (Math.abs(margin) > 0.04)
            expect(settles(rule, h, zeta), `${rule} ${h} ${zeta}`).toBe(margin > 0);
        }
  },
  "detumble-all": () => {
    const states = run({ drag: { angular: 0.45 } });
    const [rate = Number.NaN] = rateOf((state) => [energyOf(state)], states);
    // 10⁻⁶/6 of the third derivative, some 50 W/s²; measured: 7e-6.
    expect(Math.abs(rate + 0.45 * dot(states[1].omega_W, states[1].omega_W))).toBeLessThan(4e-5);
  },
  "detumble-field": () => {
    const field_W: Vec3 = [1, -0.4, 0.6];
    const omega_W: Vec3 = [1.1, -2.3, 3.2];
    const torque_W = detumblingTorque({ gain: 0.3, field_W }, omega_W);
    expectEqual(torque_W, scaleVec(-0.3, cross(field_W, cross(omega_W, field_W))));
    expect(Math.abs(dot(field_W, torque_W))).toBeLessThan(1e-14);
    expectEqual([dot(omega_W, torque_W)], [-0.3 * norm(cross(omega_W, field_W)) ** 2]);
    const states = run({ torque: { detumble: { gain: 0.3, field: [1, -0.4, 0.6] } } });
    const [rate = Number.NaN] = rateOf((state) => [energyOf(state)], states);
    expect(Math.abs(rate + 0.3 * norm(cross(states[1].omega_W, field_W)) ** 2)).toBeLessThan(4e-5);
  },
  "wheel-momentum": () => {
    const [before, , after] = run({ wheel: WHEEL });
    const momentum = (state: State) =>
      rotate(state.q_WB, addVec(turned(omegaOf(state)), wheelAt(state.frame * 1e-3)));
    expectEqual(momentum(before), momentum(after));
  },
  "wheel-euler": () => {
    const torque: Triple = [0.3, -0.5, 0.2];
    const states = run({ wheel: WHEEL, torque: { axes: "body", value: torque } });
    const omega_B = omegaOf(states[1]);
    const change = turned(rateOf(omegaOf, states) as unknown as Vec3);
    const gyroscopic = cross(omega_B, addVec(turned(omega_B), wheelAt(1e-3)));
    const motor = scaleVec(-1.2, AXIS);
    // 10⁻⁶/6 of a third derivative of some 10²; measured: 2e-5.
    expect(norm(subVec(addVec(change, gyroscopic), subVec(torque, motor)))).toBeLessThan(1e-4);
  },
  "wheel-tilts": () => {
    const [I1, I2, I3] = MOMENTS;
    const [w1, w2, w3, h] = [0.3, 4, -0.2, 1.2];
    const omega: Vec3 = [w1, w2, w3];
    const [first, , third] = scaleVec(-1, cross(omega, addVec(turned(omega), [0, h, 0])));
    expectEqual([first, third], [(I2 + h / w2 - I3) * w2 * w3, -(I2 + h / w2 - I1) * w2 * w1]);
    const second = ((I2 + h / w2 - I3) * w2 * (third / I3)) / I1;
    expectEqual([second], [(-(w2 ** 2) / (I1 * I3)) * (I2 + h / w2 - I1) * (I2 + h / w2 - I3) * w1]);
  },
  "aim-by-hand": () => {
    const [k, d] = [2 * 2 * 1 ** 2, 2 * 0.5 * 2 * 1];
    expectEqual([k, d], [4, 2]);
    const q = axisTurn([0, 0, 1], Math.PI / 3);
    const aim = { target_WB: identityQuat, stiffness: k, damping: d, shorter: true };
    expectEqual([aimingTorque(aim, q, [0, 0, 0])[2]], [-2]);
    expect(2 * k * (1 - q[0])).toBeCloseTo(1.072, 3);
    expect(2 * 4 * (1 - 0.866)).toBeCloseTo(1.072, 12);
  },
};

const AXIS: Vec3 = [1 / 3, 2 / 3, -2 / 3];
const WHEEL = { axis: [1, 2, -2] as Triple, momentum: 1.5, motor: -1.2 };
const wheelAt = (t: number) => scaleVec(1.5 - 1.2 * t, AXIS);
