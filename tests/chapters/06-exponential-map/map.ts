import { exponentialMap } from "../../../src/core/dynamics/orientation/exponentialMap";
import { exponentialMapBullet } from "../../../src/core/dynamics/orientation/exponentialMapBullet";
import { matrixStep } from "../../../src/core/dynamics/orientation/matrix";
import { quaternionUnnormalisedStep } from "../../../src/core/dynamics/orientation/quaternionUnnormalised";
import { addMat, identityMat, type Mat3, mulMat, mulVec, scaleMat, skew } from "../../../src/core/math/mat3";
import {
  addQuat,
  angleBetweenAttitudes,
  identityQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  quatToMat,
  scaleQuat,
} from "../../../src/core/math/quat";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, subVec } from "../../../src/core/math/vec3";
import { distance, type EquationCheck, expectEqual, expectOrder, holds } from "../../content/check";
import { omega_W, q_WB } from "../03-euler-equation/setting";
import { angle, axis, quat, r } from "../05-quaternion-derivative/setting";

const theta = scaleVec(angle, axis);

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
export const EQUATIONS: Readonly<Record<string, EquationCheck>> = {
  pieces: holds(
    "the core’s small steps stretch and turn by this together, and both by less and less too much",
    () => {
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
  ),
  "many-turns": holds(
    "n small matrix steps of the core lead to its exponential map, the nearer the smaller they are",
    () =>
      expectOrder((part) => {
        let rotation: Mat3 = identityMat;
        for (let k = 0; k < Math.round(1 / part); k++) rotation = matrixStep(rotation, theta, part);
        return distance(rotation, turn);
      }, 1),
  ),
  series: holds("the series of the matrix is the core’s turn, and its first terms are these", () => {
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
  }),
  cube: holds("three cross products with a unit vector are one, backwards", () => {
    const u = skew(axis);
    expectEqual(mulMat(u, mulMat(u, u)), scaleMat(-1, u));
    expectEqual(cross(axis, cross(axis, cross(axis, r))), scaleVec(-1, cross(axis, r)));
  }),
  sorted: holds(
    "the two sums, cut off where they are here, miss the core’s turn by the fifth power of the angle",
    () => {
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
  ),
  rodrigues: holds("the core’s turn is this matrix, and leaves the axis where it is", () => {
    const u = skew(axis);
    const parts = [identityMat, scaleMat(Math.sin(angle), u), scaleMat(1 - Math.cos(angle), mulMat(u, u))];
    expectEqual(parts.reduce(addMat), turn);
    expectEqual(mulVec(turn, axis), axis);
  }),
  "on-a-vector": holds(
    "the core turns a vector so: what lies along the axis stays, what lies across goes round",
    () => {
      const along = scaleVec(dot(r, axis), axis);
      const across = subVec(r, along);
      const further = scaleVec(Math.sin(angle), cross(axis, across));
      const turned = mulVec(turn, r);
      const inThree = [along, across, further, scaleVec(Math.cos(angle) - 1, across)].reduce(addVec);
      expectEqual(turned, inThree);
      expectEqual(turned, [along, scaleVec(Math.cos(angle), across), further].reduce(addVec));
    },
  ),
  "quaternion-exponential": holds("the series of the quaternion is this one", () => {
    const sum = exponential<Quat>(identityQuat, quat(0, scaleVec(0.5, theta)), mulQuat, addQuat, scaleQuat);
    expectEqual(sum, quat(Math.cos(angle / 2), scaleVec(Math.sin(angle / 2), axis)));
  }),
  "exponential-step": holds(
    "the core’s exponential map is this, and a frame in pieces is a frame in one",
    () => {
      const half = 0.5 * norm(omega_W) * 0.4;
      const factor = quat(Math.cos(half), scaleVec(Math.sin(half) / norm(omega_W), omega_W));
      expectEqual(exponentialMap(q_WB, omega_W, 0.4), mulQuat(factor, q_WB));
      let inPieces = q_WB;
      for (let k = 0; k < 8; k++) inPieces = exponentialMap(inPieces, omega_W, 0.05);
      expectEqual(inPieces, exponentialMap(q_WB, omega_W, 0.4));
    },
  ),
  "first-order": holds("Euler’s step differs from the exponential map by the square of the step", () =>
    expectOrder((dt) => {
      const apart = scaleQuat(-1, quaternionUnnormalisedStep(identityQuat, omega_W, dt));
      return norm4(addQuat(exponentialMap(identityQuat, omega_W, dt), apart));
    }, 2),
  ),
  "bullet-step": holds("past π/4 the core’s Bullet rule multiplies by this and divides by the length", () => {
    const vector = scaleVec((4 / Math.PI) * Math.sin(Math.PI / 8) * 0.9, omega_W);
    const factor = quat(Math.cos(Math.PI / 8), vector);
    expectEqual(exponentialMapBullet(q_WB, omega_W, 0.9), normaliseQuat(mulQuat(factor, q_WB)));
    const limited = Math.PI / 4 / 0.9;
    expectEqual(scaleVec(Math.sin(Math.PI / 8) / limited, omega_W), vector);
  }),
  "bullet-angle": holds(
    "past π/4 the core’s Bullet rule turns by this angle; up to it, by the one wanted",
    () => {
      const turned = (x: number) =>
        angleBetweenAttitudes(q_WB, exponentialMapBullet(q_WB, scaleVec(x / norm(omega_W), omega_W), 1));
      for (const x of [Math.PI / 4 + 1e-9, 2, 4, 40]) {
        expectEqual([turned(x)], [2 * Math.atan((4 / Math.PI) * Math.tan(Math.PI / 8) * x)]);
        const tangent = ((4 / Math.PI) * Math.sin(Math.PI / 8) * x) / Math.cos(Math.PI / 8);
        expectEqual([turned(x)], [2 * Math.atan(tangent)]);
      }
      for (const x of [0.1, 0.5, Math.PI / 4]) expectEqual([turned(x)], [x]);
    },
  ),
};

function norm4(q: Quat): number {
  return distance(q, [0, 0, 0, 0]);
}
