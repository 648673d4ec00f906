import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { momentumOf } from "../../../src/core/dynamics/angular/momentum";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import {
  angleBetweenAttitudes,
  identityQuat,
  normaliseQuat,
  type Quat,
  rotate,
} from "../../../src/core/math/quat";
import { dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";
import { effort } from "../fuzz/effort";
import { evenly, someAttitude, someMoments, vectorWithin } from "../fuzz/numbers";
import reference from "../reference/free-rotation.json";
import { finalState, quatError, relativeError, states } from "../support";

type Triple = [number, number, number];
type CaseId = keyof typeof reference;

function worldSpin(orientation: Quat, omega_B: Vec3): Triple {
  const [x, y, z] = rotate(normaliseQuat(orientation), omega_B);
  return [x, y, z];
}

describe("the closed form is the motion that 50-digit Taylor series give", () => {
  it.each(Object.keys(reference) as CaseId[])("%s", (id) => {
    const { inertia, orientation, angularVelocityBody, samples } = reference[id];
    const q_WB = orientation as unknown as Quat;
    const dt = samples[0]?.t ?? 1;
    const system = prepare(
      parseScenario({
        body: { inertia, mass: 1 },
        initial: { orientation, angularVelocity: worldSpin(q_WB, angularVelocityBody as unknown as Vec3) },
        dt,
        frames: samples.length,
        lanes: [{ angular: "exact" }],
      }),
    );
    const run = [...states(system)];
    for (const [k, sample] of samples.entries()) {
      const state = run[k + 1];
      if (state === undefined) throw new Error("a frame is missing");
      // 1e-11 is the promise; measured: below 4e-14 in all cases, the round-off of some hundred radians.
      expect(relativeError(state.omega_W, sample.angularVelocityWorld as unknown as Vec3)).toBeLessThan(
        1e-11,
      );
      expect(quatError(state.q_WB, sample.orientation as unknown as Quat)).toBeLessThan(1e-11);
    }
  });
});

const ORDERS: readonly Triple[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
const TILTED = normaliseQuat([0.5, -0.5, 0.1, 0.7]);
const SMALL = [1e-1, 1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14, 1e-15, 1e-100, 1e-300, 0];

/** Motions near each border between regimes: moments and spin along the principal axes of ascending moment. */
const BORDERS: Readonly<Record<string, (small: number) => readonly [Triple, Triple]>> = {
  "nearly pure spin about the least moment": (d) => [
    [1, 2, 3],
    [3, 0.7 * d, -0.4 * d],
  ],
  "nearly pure spin about the intermediate moment": (d) => [
    [1, 2, 3],
    [0.7 * d, 3, -0.4 * d],
  ],
  "nearly pure spin about the largest moment": (d) => [
    [1, 2, 3],
    [-0.7 * d, 0.4 * d, 3],
  ],
  "least and intermediate moment nearly equal": (d) => [
    [2, 2 * (1 + d), 3],
    [1, -2, 1.5],
  ],
  "intermediate and largest moment nearly equal": (d) => [
    [1, 2, 2 * (1 + d)],
    [1, -2, 1.5],
  ],
  "least and intermediate nearly equal, spin across": (d) => [
    [2, 2 * (1 + d), 3],
    [1, -2, d],
  ],
  "intermediate and largest nearly equal, spin across": (d) => [
    [1, 2, 2 * (1 + d)],
    [d, -2, 1.5],
  ],
  "all moments nearly equal": (d) => [
    [2, 2 * (1 + d), 2 * (1 + 3 * d)],
    [1, -2, 1.5],
  ],
  "just above the separatrix": (d) => [
    [2, 3, 6],
    [3, -1, 1 + d],
  ],
  "just below the separatrix": (d) => [
    [2, 3, 6],
    [3, -1, 1 - d],
  ],
};

const END = 2;

describe("no digits are lost as a border between regimes comes near, in any order of the moments", () => {
  it.each(Object.entries(BORDERS))("%s", (_name, motion) => {
    for (const small of SMALL) {
      for (const order of ORDERS) {
        const [moments, spin] = motion(small);
        const permuted = (v: Triple): Triple => [v[order[0]] ?? 0, v[order[1]] ?? 0, v[order[2]] ?? 0];
        const omega_W = worldSpin(TILTED, permuted(spin));
        const input = {
          body: { inertia: permuted(moments), mass: 1 },
          initial: { orientation: [...TILTED] as [number, number, number, number], angularVelocity: omega_W },
          dt: END / 1000,
          frames: 1000,
          lanes: [{ angular: "rk4" as const }, { angular: "exact" as const }],
        };
        const stepped = finalState(input, 0).state;
        const closed = finalState(input, 1).state;
        // Runge-Kutta's own error at 2 ms, (|ω| dt)⁵ a step, is below 2e-9 here, and is what is measured.
        expect(relativeError(closed.omega_W, stepped.omega_W)).toBeLessThan(1e-8);
        expect(angleBetweenAttitudes(closed.q_WB, stepped.q_WB)).toBeLessThan(1e-8);
      }
    }
  });

  it.each(Object.entries(BORDERS))(
    "%s: starting again half way arrives at the same place",
    (_name, motion) => {
      for (const small of SMALL) {
        const [moments, spin] = motion(small);
        const body = massProperties({ inertia: moments, mass: 1 });
        const whole = freeRotation(body, TILTED, worldSpin(TILTED, spin));
        const half = attitudeAt(whole, END / 2);
        const again = attitudeAt(freeRotation(body, half.q_WB, half.omega_W), END / 2);
        const once = attitudeAt(whole, END);
        // Round-off of the restart, grown by e^(λt) ≤ e^4 near the intermediate axis. Measured: below 4e-14.
        expect(relativeError(again.omega_W, once.omega_W)).toBeLessThan(1e-12);
        expect(angleBetweenAttitudes(again.q_WB, once.q_WB)).toBeLessThan(1e-12);
      }
    },
  );
});

describe("whatever the body and its motion", { timeout: 600_000 }, () => {
  const someSpin = vectorWithin(10).filter((omega_W) => norm(omega_W) > 1e-6);
  const someTime = evenly(-3, 3);
  const spread = (moments: Vec3) => Math.max(...moments) / Math.min(...moments);
  /** The most that the body may turn by in a time [rad]. */
  const mostTurn = (moments: Vec3, omega_W: Vec3, time: number) => norm(omega_W) * time * spread(moments);

  it("L stands still in the world, and E stays", () => {
    fc.assert(
      fc.property(someMoments, someAttitude, someSpin, someTime, (moments, q_WB, spin_W, t) => {
        const body = massProperties({ inertia: [...moments], mass: 1 });
        const { momentum_W } = freeRotation(body, q_WB, spin_W);
        const then = attitudeAt(freeRotation(body, q_WB, spin_W), t);
        const momentumThen_W = momentumOf(then.omega_W, then.q_WB, body.inertia_B);
        // Round-off of the angles turned through, and of a tensor times its inverse. Measured: half of this.
        const roundOff = 1e-15 * (10 + mostTurn(moments, spin_W, Math.abs(t)) + spread(moments));
        expect(relativeError(momentumThen_W, momentum_W)).toBeLessThan(roundOff);
        expect(Math.abs(dot(then.omega_W, momentumThen_W) / dot(spin_W, momentum_W) - 1)).toBeLessThan(
          roundOff,
        );
      }),
      effort(1000),
    );
  });

  it("started again on the way, forwards or backwards, it arrives at the same place", () => {
    fc.assert(
      fc.property(
        someMoments,
        someAttitude,
        someSpin,
        someTime,
        someTime,
        (moments, q_WB, spin_W, t, rest) => {
          const body = massProperties({ inertia: [...moments], mass: 1 });
          const whole = freeRotation(body, q_WB, spin_W);
          const onTheWay = attitudeAt(whole, t);
          const again = attitudeAt(freeRotation(body, onTheWay.q_WB, onTheWay.omega_W), rest);
          const once = attitudeAt(whole, t + rest);
          const time = Math.abs(t) + Math.abs(rest);
          // The restart's round-off grows beside the intermediate axis: by e^(λt) both ways, at most by 1/k'² in period.
          const { rate = 0, modulus, startPhase = 0 } = whole.momentumMotion ?? {};
          const complement = modulus?.geometric[0] ?? 1;
          const growth = Math.min(Math.exp(2 * rate * time), 1 / (complement * complement));
          // Round-off of the angles turned through, and of the phase, which a start beside that axis makes long.
          const angles = mostTurn(moments, spin_W, time) + Math.abs(startPhase);
          const roundOff = Number.EPSILON * spread(moments) * (10 + angles);
          // Measured over 400 000 motions: 8.
          expect(relativeError(again.omega_W, once.omega_W)).toBeLessThan(32 * roundOff * growth);
          expect(angleBetweenAttitudes(again.q_WB, once.q_WB)).toBeLessThan(32 * roundOff * growth);
        },
      ),
      effort(1000),
    );
  });
});

describe("the closed form at any time", () => {
  const body = massProperties({ shape: "box", size: [0.2, 1, 2], mass: 1 });
  const motion = freeRotation(body, TILTED, [0.01, 5, 0.01]);

  it("starts where it was told to", () => {
    const { q_WB, omega_W } = attitudeAt(motion, 0);
    expect(relativeError(omega_W, [0.01, 5, 0.01])).toBeLessThan(1e-15);
    expect(quatError(q_WB, TILTED)).toBeLessThan(1e-15);
  });
  it.each<[string, Triple, Triple]>([
    ["about the least moment", [1, 2, 3], [5, 0, 0]],
    ["about the intermediate moment", [1, 2, 3], [0, -5, 0]],
    ["about the largest moment", [1, 2, 3], [0, 0, 5]],
    ["of a sphere", [2, 2, 2], [1, -2, 3]],
    ["across the axis of a disc", [1, 1, 2], [3, -4, 0]],
    ["across the axis of a rod", [1, 2, 2], [0, 3, -4]],
    ["along the axis of a rod", [1, 2, 2], [-3, 0, 0]],
    ["of a body at rest", [1, 2, 3], [0, 0, 0]],
  ])("spin %s stays put, to the bit", (_what, inertia, spin) => {
    const steady = freeRotation(massProperties({ inertia, mass: 1 }), identityQuat, spin);
    expect(steady.momentumMotion).toBeNull();
    expect(attitudeAt(steady, 100).omega_W).toEqual(spin);
    expect(quatError(attitudeAt(steady, 2).q_WB, exponentialMap(identityQuat, spin, 2))).toBe(0);
  });
  it("stands still where L would take for ever to move: two equal moments, spin all but across the third", () => {
    const still = freeRotation(
      massProperties({ inertia: [1, 2, 2], mass: 1 }),
      [1, 0, 0, 0],
      [1e-160, 0, -1],
    );
    expect(relativeError(attitudeAt(still, 3).omega_W, [1e-160, 0, -1])).toBeLessThan(1e-15);
    const beside = freeRotation(
      massProperties({ inertia: [1, 2, 2], mass: 1 }),
      [1, 0, 0, 0],
      [1e-155, 1e-77, -1],
    );
    expect(relativeError(attitudeAt(beside, 3).omega_W, [1e-155, 1e-77, -1])).toBeLessThan(1e-15);
  });
  it("runs backwards as well as forwards", () => {
    const before = attitudeAt(motion, -7);
    const back = attitudeAt(freeRotation(body, before.q_WB, before.omega_W), 7);
    // Growth e^(λ · 7 s) of the restart's round-off, twice through a flip.
    expect(relativeError(back.omega_W, [0.01, 5, 0.01])).toBeLessThan(1e-11);
  });
  it("on the separatrix it comes to rest about the intermediate axis, and stays", () => {
    // Moments (2, 3, 6) and spin (3, −1, 1): L²/2I₂ = E exactly.
    const onIt = freeRotation(massProperties({ inertia: [2, 3, 6], mass: 1 }), [1, 0, 0, 0], [3, -1, 1]);
    const finalSpin = Math.sqrt(36 + 9 + 36) / 3;
    for (const t of [40, 400, 4000]) {
      const { q_WB, omega_W } = attitudeAt(onIt, t);
      expect(relativeError(omega_W, rotate(q_WB, [0, finalSpin, 0]))).toBeLessThan(1e-14);
    }
  });
  it("at rest about the intermediate axis it turns about L at |L|/I₂", () => {
    const onIt = freeRotation(massProperties({ inertia: [2, 3, 6], mass: 1 }), [1, 0, 0, 0], [3, -1, 1]);
    for (const t of [400, 4000]) {
      const turned = exponentialMap(attitudeAt(onIt, t).q_WB, scaleVec(1 / 3, onIt.momentum_W), 1);
      // Round-off of the 12 000 rad that the body has turned by then: 3e-12.
      expect(angleBetweenAttitudes(attitudeAt(onIt, t + 1).q_WB, turned)).toBeLessThan(1e-11);
    }
  });
});
