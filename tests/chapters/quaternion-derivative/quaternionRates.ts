import { Quaternion } from "three";
import { expect } from "vitest";
import { midpoint } from "../../../src/core/dynamics/angular/midpoint";
import { quaternionStep } from "../../../src/core/dynamics/orientation/quaternion";
import { quaternionUnnormalisedStep } from "../../../src/core/dynamics/orientation/quaternionUnnormalised";
import { quaternionWrongSideStep } from "../../../src/core/dynamics/orientation/quaternionWrongSide";
import {
  addMat,
  identityMat,
  inverseMat,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import {
  addQuat,
  angleBetweenAttitudes,
  conjugate,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  rotate,
  rotateInverse,
  scaleQuat,
  sizeOfQuat,
} from "../../../src/core/math/quat";
import { addVec, cross, norm, scaleVec, subVec } from "../../../src/core/math/vec3";
import { decimals } from "../../../src/format/numbers";
import { centralRate, distance, expectEqual, expectOrder, expectRate } from "../../content/check";
import {
  body,
  inverseInertia_B,
  momentum_W,
  motion,
  omega_B,
  omega_W,
  q_WB,
} from "../euler-equation/setting";
import { product, quat, r, vectorOf } from "./setting";

const half_W = scaleVec(0.5, omega_W);
const rate = mulQuat(quat(0, half_W), q_WB);

/** The angle that the core's normalised step turns by when it is asked for x [rad]. */
function turnedBy(x: number): number {
  const spin = scaleVec(x / norm(omega_W), omega_W);
  return angleBetweenAttitudes(q_WB, quaternionStep(q_WB, spin, 1));
}

/** The equations of the quaternion's rate and of Euler's step along it, by id. */
export const EQUATIONS = {
  "some-vector": () =>
    expectOrder((step) => {
      const measured = centralRate((t) => motion(t).spin.q_WB, step);
      const [scalar, ...vector] = mulQuat(measured, conjugate(q_WB));
      const reversed = conjugate(mulQuat(measured, conjugate(q_WB)));
      expectEqual(mulQuat(q_WB, conjugate(measured)), reversed);
      expect(norm(vector)).toBeGreaterThan(0.5);
      return Math.abs(scalar) + distance(vector, half_W);
    }, 2),
  "acts-twice": () => {
    const r_W = rotate(q_WB, r);
    const [left, right] = [mulQuat(quat(0, half_W), quat(0, r_W)), mulQuat(quat(0, r_W), quat(0, half_W))];
    const velocity_W = scaleVec(2, cross(half_W, r_W));
    const first = product(rate, quat(0, r), conjugate(q_WB));
    const second = product(q_WB, quat(0, r), conjugate(rate));
    expectEqual(first, left);
    expectEqual(second, scaleQuat(-1, right));
    expectEqual(addQuat(first, second), quat(0, velocity_W));
    expectEqual(addQuat(left, scaleQuat(-1, right)), quat(0, velocity_W));
    expectRate((t) => rotate(motion(t).spin.q_WB, r), velocity_W);
  },
  "quaternion-rate": () => {
    expectRate((t) => motion(t).spin.q_WB, rate);
    expectOrder((step) => {
      const next = quaternionStep(q_WB, omega_W, step);
      return distance(scaleQuat(1 / step, addQuat(next, scaleQuat(-1, q_WB))), rate);
    }, 1);
  },
  "quaternion-rate-body": () => {
    expectEqual(mulQuat(q_WB, quat(0, scaleVec(0.5, omega_B))), rate);
    expectEqual(product(q_WB, quat(0, scaleVec(0.5, omega_B)), conjugate(q_WB), q_WB), rate);
    expectEqual(quaternionWrongSideStep(q_WB, omega_B, 0.1), quaternionStep(q_WB, omega_W, 0.1));
  },
  "omega-from-rate": () => {
    expectEqual(scaleQuat(2, mulQuat(rate, conjugate(q_WB))), quat(0, omega_W));
    expectEqual(scaleQuat(2, mulQuat(conjugate(q_WB), rate)), quat(0, omega_B));
    expectOrder((step) => {
      const measured = centralRate((t) => motion(t).spin.q_WB, step);
      return distance(scaleQuat(2, mulQuat(conjugate(q_WB), measured)), quat(0, omega_B));
    }, 2);
  },
  "wrong-side": () => {
    const turned_W = mulVec(quatToMat(q_WB), omega_W);
    const wrongRate = mulQuat(q_WB, quat(0, half_W));
    expectEqual(wrongRate, product(q_WB, quat(0, half_W), conjugate(q_WB), q_WB));
    expectEqual(wrongRate, mulQuat(quat(0, scaleVec(0.5, turned_W)), q_WB));
    const wrong = quaternionWrongSideStep(q_WB, omega_W, 0.1);
    expectEqual(wrong, quaternionStep(q_WB, rotate(q_WB, omega_W), 0.1));
    expect(angleBetweenAttitudes(wrong, quaternionStep(q_WB, omega_W, 0.1))).toBeGreaterThan(0.1);
  },
  "other-way": () => {
    const half_B = scaleVec(0.5, omega_B);
    const claimed = mulQuat(conjugate(q_WB), quat(0, scaleVec(-1, half_W)));
    expectEqual(claimed, mulQuat(quat(0, scaleVec(-1, half_B)), conjugate(q_WB)));
    expectRate((t) => conjugate(motion(t).spin.q_WB), claimed);
    // p ⊗ r ⊗ p* with the factors exchanged, from the world to the body: p is q itself.
    const flipped = (a: Quat, b: Quat): Quat => mulQuat(b, a);
    const r_B = flipped(flipped(q_WB, quat(0, r)), conjugate(q_WB));
    expectEqual(r_B, quat(0, rotateInverse(q_WB, r)));
    expectEqual(flipped([0, 1, 0, 0], [0, 0, 1, 0]), [0, 0, 0, -1]);
    // three.js stores the scalar part last.
    const [s, x, y, z] = q_WB;
    const stored = new Quaternion(x, y, z, s).multiply(new Quaternion(0.1, 0.2, 0.3, 0.4));
    expectEqual([stored.w, stored.x, stored.y, stored.z], mulQuat(q_WB, [0.4, 0.1, 0.2, 0.3]));
  },
  "euler-step": () => {
    const next = quaternionUnnormalisedStep(q_WB, omega_W, 0.1);
    expectEqual(next, addQuat(q_WB, scaleQuat(0.1, rate)));
    expectEqual(next, product(quat(1, scaleVec(0.05, omega_W)), q_WB));
  },
  lengthening: () => {
    const long = scaleQuat(1.7, q_WB);
    const next = quaternionUnnormalisedStep(long, omega_W, 0.1);
    const factor = Math.sqrt(1 + (0.05 * norm(omega_W)) ** 2);
    expectEqual([sizeOfQuat(next)], [factor * sizeOfQuat(long)]);
    expectEqual([sizeOfQuat(quat(1, scaleVec(0.05, omega_W)))], [factor]);
    const change = addQuat(next, scaleQuat(-1, long));
    expect(Math.abs(change.reduce((sum, part, k) => sum + part * (long[k] ?? Number.NaN), 0))).toBeLessThan(
      1e-15,
    );
  },
  swollen: () => {
    const s = 1.7;
    const turn = subMat(quatToMat(q_WB), identityMat);
    const swollen = quatToMat(scaleQuat(s, q_WB));
    expectEqual(swollen, addMat(identityMat, scaleMat(s * s, turn)));
    expectEqual(mulVec(swollen, vectorOf(q_WB)), vectorOf(q_WB));
    const way = subVec(mulVec(quatToMat(q_WB), r), r);
    expectEqual(mulVec(swollen, r), addVec(r, scaleVec(s * s, way)));
    // What lies across the axis is never drawn nearer to it.
    for (let part = 0; part < 2 * Math.PI; part += 0.1)
      expect(
        norm(mulVec(quatToMat([s * Math.cos(part), 0, 0, s * Math.sin(part)]), [1, 0, 0])),
      ).toBeGreaterThanOrEqual(1);
    // Half a turn about z draws x at minus 2|q|² − 1 times itself.
    expectEqual(mulVec(quatToMat([0, 0, 0, s]), [1, 0, 0]), [1 - 2 * s * s, 0, 0]);
  },
  "turned-angle": () => {
    for (const x of [0.1, 1, 4, 50]) {
      expectEqual([turnedBy(x)], [2 * Math.atan(x / 2)]);
      expectEqual([Math.tan(turnedBy(x) / 2)], [x / 2]);
      expect(turnedBy(x)).toBeLessThan(Math.min(x, Math.PI));
    }
    const turn = mulQuat(quaternionStep(q_WB, omega_W, 0.4), conjugate(q_WB));
    expectEqual(vectorOf(turn), scaleVec(norm(vectorOf(turn)) / norm(omega_W), omega_W));
    expectEqual(
      quaternionStep(q_WB, omega_W, 0.4),
      normaliseQuat(quaternionUnnormalisedStep(q_WB, omega_W, 0.4)),
    );
  },
  rootless: () => {
    for (const d of [0.1, -0.2, 0.01]) {
      const long = scaleQuat(1 + d, q_WB);
      const next = scaleQuat(0.5 * (3 - sizeOfQuat(long) ** 2), long);
      expectEqual([sizeOfQuat(next)], [1 - 1.5 * d * d - 0.5 * d ** 3]);
      expectEqual(normaliseQuat(next), q_WB);
    }
    // Once a frame is enough: after 600 steps of a tenth of a radian the length is off by what one step leaves.
    const step = 0.1 / norm(omega_W);
    let q = q_WB;
    for (let frame = 0; frame < 600; frame++) {
      const next = quaternionUnnormalisedStep(q, omega_W, step);
      q = scaleQuat(0.5 * (3 - sizeOfQuat(next) ** 2), next);
    }
    // A step lengthens by d = 0.00125, of which 1.5 d² = 2.3e-6 is left.
    expect(Math.abs(sizeOfQuat(q) - 1)).toBeLessThan(2.4e-6);
  },
  lateness: () => {
    expectOrder((x) => Math.abs(x - turnedBy(x) - x ** 3 / 12), 5, 1 / 4);
    expectOrder((x) => Math.abs(turnedBy(x) - 2 * (x / 2 - (x / 2) ** 3 / 3)), 5, 1 / 4);
  },
  "by-hand": () => {
    const start: Quat = normaliseQuat([1, 1, 0, 0]);
    expect(start.map((part) => decimals(part, 4))).toEqual(["0.7071", "0.7071", "0.0000", "0.0000"]);
    const next = quaternionUnnormalisedStep(start, [0, 0, 3], 0.1);
    expect(next.map((part) => decimals(part, 4))).toEqual(["0.7071", "0.7071", "0.1061", "0.1061"]);
    expect(decimals(sizeOfQuat(next), 4)).toBe("1.0112");
    const divided = quaternionStep(start, [0, 0, 3], 0.1);
    expect(divided.map((part) => decimals(part, 4))).toEqual(["0.6993", "0.6993", "0.1049", "0.1049"]);
    expect(decimals(angleBetweenAttitudes(start, divided), 4)).toBe("0.2978");
  },
  cayley: () => {
    for (const step of [0.1, 0.7, 3]) {
      const spin = skew(scaleVec(step / 2, omega_W));
      const turn = mulMat(quatToMat(quaternionStep(q_WB, omega_W, step)), transpose(quatToMat(q_WB)));
      const cayley = mulMat(inverseMat(subMat(identityMat, spin)), addMat(identityMat, spin));
      expectEqual(turn, cayley);
      expectEqual(mulVec(cayley, omega_W), omega_W);
    }
    // Seen from the body, the midpoint rule turns L backwards by such a matrix.
    const step = 0.3;
    const next = midpoint({ q_WB, momentum_W }, body, null, step);
    const next_B = rotateInverse(next.q_WB, next.momentum_W);
    const middle_B = scaleVec(0.5, addVec(omega_B, mulVec(inverseInertia_B, next_B)));
    const back = skew(scaleVec(-step / 2, middle_B));
    const turn = mulMat(inverseMat(subMat(identityMat, back)), addMat(identityMat, back));
    const momentum_B = rotateInverse(q_WB, momentum_W);
    expectEqual(next_B, mulVec(turn, momentum_B));
    expect(distance(next_B, momentum_B)).toBeGreaterThan(0.05);
  },
};
