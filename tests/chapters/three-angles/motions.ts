import { expect } from "vitest";
import { flightAt, LOOP_SECONDS, SPIN } from "../../../src/chapters/three-angles/loop/flight";
import { massProperties } from "../../../src/core/bodies/massProperties";
import { attitudeAt, freeRotation } from "../../../src/core/exact/freeRotation";
import { angleRates, anglesFromMat, quatFromAngles } from "../../../src/core/math/eulerAngles";
import { mulVec } from "../../../src/core/math/mat3";
import { angleBetweenAttitudes, quatToMat, rotate, rotateInverse } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";
import { expectEqual } from "../../content/check";

/** [rad] */
const MISS = 0.11;

/** The nose of the loop, a time from when it is nearest to the zenith: there x is east, y south and z down. */
function noseFromNearest(time: number): Vec3 {
  const [north, east, down] = rotate(flightAt(MISS, LOOP_SECONDS / 4 + time).q_WB, [1, 0, 0]);
  return [east, -north, down];
}

type Rates = (angles: Vec3) => Vec3;
const plus = (a: Vec3, factor: number, b: Vec3) =>
  a.map((each, k) => each + factor * (b[k] ?? 0)) as unknown as Vec3;

const STEPS: readonly (readonly [order: number, (rates: Rates, y: Vec3, dt: number) => Vec3])[] = [
  [1, (rates, y, dt) => plus(y, dt, rates(y))],
  [2, (rates, y, dt) => plus(y, dt, rates(plus(y, dt / 2, rates(y))))],
  [
    4,
    (rates, y, dt) => {
      const first = rates(y);
      const second = rates(plus(y, dt / 2, first));
      const third = rates(plus(y, dt / 2, second));
      const fourth = rates(plus(y, dt, third));
      const sum = plus(plus(plus(first, 2, second), 2, third), 1, fourth);
      return plus(y, dt / 6, sum);
    },
  ],
];

/** Of a body that spins about the line of its wings, half a radian before the zenith to half a radian after [rad]. */
function passingError(
  step: (rates: Rates, y: Vec3, dt: number) => Vec3,
  miss: number,
  frames: number,
): number {
  const start = quatFromAngles("zyx", [0, 0, miss]);
  const at = (angle: number) => {
    const turned = freeRotation(
      massProperties({ shape: "box", size: [1, 1, 1], mass: 1 }),
      start,
      rotate(start, [0, 1, 0]),
    );
    return attitudeAt(turned, Math.PI / 2 + angle).q_WB;
  };
  let angles = anglesFromMat("zyx", quatToMat(at(-0.5)));
  for (let frame = 0; frame < frames; frame++)
    angles = step((y) => angleRates("zyx", y, [0, 1, 0]), angles, 1 / frames);
  return angleBetweenAttitudes(at(0.5), quatFromAngles("zyx", angles));
}

export const EQUATIONS = {
  "great-circle": () => {
    for (const time of [-1.1, 0.3, 0.9]) {
      const [along, across] = [Math.cos(SPIN * time), Math.sin(SPIN * time)];
      expectEqual(noseFromNearest(time), [along * Math.sin(MISS), across, -along * Math.cos(MISS)]);
    }
  },
  "yaw-past-the-zenith": () => {
    for (const time of [-1.1, 0.3, 0.9]) {
      const [x, y] = noseFromNearest(time);
      expectEqual([y / x], [Math.tan(SPIN * time) / Math.sin(MISS)]);
    }
    expectEqual([flightAt(MISS, LOOP_SECONDS / 4).rates[0]], [SPIN / Math.sin(MISS)]);
  },
  "angle-error": () => {
    const [miss, frames] = [0.04, 1200];
    for (const [order, step] of STEPS) {
      const error = passingError(step, miss, frames);
      const shorter = Math.log2(error / passingError(step, miss, 2 * frames));
      const nearer = Math.log2(passingError(step, miss / 2, frames) / error);
      // Measured 1.001, 2.000, 3.999 and 0.053, 0.991, 2.994: the sky is not quite flat.
      expect(shorter).toBeCloseTo(order, 2);
      expect(Math.abs(nearer - (order - 1))).toBeLessThan(0.07);
    }
  },
  "symmetric-body": () => {
    const body = massProperties({ shape: "box", size: [0.7, 0.7, 1.6], mass: 1.3 });
    const [across, , along] = [body.inertia_B[0], body.inertia_B[4], body.inertia_B[8]];
    // L along the world's z, by the attitude: its components along the body are L times the last row of R.
    const start = quatFromAngles("zxz", [0.4, 0.8, -1.2]);
    const momentum = 2.3;
    const momentum_B = rotateInverse(start, [0, 0, momentum]);
    const omega_B = mulVec(body.inverseInertia_B, momentum_B);
    const motion = freeRotation(body, start, rotate(start, omega_B));
    const anglesAt = (t: number) => anglesFromMat("zxz", quatToMat(attitudeAt(motion, t).q_WB));
    const tilt = 0.8;
    const rates = [momentum / across, 0, momentum * Math.cos(tilt) * (1 / along - 1 / across)] as const;
    const time = 0.21;
    const [before, after] = [anglesAt(0), anglesAt(time)];
    // Round-off of the closed form, over a turn.
    after.forEach((angle, turn) => {
      expect(angle).toBeCloseTo((before[turn] ?? 0) + (rates[turn] ?? 0) * time, 12);
    });
    expectEqual(
      angleRates("zxz", before, omega_B).filter((_, turn) => turn !== 1),
      [rates[0], rates[2]],
    );
    const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
    expectEqual(momentum_B, [
      momentum * sine * Math.sin(-1.2),
      momentum * sine * Math.cos(-1.2),
      momentum * cosine,
    ]);
  },
};
