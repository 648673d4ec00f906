import { expect } from "vitest";
import { readings } from "../../../src/core/diagnostics/readings";
import { rk4, type SpinRate, spinRate } from "../../../src/core/dynamics/angular/rk4";
import type { RotationalState } from "../../../src/core/dynamics/angular/rule";
import { torqueAt } from "../../../src/core/dynamics/load";
import type { State } from "../../../src/core/dynamics/state";
import type { System } from "../../../src/core/dynamics/system";
import { addQuat, mulQuat, normaliseQuat, scaleQuat } from "../../../src/core/math/quat";
import { addVec, norm, scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";
import { tick } from "../../../src/playback/clock";
import { interpolate } from "../../../src/playback/interpolate";
import { distance, expectEqual, expectOrder } from "../../content/check";
import { FORCED, q_WB, rateOf, start, stateAt, system, systemWith, threeFrames } from "./setting";

const forced = { torque: [...FORCED.torque], gravity: [...FORCED.gravity], drag: FORCED.drag } as never;

const spinOf = (run: System, state: State): RotationalState => ({
  q_WB: state.q_WB,
  momentum_W: readings(run, state).angularMomentum,
});

/** A spin moved on along a rate, its quaternion left as it comes out. */
const moved = (spin: RotationalState, rate: SpinRate, time: number): RotationalState => ({
  q_WB: addQuat(spin.q_WB, scaleQuat(time, rate.orientation)),
  momentum_W: addVec(spin.momentum_W, scaleVec(time, rate.torque_W)),
});

/** The equations of the state and of what is done with it, by id. */
export const EQUATIONS = {
  state: () => {
    const run = systemWith({ ...(forced as object), frames: 30 });
    const middle = stateAt(run, 10);
    const again = systemWith({
      ...(forced as object),
      frames: 20,
      initial: {
        position: [...middle.position_W],
        velocity: [...middle.velocity_W],
        orientation: [...middle.q_WB],
        angularVelocity: [...middle.omega_W],
      },
    });
    const [there, here] = [stateAt(run, 30), stateAt(again, 20)];
    for (const part of ["position_W", "q_WB", "velocity_W", "momentum_W"] as const)
      expectEqual(here[part] ?? [], there[part] ?? [Number.NaN]);
  },
  "state-rate": () => {
    expectOrder((step) => {
      const { system: run, states } = threeFrames(step, forced);
      const [before, now, after] = states;
      const half_W = scaleVec(0.5, now.omega_W);
      const expected = mulQuat([0, half_W[0], half_W[1], half_W[2]], now.q_WB);
      expectEqual(spinRate(spinOf(run, now), run.body, run.load).orientation, expected);
      return distance(rateOf(before.q_WB, after.q_WB, step), expected);
    }, 2);
    expectOrder((step) => {
      const { system: run, states } = threeFrames(step, forced);
      const [before, now, after] = states;
      const rate = rateOf(before.momentum_W ?? [], after.momentum_W ?? [], step);
      return distance(rate, torqueAt(run.load, now.q_WB, now.omega_W));
    }, 2);
    expectOrder((step) => {
      const run = systemWith({ ...(forced as object), dt: step });
      const next = stateAt(run, 1);
      return distance(scaleVec(1 / step, subVec(next.position_W, start.position_W)), start.velocity_W);
    }, 1);
    expectOrder((step) => {
      const run = systemWith({ ...(forced as object), dt: step });
      const gained = scaleVec(run.body.mass / step, subVec(stateAt(run, 1).velocity_W, start.velocity_W));
      const { gravity, drag } = run.scenario;
      const force_W = subVec(scaleVec(run.body.mass, gravity), scaleVec(drag.linear, start.velocity_W));
      return distance(gained, force_W);
    }, 1);
  },
  "euler-step": () => {
    const step = 1 / 15;
    const run = systemWith({ dt: step, lanes: [{ angular: "momentum", orientation: "quaternion" }] });
    const end = moved(spinOf(system, start), spinRate(spinOf(system, start), system.body, null), step);
    const next = stateAt(run, 1);
    expectEqual(next.q_WB, normaliseQuat(end.q_WB));
    expectEqual(next.momentum_W ?? [], end.momentum_W);
    expectEqual(next.position_W, addVec(start.position_W, scaleVec(step, start.velocity_W)));
  },
  "runge-kutta": () => {
    const step = 0.1;
    const { body, load } = systemWith(forced);
    const spin = spinOf(system, start);
    const f = (at: RotationalState) => spinRate(at, body, load);
    const k1 = f(spin);
    const k2 = f(moved(spin, k1, step / 2));
    const k3 = f(moved(spin, k2, step / 2));
    const k4 = f(moved(spin, k3, step));
    const end = [k1, k2, k2, k3, k3, k4].reduce((so, rate) => moved(so, rate, step / 6), spin);
    const next = rk4(spin, body, load, step);
    expectEqual(next.q_WB, normaliseQuat(end.q_WB));
    expectEqual(next.momentum_W, end.momentum_W);
    // Under a constant force, on place and momentum: the parabola.
    const mass = 2;
    const gravity: Vec3 = [0.1, -1.6, 0.2];
    const g = (_: Vec3, P: Vec3) => [scaleVec(1 / mass, P), scaleVec(mass, gravity)] as const;
    const [x, P] = [start.position_W, scaleVec(mass, start.velocity_W)];
    const along = (rate: readonly [Vec3, Vec3], time: number) =>
      [addVec(x, scaleVec(time, rate[0])), addVec(P, scaleVec(time, rate[1]))] as const;
    const g1 = g(x, P);
    const g2 = g(...along(g1, step / 2));
    const g3 = g(...along(g2, step / 2));
    const g4 = g(...along(g3, step));
    const mean = [g1, g2, g2, g3, g3, g4].reduce<Vec3>(
      (so, rate) => addVec(so, scaleVec(step / 6, rate[0])),
      x,
    );
    const fall = scaleVec(0.5 * step * step, gravity);
    expectEqual(mean, addVec(addVec(x, scaleVec(step, start.velocity_W)), fall));
    // A rate that the time alone decides is asked for at these times: Simpson's rule, exact to the third power.
    const rate = (time: number) => 4 * time ** 3;
    const [t, f2] = [0.7, rate(0.7 + step / 2)];
    const gained = (step / 6) * (rate(t) + 2 * f2 + 2 * f2 + rate(t + step));
    expectEqual([gained], [(t + step) ** 4 - t ** 4]);
  },
  accumulator: () => {
    const [owed, elapsed, step] = [0.013, 0.07, 1 / 60];
    const { frames, owed: rest } = tick(owed, elapsed, 1, step);
    expect(frames).toBe(Math.floor((owed + elapsed) / step));
    expectEqual([rest], [owed + elapsed - frames * step]);
    // A tenth of a second is the bound, however long the screen waited.
    expect(tick(0, 60, 1, step).frames).toBe(tick(0, 0.1, 1, step).frames);
  },
  interpolate: () => {
    const run = systemWith({ dt: 0.1, frames: 2 });
    const [now, next] = [stateAt(run, 1), stateAt(run, 2)];
    const { frames, fraction: a } = tick(0, 0.03, 1, 0.1);
    expect(frames).toBe(0);
    expectEqual([a], [0.3]);
    const drawn = interpolate(now, next, a);
    expectEqual(drawn.position_W, addVec(scaleVec(1 - a, now.position_W), scaleVec(a, next.position_W)));
    expectEqual([norm([drawn.q_WB[1], drawn.q_WB[2], drawn.q_WB[3]]) ** 2 + drawn.q_WB[0] ** 2], [1]);
    expect(distance(drawn.q_WB, q_WB)).toBeGreaterThan(0.01);
  },
};
