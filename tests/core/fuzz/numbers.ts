import fc from "fast-check";
import { normaliseQuat, type Quat } from "../../../src/core/math/quat";
import type { Vec3 } from "../../../src/core/math/vec3";

/** Numbers spread evenly over a range, where fc.double takes most of its own from near zero. */
export function evenly(from: number, to: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 1e6 }).map((k) => from + ((to - from) * k) / 1e6);
}

/** Numbers from −1 to 1 of every size down to a rounding. */
const nearZero = fc.tuple(evenly(-1, 1), fc.integer({ min: 0, max: 52 })).map(([x, k]) => x * 2 ** -k);

/** Numbers in a range: spread evenly, close to its middle, exactly there, and any double. */
export function within(most: number): fc.Arbitrary<number> {
  // None but 0 whose square would vanish.
  const anyDouble = fc
    .double({ min: -most, max: most, noNaN: true })
    .map((x) => (Math.abs(x) < 1e-100 ? 0 : x));
  return fc.oneof(
    evenly(-most, most),
    nearZero.map((x) => most * x),
    fc.constant(0),
    anyDouble,
  );
}

export function vectorWithin(most: number): fc.Arbitrary<[number, number, number]> {
  return fc.tuple(within(most), within(most), within(most));
}

/** Three moments from 0.05 to 40: as they come, or as close to each other as doubles can be. */
export const someMoments: fc.Arbitrary<Vec3> = fc.oneof(
  fc.tuple(evenly(0.05, 20), evenly(0.05, 20), evenly(0.05, 20)),
  fc
    .tuple(evenly(1, 20), nearZero, nearZero)
    .map(([m, x, y]): Vec3 => [m, m * (1 + 0.9 * x), m * (1 + 0.9 * y)]),
);

/** Attitudes, many of them turned by next to nothing or about next to an axis. */
export const someAttitude: fc.Arbitrary<Quat> = fc
  .tuple(within(1), within(1), within(1), within(1))
  .filter((q) => q.some((component) => Math.abs(component) > 1e-50))
  .map(normaliseQuat);
