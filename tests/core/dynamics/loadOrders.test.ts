import { describe, expect, it } from "vitest";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS, type AngularId } from "../../../src/core/dynamics/ids";
import type { State } from "../../../src/core/dynamics/state";
import type { TorqueLaw } from "../../../src/core/dynamics/torque";
import { norm, subVec } from "../../../src/core/math/vec3";
import { withTorqueLaw } from "../../../src/core/scenario/prepare";
import { quatError, states, systemOf } from "../support";

/** Three unequal moments, a start with no zero and no equal components. */
const BODY = { body: { inertia: [0.3, 0.5, 0.7], mass: 1.3 } };
const INITIAL = {
  orientation: [0.8, 0.3, -0.4, 0.2],
  angularVelocity: [1.1, -2.3, 3.2],
  position: [0.1, 0.2, 0.3],
};
const END = 0.5;

interface Acting {
  readonly fields: object;
  readonly law?: TorqueLaw;
  /** the order of splitting-4, whose kicks take what depends on ω to second order only */
  readonly splitting4?: number;
  /** whether the centre of mass moves by the rule, not by what holds it or by nothing at all */
  readonly travels?: boolean;
}

const PIVOT = { pivot: [0.3, -0.2, 0.4], gravity: [1, -9.8, 2] };
const WHEEL = { axis: [1, 2, -1], momentum: 1.5, motor: -1.2 };

const ACTING: Readonly<Record<string, Acting>> = {
  "torques that follow attitude and time": {
    fields: {
      torque: [
        { axes: "body", value: [0.4, -0.3, 0.5] },
        { force: [0.4, -0.3, 0.5], at: [0.3, 0.2, -0.4], axes: "body" },
        { force: [-0.2, 0.6, 0.1], at: [-0.1, 0.3, 0.2], axes: "world" },
        { aim: { target: [1, -0.3, 0.5, 0.2], stiffness: 2 } },
      ],
    },
    law: (q, _omega, t) => [Math.sin(5 * t) * q[1], 0.3 * t * t + q[2] * q[3], Math.cos(3 * t)],
    travels: true,
  },
  "torques that follow the spin": {
    fields: {
      torque: [
        { aim: { target: [1, -0.3, 0.5, 0.2], stiffness: 2, damping: 0.7 } },
        { detumble: { gain: 0.3, field: [1, -0.4, 0.6] } },
      ],
      drag: { linear: 0.4 },
    },
    splitting4: 3,
  },
  "a wheel inside, whose motor runs": { fields: { wheel: WHEEL } },
  "gravity on a pivot, and a wheel inside": { fields: { ...PIVOT, wheel: WHEEL }, travels: true },
};

function stateAtEnd({ fields, law }: Acting, lane: object, frames: number): State {
  const system = systemOf({ ...BODY, initial: INITIAL, ...fields, dt: END / frames, frames, lanes: [lane] });
  let last: State | undefined;
  for (const state of states(law ? withTorqueLaw(system, law) : system)) last = state;
  if (last === undefined) throw new Error("no frames");
  return last;
}

function errorsOf(state: State, truth: State, travels: boolean): readonly number[] {
  const turning = [norm(subVec(state.omega_W, truth.omega_W)), quatError(state.q_WB, truth.q_WB)];
  if (!travels) return turning;
  const { position_W, velocity_W } = truth;
  return [...turning, norm(subVec(state.position_W, position_W)), norm(subVec(state.velocity_W, velocity_W))];
}

/** Halving the step from the first rung to the second divides the error by 2^order, but for a term of higher order. */
const LADDER: Readonly<Record<number, readonly [number, number]>> = {
  0: [100, 200],
  1: [400, 800],
  2: [100, 200],
  4: [40, 80],
};

function orderOf({ splitting4 = 4 }: Acting, angular: AngularId): number {
  return angular === "splitting-4" ? splitting4 : (ANGULAR[angular].order ?? Number.NaN);
}

describe.each(Object.entries(ACTING))("under %s each rule is of its order", (_name, acting) => {
  // (0.5 s / 500)⁴ is 1e-12, with a constant of about 1; the least error measured by it is 3e-11.
  const truth = stateAtEnd(acting, { angular: "rk4" }, 500);

  it.each(ANGULAR_IDS.filter((id) => ANGULAR[id].order !== null))("%s", (angular) => {
    const { travels = false } = acting;
    const [coarse, fine] = LADDER[ANGULAR[angular].order ?? 0] ?? [1, 2];
    const before = errorsOf(stateAtEnd(acting, { angular }, coarse), truth, travels);
    const after = errorsOf(stateAtEnd(acting, { angular }, fine), truth, travels);
    // 0.05 is the promise. Measured: off by 0.041 at most.
    for (const [of, error] of before.entries())
      expect(Math.abs(Math.log2(error / (after[of] ?? 0)) - orderOf(acting, angular)), `${of}`).toBeLessThan(
        0.05,
      );
  });

  it("four substeps are frames of a quarter, and know what time it is", () => {
    const quartered = stateAtEnd(acting, { angular: "momentum", substeps: 4 }, 50);
    const fine = stateAtEnd(acting, { angular: "momentum" }, 200);
    // 200 frames of round-off; the time is counted otherwise.
    for (const error of errorsOf(quartered, fine, true)) expect(error).toBeLessThan(1e-13);
  });
});
