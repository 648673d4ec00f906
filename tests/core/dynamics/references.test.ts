import { describe, expect, it } from "vitest";
import { attitudeAt } from "../../../src/core/exact/freeRotation";
import { type Quat, rotateInverse } from "../../../src/core/math/quat";
import { norm, subVec, type Vec3 } from "../../../src/core/math/vec3";
import bullet from "../reference/bullet-double.json";
import contact from "../reference/contact.json";
import mujoco from "../reference/mujoco-rk4.json";
import { finalState, quatError, relativeError, states, systemOf } from "../support";

interface Sample {
  readonly frame: number;
  readonly orientation: Quat;
  readonly angularVelocity: Vec3;
}

/** The states of a run at the frames of samples, each beside its sample. */
function beside<Given extends Sample>(input: unknown, samples: unknown) {
  const run = [...states(systemOf(input))];
  return (samples as readonly Given[]).map((sample) => {
    const state = run[sample.frame];
    if (state === undefined) throw new Error(`no frame ${sample.frame}`);
    return { state, sample };
  });
}

describe("a body moves as in native double-precision Bullet 3.27", () => {
  it.each(Object.entries(bullet))(
    "%s",
    (id, { inertia, orientation, angularVelocity, samples, ...given }) => {
      const { torque, dt, frames, angular } = given;
      // Measured: below 5e-14, on the demo below 6e-11.
      // Equivalent orders of evaluation differ by 1e-10 over the demo's 3600 frames of growing disturbance.
      const tolerance = id.startsWith("bullet-gyroscopic-demo") ? 1e-9 : 1e-10;
      const lanes = [{ angular, orientation: "exponential-map-bullet" }];
      const initial = { orientation, angularVelocity };
      const input = { body: { inertia, mass: 1 }, initial, torque, dt, frames, lanes };
      for (const { state, sample } of beside(input, samples)) {
        expect(relativeError(state.omega_W, sample.angularVelocity)).toBeLessThan(tolerance);
        expect(quatError(state.q_WB, sample.orientation)).toBeLessThan(tolerance);
      }
    },
  );
});

describe("a body meets planes as in the reference, frame by frame", () => {
  it.each(Object.entries(contact))("%s", (_, { samples, ...input }) => {
    interface Met extends Sample {
      readonly position: Vec3;
      readonly velocity: Vec3;
    }
    for (const { state, sample } of beside<Met>(input, samples)) {
      const worst = Math.max(
        norm(subVec(state.position_W, sample.position)),
        norm(subVec(state.velocity_W, sample.velocity)),
        norm(subVec(state.omega_W, sample.angularVelocity)),
        quatError(state.q_WB, sample.orientation),
      );
      // Round-off of some ten impacts; measured: below 1e-12.
      expect(worst).toBeLessThan(1e-8);
    }
  });
});

describe("Runge-Kutta along the body's axes", () => {
  const lanes = [{ angular: "rk4-body" }];

  it.each(mujoco.expected)("is what MuJoCo's RK4 does: frame $frame", ({ frame, q_WB, omega_W }) => {
    const { state } = finalState({ ...mujoco.scenario, lanes, frames: frame });
    // Doubles on both sides. Measured: 6e-16 after a frame, 4e-13 after 300, 6e-11 after 3600.
    const roundOff = 1e-15 + 1e-13 * frame;
    expect(norm(subVec(state.omega_W, omega_W as unknown as Vec3))).toBeLessThan(5 * roundOff);
    expect(quatError(state.q_WB, q_WB as unknown as Quat)).toBeLessThan(roundOff);
  });

  it("is of order four in the spin along the body's axes, and of order two in the attitude", () => {
    const errorsAt = (frames: number) => {
      const { system, state } = finalState({ ...mujoco.scenario, lanes, dt: 2 / frames, frames });
      if (system.exact === null) throw new Error("something acts on the body");
      const truth = attitudeAt(system.exact, 2);
      const spin = norm(
        subVec(rotateInverse(state.q_WB, state.omega_W), rotateInverse(truth.q_WB, truth.omega_W)),
      );
      return { spin, attitude: quatError(state.q_WB, truth.q_WB) };
    };
    const [coarse, fine] = [errorsAt(200), errorsAt(400)];
    expect(Math.abs(Math.log2(coarse.spin / fine.spin) - 4)).toBeLessThan(0.05);
    expect(Math.abs(Math.log2(coarse.attitude / fine.attitude) - 2)).toBeLessThan(0.05);
  });
});
