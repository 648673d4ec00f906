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
  wheelRun,
} from "../../../src/chapters/aiming-torque/models";
import type { State } from "../../../src/core/dynamics/state";
import { aimingTorque, detumblingTorque } from "../../../src/core/dynamics/torque";
import { modulusOf } from "../../../src/core/math/elliptic/jacobi";
import { conjugate, identityQuat, mulQuat, rotate, rotateInverse } from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { distance, expectEqual, expectOrder } from "../../content/check";
import { axisTurn } from "../../core/support";

type Triple = [number, number, number];
const GAINS = { stiffness: 1.3, damping: 0.45 };
const turned = (v_B: Vec3): Vec3 => [MOMENTS[0] * v_B[0], MOMENTS[1] * v_B[1], MOMENTS[2] * v_B[2]];

/** A start without zeros or equal components, and two steps by Runge and Kutta. */
const run = (acting: Partial<ScenarioInput>, dt: number): readonly [State, State, State] => {
  const states = statesOf({
    body: { inertia: [...MOMENTS] as Triple, mass: 1 },
    initial: { orientation: [0.8, 0.3, -0.4, 0.2], angularVelocity: [1.1, -2.3, 3.2] },
    ...acting,
    dt,
    frames: 2,
    lanes: [{ angular: "rk4" }],
  });
  return states as unknown as readonly [State, State, State];
};
const AIMED: Partial<ScenarioInput> = {
  torque: { aim: { target: [...TARGET] as [number, number, number, number], ...GAINS } },
};

/** Along the core's run a quantity changes at this rate: central differences approach it with the square of the step. */
function expectRateOf(
  acting: Partial<ScenarioInput>,
  quantity: (state: State) => readonly number[],
  rate: (state: State, t: number) => readonly number[],
): void {
  expectOrder((step) => {
    const [before, now, after] = run(acting, step);
    const [earlier, later] = [quantity(before), quantity(after)];
    const change = later.map((value, k) => (value - (earlier[k] ?? Number.NaN)) / (2 * step));
    return distance(change, rate(now, step));
  }, 2);
}

export const EQUATIONS = {
  "aim-error": () => {
    const axis: Vec3 = [1, -2, 3];
    const q = mulQuat(TARGET, axisTurn(axis, 1.2));
    const [s, ...a] = mulQuat(conjugate(TARGET), q);
    expectEqual([s, ...a], [Math.cos(0.6), ...scaleVec(Math.sin(0.6) / norm(axis), axis)]);
  },
  "aim-torque": () => {
    const [state] = run(AIMED, 1e-3);
    const [, ...a] = errorOf(state.q_WB, true);
    const torque_B = addVec(
      scaleVec(-GAINS.stiffness, a as unknown as Vec3),
      scaleVec(-GAINS.damping, omegaOf(state)),
    );
    expectEqual(rotateInverse(state.q_WB, torqueAt(state, GAINS, true)), torque_B);
  },
  "error-rate": () => {
    const half = ({ q_WB, omega_W }: State) =>
      mulQuat(errorOf(q_WB, true), [0, ...rotateInverse(q_WB, omega_W)]).map((part) => part / 2);
    expectRateOf(AIMED, ({ q_WB }) => errorOf(q_WB, true), half);
    const [, state] = run(AIMED, 1e-3);
    const [, ...a] = errorOf(state.q_WB, true);
    expectEqual([half(state)[0] ?? 0], [-0.5 * dot(a as unknown as Vec3, omegaOf(state))]);
  },
  "aim-store": () => {
    const [state] = run(AIMED, 1e-3);
    const omega_B = omegaOf(state);
    const [s] = errorOf(state.q_WB, true);
    expectEqual(
      [aimEnergy(state, GAINS, true)],
      [0.5 * dot(omega_B, turned(omega_B)) + 2 * GAINS.stiffness * (1 - s)],
    );
    // 1 − s is off by the rounding of s; measured: 3e-16.
    expect(aimEnergy({ ...state, q_WB: TARGET, omega_W: [0, 0, 0] }, GAINS, true)).toBeCloseTo(0, 14);
  },
  "store-falls": () => {
    const { stiffness, damping } = GAINS;
    const fall = (state: State) => -damping * dot(omegaOf(state), omegaOf(state));
    const power = (state: State) =>
      dot(omegaOf(state), rotateInverse(state.q_WB, torqueAt(state, GAINS, true)));
    const [, state] = run(AIMED, 1e-3);
    const a = errorOf(state.q_WB, true).slice(1) as unknown as Vec3;
    const pulled = addVec(scaleVec(-stiffness, a), scaleVec(-damping, omegaOf(state)));
    expectEqual([power(state)], [dot(omegaOf(state), pulled)]);
    expectEqual([dot(omegaOf(state), pulled) + stiffness * dot(a, omegaOf(state))], [fall(state)]);
    // V̇ = ω·τ − 2k ṡ, solved for ṡ.
    const rateOfS = (at: State) => [(power(at) - fall(at)) / (2 * stiffness)];
    expectRateOf(AIMED, ({ q_WB }) => [errorOf(q_WB, true)[0]], rateOfS);
    expectRateOf(
      AIMED,
      (at) => [aimEnergy(at, GAINS, true)],
      (at) => [fall(at)],
    );
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
    // A sine is less than its angle by the sixth of its cube, here of half of θ; measured: 0.999999 of that.
    const missing = nu ** 2 * (theta ** 3 / 24);
    const rest = acceleration + 2 * zeta * nu * rate + nu ** 2 * theta;
    expect(rest / missing).toBeCloseTo(1, 4);
    const torques = moment * acceleration + aim.damping * rate + 0.5 * aim.stiffness * theta;
    expect(torques / (moment * missing)).toBeCloseTo(1, 4);
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
    // Runge and Kutta at 400 steps a swing: (2π/400)⁴ · 2π/120 = 3e-9 rad; measured: 2e-10.
    expect(Math.abs(s(400) - Math.cos(angle / 2))).toBeLessThan(3e-9);
    expect(Math.abs(s(100) - 1)).toBeLessThan(3e-9);
  },
  "aim-steps": () => {
    const margins = (h: number, zeta: number) => [2 * zeta - h, 4 - h * h - 4 * zeta * h, 1];
    for (const zeta of [0.1, 0.3, 0.7, 0.95])
      for (const h of [0.1, 0.3, 0.7, 1, 1.3, 1.7, 1.95])
        for (const [k, rule] of STEP_RULES.entries()) {
          const margin = margins(h, zeta)[k] ?? 0;
          // 20° become 6° in 1500 frames if a frame takes 0.0008 of them. Explicit ones take ½ h of the margin, and the least h is 0.1.
          if (Math.abs(margin) > 0.017)
            expect(settles(rule, h, zeta), `${rule} ${h} ${zeta}`).toBe(margin > 0);
        }
  },
  "detumble-all": () =>
    expectRateOf(
      { drag: { angular: 0.45 } },
      (state) => [energyOf(state)],
      ({ omega_W }) => [-0.45 * dot(omega_W, omega_W)],
    ),
  "detumble-field": () => {
    const field_W: Vec3 = [1, -0.4, 0.6];
    const omega_W: Vec3 = [1.1, -2.3, 3.2];
    const torque_W = detumblingTorque({ gain: 0.3, field_W }, omega_W);
    expectEqual(torque_W, scaleVec(-0.3, cross(field_W, cross(omega_W, field_W))));
    // Three products of some 2 N m, each rounded once; measured: 1e-16.
    expect(Math.abs(dot(field_W, torque_W))).toBeLessThan(1e-15);
    expectEqual([dot(omega_W, torque_W)], [-0.3 * norm(cross(omega_W, field_W)) ** 2]);
    expectRateOf(
      { torque: { detumble: { gain: 0.3, field: [1, -0.4, 0.6] } } },
      (state) => [energyOf(state)],
      (state) => [-0.3 * norm(cross(state.omega_W, field_W)) ** 2],
    );
  },
  "b-dot": () => {
    const field_W: Vec3 = [1, -0.4, 0.6];
    const seen = ({ q_WB }: State) => rotateInverse(q_WB, field_W);
    const rate = (state: State) => scaleVec(-1, cross(omegaOf(state), seen(state)));
    expectRateOf({ torque: { detumble: { gain: 0.3, field: [1, -0.4, 0.6] } } }, seen, rate);
    const [, state] = run({}, 1e-3);
    const moment = scaleVec(-0.3, rate(state));
    const across = cross(omegaOf(state), seen(state));
    const torque_B = rotateInverse(state.q_WB, detumblingTorque({ gain: 0.3, field_W }, state.omega_W));
    for (const side of [
      cross(moment, seen(state)),
      scaleVec(0.3, cross(across, seen(state))),
      scaleVec(-0.3, cross(seen(state), across)),
    ])
      expectEqual(side, torque_B);
  },
  "wheel-momentum": () => {
    const [before, , after] = run({ wheel: WHEEL }, 1e-3);
    const momentum = (state: State) =>
      rotate(state.q_WB, addVec(turned(omegaOf(state)), wheelAt(state.frame * 1e-3)));
    expectEqual(momentum(before), momentum(after));
  },
  "wheel-euler": () => {
    const torque: Triple = [0.3, -0.5, 0.2];
    expectRateOf(
      { wheel: WHEEL, torque: { axes: "body", value: torque } },
      (state) => turned(omegaOf(state)),
      (state, t) => {
        const gyroscopic = cross(omegaOf(state), addVec(turned(omegaOf(state)), wheelAt(t)));
        return subVec(subVec(torque, scaleVec(-1.2, AXIS)), gyroscopic);
      },
    );
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
  "wheel-floor": () => {
    const [I1, I2, I3] = MOMENTS;
    for (const h of [0, 0.4, -0.3]) {
      const omegas = wheelRun(h).map(omegaOf);
      const [w1, w0] = omegas[0] as Vec3;
      for (const [now, w2] of omegas) {
        const left = I1 * (I3 - I1) * (now ** 2 - w1 ** 2);
        const right = I2 * (w0 - w2) * ((I3 - I2) * (w0 + w2) - 2 * h);
        // The rule's own drift in twenty seconds, of terms up to 3 kg² m⁴/s²; measured: below 2e-5.
        expect(Math.abs(left - right)).toBeLessThan(1e-4);
      }
      // The tilt of the start adds I₁(I₃ − I₁)(0.01)² to what its floor is worked out of; measured: 1e-4 below the floor at most.
      const floor = (2 * h) / (I3 - I2) - w0;
      expect(Math.min(...omegas.map(([, w2]) => w2))).toBeGreaterThan(floor - 1e-3);
    }
  },
  "aim-by-hand": () => {
    const [k, d] = [2 * 2 * 1 ** 2, 2 * 0.5 * 2 * 1];
    expectEqual([k, d], [4, 2]);
    const q = axisTurn([0, 0, 1], Math.PI / 3);
    const aim = { target_WB: identityQuat, stiffness: k, damping: d, shorter: true };
    expectEqual([aimingTorque(aim, q, [0, 0, 0])[2]], [-2]);
    // The cosine is written with three digits, and V is eight of them; measured: 2e-4.
    expect(Math.abs(2 * k * (1 - q[0]) - 1.072)).toBeLessThan(8 * 5e-4);
    expectEqual([2 * 4 * (1 - 0.866)], [1.072]);
  },
};

const AXIS: Vec3 = [1 / 3, 2 / 3, -2 / 3];
const WHEEL = { axis: [1, 2, -2] as Triple, momentum: 1.5, motor: -1.2 };
const wheelAt = (t: number) => scaleVec(1.5 - 1.2 * t, AXIS);
