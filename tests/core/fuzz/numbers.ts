import fc from "fast-check";

/** Numbers spread evenly over a range, where fc.double takes most of its own from near zero. */
export function evenly(from: number, to: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 1e6 }).map((k) => from + ((to - from) * k) / 1e6);
}
