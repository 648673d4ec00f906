import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMat,
  diagonal,
  frobeniusNorm,
  identityMat,
  inverseMat,
  type Mat3,
  mulMat,
  mulVec,
  scaleMat,
  skew,
  solve3,
  subMat,
  transpose,
} from "../../../src/core/math/mat3";
import {
  addQuat,
  conjugate,
  identityQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  scaleQuat,
  sizeOfQuat,
} from "../../../src/core/math/quat";
import {
  addVec,
  cross,
  dot,
  norm,
  normaliseVec,
  projectOnto,
  scaleVec,
  subVec,
  type Vec3,
} from "../../../src/core/math/vec3";
import { forAll } from "../fuzz/effort";
import { evenly, vectorWithin } from "../fuzz/numbers";

const vector = vectorWithin(10);
const matrix = fc.tuple(vector, vector, vector).map((rows) => rows.flat() as unknown as Mat3);
const quaternion: fc.Arbitrary<Quat> = fc.tuple(evenly(-2, 2), evenly(-2, 2), evenly(-2, 2), evenly(-2, 2));

/** Some ten roundings of terms of a given size. */
const roundOff = (termSize: number) => 16 * Number.EPSILON * termSize;
const expectSame = (a: Vec3, b: Vec3, termSize: number) =>
  expect(norm(subVec(a, b))).toBeLessThanOrEqual(roundOff(termSize));

describe("vectors", () => {
  it("add, subtract and stretch component by component", () => {
    expect(addVec([1, 2, 3], [10, 20, 40])).toEqual([11, 22, 43]);
    expect(subVec([1, 2, 3], [10, 20, 40])).toEqual([-9, -18, -37]);
    expect(scaleVec(-2, [1, 2, 3])).toEqual([-2, -4, -6]);
  });
  it("x × y is z, and a × b stands on both with |a × b|² + (a·b)² = |a|²|b|²", () => {
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
    expect(cross([0, 1, 0], [0, 0, 1])).toEqual([1, 0, 0]);
    forAll(200, [vector, vector], (a, b) => {
      const area = norm(a) * norm(b);
      const product = cross(a, b);
      expect(Math.abs(dot(product, a))).toBeLessThanOrEqual(roundOff(area * norm(a)));
      expect(Math.abs(dot(product, b))).toBeLessThanOrEqual(roundOff(area * norm(b)));
      expect(Math.abs(dot(product, product) + dot(a, b) ** 2 - area ** 2)).toBeLessThanOrEqual(
        roundOff(area ** 2),
      );
    });
  });
  it("have a part along an axis that is parallel to it, and what is left is across", () => {
    const v: Vec3 = [0.3, -1.2, 0.8];
    const axis: Vec3 = [1.1, -0.7, 1.9];
    const along = projectOnto(v, axis);
    const across = subVec(v, along);
    expectSame(cross(along, axis), [0, 0, 0], norm(v) * norm(axis));
    expect(dot(across, axis)).toBeCloseTo(0, 14);
    // Of unequal lengths: the axis is no unit vector.
    expect(norm(along) ** 2 + norm(across) ** 2).toBeCloseTo(norm(v) ** 2, 14);
  });
  it.each([1e-300, 1e-160, 1, 1e160, 1e300])("have a direction at a length of %d too", (length) => {
    expectSame(normaliseVec([2 * length, -3 * length, 6 * length]), [2 / 7, -3 / 7, 6 / 7], 1);
  });
});

describe("matrices", () => {
  it("are linear, and a product of two acts as one after the other", () => {
    forAll(200, [matrix, matrix, vector, evenly(-3, 3)], (a, b, v, s) => {
      const [once, twice] = [
        (frobeniusNorm(a) + frobeniusNorm(b)) * norm(v),
        frobeniusNorm(a) * frobeniusNorm(b) * norm(v),
      ];
      expectSame(mulVec(addMat(a, b), v), addVec(mulVec(a, v), mulVec(b, v)), once);
      expectSame(mulVec(subMat(a, b), v), subVec(mulVec(a, v), mulVec(b, v)), once);
      expectSame(mulVec(scaleMat(s, a), v), scaleVec(s, mulVec(a, v)), 3 * once);
      expectSame(mulVec(mulMat(a, b), v), mulVec(a, mulVec(b, v)), twice);
    });
  });
  it("transposed, change sides in a scalar product; a diagonal one stretches along the axes", () => {
    forAll(200, [matrix, vector, vector], (a, u, v) => {
      const difference = dot(u, mulVec(a, v)) - dot(mulVec(transpose(a), u), v);
      expect(Math.abs(difference)).toBeLessThanOrEqual(roundOff(frobeniusNorm(a) * norm(u) * norm(v)));
      expectSame(mulVec(diagonal(u), v), [u[0] * v[0], u[1] * v[1], u[2] * v[2]], norm(u) * norm(v));
    });
  });
  it("[v]× u is v × u", () => {
    forAll(200, [vector, vector], (v, u) => {
      expectSame(mulVec(skew(v), u), cross(v, u), norm(v) * norm(u));
    });
  });
  it("are solved and inverted, to round-off times their condition", () => {
    forAll(200, [matrix, vector], (entries, v) => {
      const regular = addMat(entries, scaleMat(60, identityMat));
      const condition = frobeniusNorm(regular) * frobeniusNorm(inverseMat(regular));
      expect(frobeniusNorm(subMat(mulMat(regular, inverseMat(regular)), identityMat))).toBeLessThan(
        roundOff(condition),
      );
      expectSame(mulVec(regular, solve3(regular, v)), v, condition * norm(v));
    });
  });
  it("a singular one has no finite solution", () => {
    const singular: Mat3 = [1, 2, 3, 2, 4, 6, 7, 8, 9];
    expect(solve3(singular, [1, 0, 0]).some(Number.isFinite)).toBe(false);
  });
});

describe("quaternions", () => {
  it("multiply as Hamilton carved it: i² = j² = k² = ijk = −1", () => {
    const [i, j, k]: Quat[] = [
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ];
    if (i === undefined || j === undefined || k === undefined) throw new Error("three units");
    const products = [mulQuat(i, i), mulQuat(j, j), mulQuat(k, k), mulQuat(mulQuat(i, j), k)];
    for (const product of products) expect(addQuat(product, identityQuat)).toEqual([0, 0, 0, 0]);
    expect(mulQuat(i, j)).toEqual(k);
    expect(mulQuat(j, i)).toEqual([0, 0, 0, -1]);
  });
  it("have lengths that multiply, and a product with the conjugate that is a length squared", () => {
    forAll(200, [quaternion, quaternion], (p, q) => {
      const lengths = sizeOfQuat(p) * sizeOfQuat(q);
      expect(Math.abs(sizeOfQuat(mulQuat(p, q)) - lengths)).toBeLessThanOrEqual(roundOff(lengths));
      const [real, ...rest] = mulQuat(p, conjugate(p));
      expect(Math.abs(real - sizeOfQuat(p) ** 2)).toBeLessThanOrEqual(roundOff(sizeOfQuat(p) ** 2));
      expect(norm(rest as unknown as Vec3)).toBeLessThanOrEqual(roundOff(sizeOfQuat(p) ** 2));
      if (sizeOfQuat(p) > 0) expect(sizeOfQuat(normaliseQuat(scaleQuat(-3, p)))).toBeCloseTo(1, 15);
    });
  });
});
