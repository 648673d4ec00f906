import { describe, expect, it } from "vitest";
import {
  addWide,
  addWideVec,
  crossWide,
  divWide,
  dotWide,
  mulWide,
  narrow,
  scaleWide,
  sqrtWide,
  subWide,
  subWideVec,
  type Wide,
  type WideVec,
  wide,
} from "../../../src/core/math/doubleDouble";

/* Against whole numbers of any length: a number of 2⁻³⁰⁰, which every double here is a multiple of. */
const PLACES = 300n;
const exact = (x: Wide): bigint => BigInt(x[0] * 2 ** 300) + BigInt(x[1] * 2 ** 300);
const product = (a: bigint, b: bigint): bigint => (a * b) >> PLACES;

const A: Wide = divWide(wide(1.234567), wide(7));
const B: Wide = divWide(wide(-3.7), wide(1.3));
const C: Wide = sqrtWide(wide(2));
const numbers: readonly Wide[] = [A, B, C, wide(0.1), wide(-12345.678), subWide(A, wide(narrow(A)))];

/** Within four roundings of 2⁻¹⁰⁶ of a size. */
function expectNear(found: Wide, truth: bigint, size: bigint): void {
  const error = exact(found) - truth;
  expect(error < 0n ? -error : error).toBeLessThanOrEqual(size >> 104n);
}
const sizeOf = (...terms: bigint[]): bigint =>
  terms.reduce((sum, term) => sum + (term < 0n ? -term : term), 1n);

describe("numbers of two doubles are right to 31 digits", () => {
  it("their sum, difference and product", () => {
    for (const a of numbers) {
      for (const b of numbers) {
        const [x, y] = [exact(a), exact(b)];
        expectNear(addWide(a, b), x + y, sizeOf(x, y));
        expectNear(subWide(a, b), x - y, sizeOf(x, y));
        expectNear(mulWide(a, b), product(x, y), sizeOf(product(x, y)));
      }
    }
  });

  it("their quotient and root, which give them back", () => {
    for (const a of numbers) {
      for (const b of numbers) expectNear(mulWide(divWide(a, b), b), exact(a), sizeOf(exact(a)));
      const square = mulWide(a, a);
      expectNear(mulWide(sqrtWide(square), sqrtWide(square)), exact(square), sizeOf(exact(square)));
    }
    expect(sqrtWide(wide(0))).toEqual([0, 0]);
  });

  it("the head is the nearest double: the tail is less than half a place", () => {
    for (const [head, tail] of [A, B, C]) {
      expect(Math.abs(tail)).toBeGreaterThan(0);
      expect(head + tail).toBe(head);
    }
  });

  it("vectors of them have the products of vectors", () => {
    const [a, b]: [WideVec, WideVec] = [
      [A, B, C],
      [C, wide(0.1), B],
    ];
    const [ax, ay, az] = a.map(exact) as [bigint, bigint, bigint];
    const [bx, by, bz] = b.map(exact) as [bigint, bigint, bigint];
    const all = sizeOf(product(ax, bx), product(ay, by), product(az, bz)) << 3n;
    expectNear(dotWide(a, b), product(ax, bx) + product(ay, by) + product(az, bz), all);
    const [x, y, z] = crossWide(a, b);
    expectNear(x, product(ay, bz) - product(az, by), all);
    expectNear(y, product(az, bx) - product(ax, bz), all);
    expectNear(z, product(ax, by) - product(ay, bx), all);
    for (const axis of [0, 1, 2] as const) {
      const [p, q] = [exact(a[axis]), exact(b[axis])];
      expectNear(addWideVec(a, b)[axis], p + q, sizeOf(p, q));
      expectNear(subWideVec(a, b)[axis], p - q, sizeOf(p, q));
      expectNear(scaleWide(B, a)[axis], product(exact(B), p), sizeOf(product(exact(B), p)));
    }
  });
});
