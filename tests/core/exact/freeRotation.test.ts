import { describe, expect, it } from "vitest";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { momentumOf } from "../../../src/core/dynamics/angular/momentum";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { angleBetweenAttitudes, identityQuat, rotate } from "../../../src/core/math/quat";
import { dot, norm, scaleVec, type Vec3 } from "../../../src/core/math/vec3";
import { forAll } from "../fuzz/effort";
import { evenly, someAttitude, someMoments, vectorWithin } from "../fuzz/numbers";
import { FREE_ROTATION, quatError, relativeError, states, systemOf } from "../support";
import { BORDERS, END, motionsNear, SMALL, TILTED, type Triple, worldSpin } from "./borders";
import type { Arrival } from "./reference/borders";
import stepped from "./reference/borders.json";

describe("the closed form is the motion that 50-digit Taylor series give", () => {
  it.each(Object.entries(FREE_ROTATION))(
    "%s",
    (_, { inertia, orientation, angularVelocityBody, samples }) => {
      const dt = samples[0]?.t ?? 1;
      const system = systemOf({
        body: { inertia, mass: 1 },
        initial: { orientation, angularVelocity: worldSpin(orientation, angularVelocityBody) },
        dt,
        frames: samples.length,
        lanes: [{ angular: "exact" }],
      });
      const run = [...states(system)];
      for (const [k, sample] of samples.entries()) {
        const state = run[k + 1];
        if (state === undefined) throw new Error("a frame is missing");
        // 1e-11 is the promise; measured: below 4e-14 in all cases, the round-off of some hundred radians.
        expect(relativeError(state.omega_W, sample.angularVelocityWorld)).toBeLessThan(1e-11);
        expect(quatError(state.q_WB, sample.orientation)).toBeLessThan(1e-11);
      }
    },
  );
});

describe("no digits are lost as a border between regimes comes near, in any order of the moments", () => {
  it.each(Object.keys(BORDERS))("%s", (border) => {
    const arrivals = (stepped as unknown as Readonly<Record<string, readonly Arrival[]>>)[border] ?? [];
    const motions = motionsNear(border);
    expect(arrivals).toHaveLength(motions.length);
    for (const [k, { moments, omega_B }] of motions.entries()) {
      const body = massProperties({ inertia: moments, mass: 1 });
      const closed = attitudeAt(freeRotation(body, TILTED, worldSpin(TILTED, omega_B)), END);
      const [omega_W, q_WB] = arrivals[k] ?? [];
      if (!omega_W || !q_WB) throw new Error("an arrival is missing");
      // Runge-Kutta's own error at 0.5 ms and the twelfth digit that is kept are what is measured: below 3e-12.
      expect(relativeError(closed.omega_W, omega_W)).toBeLessThan(1e-11);
      expect(angleBetweenAttitudes(closed.q_WB, q_WB)).toBeLessThan(1e-11);
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
    forAll(1000, [someMoments, someAttitude, someSpin, someTime], (moments, q_WB, spin_W, t) => {
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
    });
  });

  it("started again on the way, forwards or backwards, it arrives at the same place", () => {
    forAll(
      1000,
      [someMoments, someAttitude, someSpin, someTime, someTime],
      (moments, q_WB, spin_W, t, rest) => {
        const body = massProperties({ inertia: [...moments], mass: 1 });
        const whole = freeRotation(body, q_WB, spin_W);
        const onTheWay = attitudeAt(whole, t);
        const again = attitudeAt(freeRotation(body, onTheWay.q_WB, onTheWay.omega_W), rest);
        const once = attitudeAt(whole, t + rest);
        const time = Math.abs(t) + Math.abs(rest);
        // The restart's round-off grows beside the intermediate axis: by e^(λt) both ways, at most by 1/k'² in period.
        const { rate = 0, modulus, startPhase = 0 } = whole.momentumMotion ?? {};
        const complement = modulus?.complement ?? 1;
        const growth = Math.min(Math.exp(2 * rate * time), 1 / (complement * complement));
        // Round-off of the angles turned through, and of the phase, which a start beside that axis makes long.
        const angles = mostTurn(moments, spin_W, time) + Math.abs(startPhase);
        const roundOff = Number.EPSILON * spread(moments) * (10 + angles);
        // Measured over 400 000 motions: 8.
        expect(relativeError(again.omega_W, once.omega_W)).toBeLessThan(32 * roundOff * growth);
        expect(angleBetweenAttitudes(again.q_WB, once.q_WB)).toBeLessThan(32 * roundOff * growth);
      },
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
