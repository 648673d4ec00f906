import { describe, expect, it } from "vitest";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import type { AngularId } from "../../../src/core/dynamics/ids";
import { ANGULAR_IDS } from "../../../src/core/dynamics/ids";
import type { State } from "../../../src/core/dynamics/state";
import { normaliseQuat, rotate } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";
import { FREE_ROTATION, finalState, quatError, relativeError } from "../support";

/** Three unequal moments, a start with no zero and no equal components, tilted: so that no sign or axis can hide. */
const { inertia, orientation, angularVelocityBody, samples } = FREE_ROTATION["brisk-box-tilted"];
const start_W = rotate(normaliseQuat(orientation), angularVelocityBody);
const END = 2;
const TORQUE: Vec3 = [0.02, -0.01, 0.03];

function stateAtEnd(angular: AngularId, frames: number, torque: Vec3): State {
  return finalState({
    body: { inertia, mass: 1 },
    initial: { orientation, angularVelocity: start_W },
    torque,
    dt: END / frames,
    frames,
    lanes: [{ angular }],
  }).state;
}

interface Errors {
  readonly spin: number;
  readonly orientation: number;
}

function errors(state: State, truth: Pick<State, "omega_W" | "q_WB">): Errors {
  return {
    spin: relativeError(state.omega_W, truth.omega_W),
    orientation: quatError(state.q_WB, truth.q_WB),
  };
}

/** Halving the step from the first rung to the second divides the error by 2^order, but for a term of higher order. */
const LADDER: Readonly<Record<number, readonly [number, number]>> = {
  0: [8000, 16_000],
  1: [8000, 16_000],
  2: [1000, 2000],
  4: [200, 400],
};

/** Fine enough for errors near 1e-14: (2 s / 5000)⁴ is 3e-14, with a small constant. */
const FINE = 5000;

function measuredOrders(angular: AngularId, torque: Vec3, truth: State): Errors {
  const [coarse, fine] = LADDER[ANGULAR[angular].order ?? 0] ?? [1, 2];
  const before = errors(stateAtEnd(angular, coarse, torque), truth);
  const after = errors(stateAtEnd(angular, fine, torque), truth);
  return {
    spin: Math.log2(before.spin / after.spin),
    orientation: Math.log2(before.orientation / after.orientation),
  };
}

describe("halving the step divides the error as the rule's order says", () => {
  it("the fine solution that errors are taken from is the true motion", () => {
    const sample = samples.find(({ t }) => t === END);
    if (sample === undefined) throw new Error(`no sample at ${END} s`);
    const truth = { omega_W: sample.angularVelocityWorld, q_WB: sample.orientation };
    const { spin, orientation: turn } = errors(stateAtEnd("rk4", FINE, [0, 0, 0]), truth);
    // Measured: 2e-14 and 1e-14.
    expect(spin).toBeLessThan(2e-13);
    expect(turn).toBeLessThan(2e-13);
  });

  describe.each([
    ["free of torque", [0, 0, 0] as Vec3],
    ["under a constant torque", TORQUE],
  ])("%s", (_what, torque) => {
    const truth = stateAtEnd("rk4", FINE, torque);
    it.each(ANGULAR_IDS.filter((id) => ANGULAR[id].order !== null))("%s", (angular) => {
      const orders = measuredOrders(angular, torque, truth);
      const claimed = ANGULAR[angular].order ?? Number.NaN;
      // 0.05 is the promise; the next term of the error moves the measured orders by less than 0.02 on these ladders.
      for (const [of, order] of Object.entries(orders))
        expect(Math.abs(order - claimed), `${of} of order ${order}, claimed ${claimed}`).toBeLessThan(0.05);
    });
  });
});
