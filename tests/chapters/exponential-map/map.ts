import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { exponentialMapBullet } from "../../../src/core/dynamics/orientation/exponentialMapBullet";
import { matrixStep } from "../../../src/core/dynamics/orientation/matrix";
import { quaternionUnnormalisedStep } from "../../../src/core/dynamics/orientation/quaternionUnnormalised";
import {
  addMat,
  identityMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  transpose,
} from "../../../src/core/math/mat3";
import {
  addQuat,
  angleBetweenAttitudes,
  conjugate,
  identityQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  rotateInverse,
  scaleQuat,
  sizeOfQuat,
} from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { decimals } from "../../../src/format/numbers";
import { distance, expectEqual, expectOrder, expectRate } from "../../content/check";
import { motion, omega_B, omega_W, q_WB } from "../euler-equation/setting";
import { angle, axis, quat, r } from "../quaternion-derivative/setting";

const theta = scaleVec(angle, axis);

/** The lines of a program that the page prints, run as they stand. */
const linesOnPage = new Function(
  ...["mul", "conjugate", "q1", "q2", "dt"],
  `${/```js\n([\s\S]*?)```/.exec(readFileSync("content/en/exponential-map.mdx", "utf8"))?.[1]}; return omega;`,
) as (mul: typeof mulQuat, invert: typeof conjugate, q1: Quat, q2: Quat, dt: number) => Vec3;

/** The core's turn by θ, as a matrix. */
const turn = quatToMat(exponentialMap(identityQuat, theta, 1));

/** The sum of xᵏ/k! for whatever can be multiplied and scaled, to more terms than a double can tell. */
function exponential<T>(
  one: T,
  x: T,
  multiply: (a: T, b: T) => T,
  add: (a: T, b: T) => T,
  scale: (s: number, a: T) => T,
): T {
  let [sum, term] = [one, one];
  for (let k = 1; k < 30; k++) {
    term = scale(1 / k, multiply(term, x));
    sum = add(sum, term);
  }
  return sum;
}

/** The exponential map and its limits, by id. */
export const EQUATIONS = {
  pieces: () => {
    const across = normaliseVec(cross(axis, r));
    const together = (N: number) => {
      let rotation: Mat3 = identityMat;
      for (let k = 0; k < N; k++) rotation = matrixStep(rotation, theta, 1 / N);
      return mulVec(rotation, across);
    };
    for (const N of [1, 2, 5, 16]) {
      const end = together(N);
      expectEqual([norm(end)], [(1 + angle ** 2 / N ** 2) ** (N / 2)]);
      const cosine = dot(end, across) / norm(end);
      expectEqual([cosine], [Math.cos(N * Math.atan(angle / N))]);
    }
    expectOrder(
      (part) => Math.abs((1 + (angle * part) ** 2) ** (0.5 / part) - 1 - (angle ** 2 * part) / 2),
      2,
    );
    expectOrder(
      (part) => Math.abs(Math.atan(angle * part) / part - angle + (angle ** 3 * part ** 2) / 3),
      4,
      1 / 16,
    );
  },
  "many-turns": () =>
    expectOrder((part) => {
      let rotation: Mat3 = identityMat;
      for (let k = 0; k < Math.round(1 / part); k++) rotation = matrixStep(rotation, theta, part);
      return distance(rotation, turn);
    }, 1),
  series: () => {
    const x = skew(theta);
    expectEqual(exponential(identityMat, x, mulMat, addMat, scaleMat), turn);
    expectOrder(
      (part) => {
        const y = scaleMat(part, x);
        const square = mulMat(y, y);
        const terms = [identityMat, y, scaleMat(1 / 2, square), scaleMat(1 / 6, mulMat(square, y))];
        const whole = quatToMat(exponentialMap(identityQuat, theta, part));
        return distance(terms.reduce(addMat), whole);
      },
      4,
      1 / 8,
    );
  },
  cube: () => {
    const u = skew(axis);
    expectEqual(mulMat(u, mulMat(u, u)), scaleMat(-1, u));
    expectEqual(cross(axis, cross(axis, cross(axis, r))), scaleVec(-1, cross(axis, r)));
  },
  sorted: () => {
    const u = skew(axis);
    expectOrder(
      (part) => {
        const x = angle * part;
        const terms = [
          identityMat,
          scaleMat(x - x ** 3 / 6, u),
          scaleMat(x ** 2 / 2 - x ** 4 / 24, mulMat(u, u)),
        ];
        return distance(terms.reduce(addMat), quatToMat(exponentialMap(identityQuat, theta, part)));
      },
      5,
      1 / 8,
    );
  },
  rodrigues: () => {
    const u = skew(axis);
    const parts = [identityMat, scaleMat(Math.sin(angle), u), scaleMat(1 - Math.cos(angle), mulMat(u, u))];
    expectEqual(parts.reduce(addMat), turn);
    expectEqual(mulVec(turn, axis), axis);
  },
  "on-a-vector": () => {
    const along = scaleVec(dot(r, axis), axis);
    const across = subVec(r, along);
    const further = scaleVec(Math.sin(angle), cross(axis, across));
    const turned = mulVec(turn, r);
    const inThree = [along, across, further, scaleVec(Math.cos(angle) - 1, across)].reduce(addVec);
    expectEqual(turned, inThree);
    expectEqual(turned, [along, scaleVec(Math.cos(angle), across), further].reduce(addVec));
  },
  "quaternion-exponential": () => {
    const sum = exponential<Quat>(identityQuat, quat(0, scaleVec(0.5, theta)), mulQuat, addQuat, scaleQuat);
    expectEqual(sum, quat(Math.cos(angle / 2), scaleVec(Math.sin(angle / 2), axis)));
  },
  "exponential-step": () => {
    const half = 0.5 * norm(omega_W) * 0.4;
    const factor = quat(Math.cos(half), scaleVec(Math.sin(half) / norm(omega_W), omega_W));
    expectEqual(exponentialMap(q_WB, omega_W, 0.4), mulQuat(factor, q_WB));
    let inPieces = q_WB;
    for (let k = 0; k < 8; k++) inPieces = exponentialMap(inPieces, omega_W, 0.05);
    expectEqual(inPieces, exponentialMap(q_WB, omega_W, 0.4));
  },
  "first-order": () =>
    expectOrder((dt) => {
      const apart = scaleQuat(-1, quaternionUnnormalisedStep(identityQuat, omega_W, dt));
      return sizeOfQuat(addQuat(exponentialMap(identityQuat, omega_W, dt), apart));
    }, 2),
  logarithm: () => {
    for (const wanted of [1e-300, 1e-9, 0.3, 2, Math.PI - 1e-9, 4]) {
      const omega = scaleVec(wanted / 0.2 / norm(omega_W), omega_W);
      const end = exponentialMap(q_WB, omega, 0.2);
      const shorter = scaleVec(wanted > Math.PI ? 1 - (2 * Math.PI) / wanted : 1, omega);
      for (const sign of [1, -1]) {
        const turn = mulQuat(scaleQuat(sign, end), conjugate(q_WB));
        const [s, ...a] = scaleQuat(turn[0] < 0 ? -1 : 1, turn);
        const found = scaleVec((2 * Math.atan2(norm(a), s)) / 0.2 / norm(a), a);
        // Below 1e-15 of a radian the turn is lost in the digits of q′.
        if (wanted > 1e-12)
          expect(distance(found, shorter) / norm(shorter)).toBeLessThan(1e-15 / wanted + 1e-13);
        const lines = linesOnPage(mulQuat, conjugate, q_WB, scaleQuat(sign, end), 0.2);
        if (wanted > 1e-12) expectEqual(lines, found);
      }
    }
    for (const end of [q_WB, scaleQuat(-1, q_WB)])
      expect(norm(linesOnPage(mulQuat, conjugate, q_WB, end, 0.2))).toBeLessThan(1e-14);
    expect(linesOnPage(mulQuat, conjugate, identityQuat, identityQuat, 0.2)).toEqual([0, 0, 0]);
    expectEqual(
      linesOnPage(mulQuat, conjugate, identityQuat, [0, ...axis], 0.2),
      scaleVec(Math.PI / 0.2, axis),
    );
    // Along the body's axes, as the comment has it.
    const inBody = (a: Quat, b: Quat) => mulQuat(b, a);
    const spun = exponentialMap(q_WB, omega_W, 0.2);
    expectEqual(linesOnPage(inBody, conjugate, q_WB, spun, 0.2), omega_B);
    // Of a changing velocity it finds the one halfway, up to the square of the interval.
    expectOrder(
      (dt) => {
        const [before, after] = [motion(-dt / 2).spin.q_WB, motion(dt / 2).spin.q_WB];
        return distance(linesOnPage(mulQuat, conjugate, before, after, dt), omega_W);
      },
      2,
      1 / 32,
    );
  },
  "matrix-logarithm": () => {
    const opposite = transpose(turn);
    expectEqual([turn[0] + turn[4] + turn[8]], [1 + 2 * Math.cos(angle)]);
    expectEqual(addMat(turn, scaleMat(-1, opposite)), scaleMat(2 * Math.sin(angle), skew(axis)));
    const dyad = axis.flatMap((left) => axis.map((right) => left * right)) as unknown as Mat3;
    const means = addMat(scaleMat(Math.cos(angle), identityMat), scaleMat(1 - Math.cos(angle), dyad));
    expectEqual(scaleMat(0.5, addMat(turn, opposite)), means);
    expectEqual(mulMat(skew(axis), skew(axis)), addMat(dyad, scaleMat(-1, identityMat)));
  },
  "vector-rate": () => {
    const start = exponentialMap(identityQuat, theta, 1);
    const vectorAt = (t: number) => {
      const [s, ...a] = exponentialMap(start, omega_W, t);
      return scaleVec((2 * Math.atan2(norm(a), s)) / norm(a), a);
    };
    const along = scaleVec(dot(axis, omega_W), axis);
    const across = subVec(omega_W, along);
    const cotangent = 1 / Math.tan(angle / 2);
    const sideways = scaleVec(0.5, cross(omega_W, axis));
    const axisRate = addVec(scaleVec(0.5 * cotangent, across), sideways);
    const rate = [along, scaleVec(0.5 * angle * cotangent, across), scaleVec(angle, sideways)].reduce(addVec);
    expectRate(vectorAt, rate);
    expectRate((t) => [norm(vectorAt(t))], [dot(axis, omega_W)]);
    expectRate((t) => normaliseVec(vectorAt(t)), axisRate);
    expect(distance(rate, omega_W)).toBeGreaterThan(0.1);
    expectOrder((x) => Math.abs(x / 2 / Math.tan(x / 2) - (1 - x ** 2 / 12)), 4, 1 / 4);
    const ofAcross = subVec(rate, along);
    expectEqual([dot(ofAcross, across) / norm(ofAcross) / norm(across)], [Math.cos(angle / 2)]);
    // Along the body's axes the cross product has its factors the other way round; the vector itself is the same in both.
    const spin_B = rotateInverse(start, omega_W);
    const across_B = subVec(spin_B, along);
    const inBody = [along, scaleVec(0.5 * angle * cotangent, across_B), scaleVec(0.5, cross(theta, spin_B))];
    expectEqual(inBody.reduce(addVec), rate);
  },
  "by-hand": () => {
    const [omega, dt]: [Vec3, number] = [[0, 3, 4], 0.2];
    expectEqual([norm(omega) * dt], [1]);
    const end = exponentialMap(identityQuat, omega, dt);
    expect(end.map((part) => decimals(part, 4))).toEqual(["0.8776", "0.0000", "0.2877", "0.3835"]);
    expect(decimals(norm([end[1], end[2], end[3]]), 4)).toBe("0.4794");
    expect(decimals(2 * Math.atan2(0.4794, 0.8776), 3)).toBe("1.000");
    const back = scaleVec(1 / 0.2 / 0.4794, [0, 0.2877, 0.3835]);
    expect(back.map((part) => decimals(part, 2))).toEqual(["0.00", "3.00", "4.00"]);
  },
  "bullet-step": () => {
    const vector = scaleVec((4 / Math.PI) * Math.sin(Math.PI / 8) * 0.9, omega_W);
    const factor = quat(Math.cos(Math.PI / 8), vector);
    expectEqual(exponentialMapBullet(q_WB, omega_W, 0.9), normaliseQuat(mulQuat(factor, q_WB)));
    const limited = Math.PI / 4 / 0.9;
    expectEqual(scaleVec(Math.sin(Math.PI / 8) / limited, omega_W), vector);
  },
  "bullet-angle": () => {
    const turned = (x: number) =>
      angleBetweenAttitudes(q_WB, exponentialMapBullet(q_WB, scaleVec(x / norm(omega_W), omega_W), 1));
    for (const x of [Math.PI / 4 + 1e-9, 2, 4, 40]) {
      expectEqual([turned(x)], [2 * Math.atan((4 / Math.PI) * Math.tan(Math.PI / 8) * x)]);
      const tangent = ((4 / Math.PI) * Math.sin(Math.PI / 8) * x) / Math.cos(Math.PI / 8);
      expectEqual([turned(x)], [2 * Math.atan(tangent)]);
    }
    for (const x of [0.1, 0.5, Math.PI / 4]) expectEqual([turned(x)], [x]);
    expect(decimals((4 / Math.PI) * Math.tan(Math.PI / 8), 3)).toBe("0.527");
  },
};
