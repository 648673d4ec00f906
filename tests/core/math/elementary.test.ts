import stdlibAtan2 from "@stdlib/math-base-special-atan2";
import stdlibCos from "@stdlib/math-base-special-cos";
import stdlibSin from "@stdlib/math-base-special-sin";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atan2, cos, sin } from "../../../src/core/math/elementary";
import { effort, forAll } from "../fuzz/effort";

/** How many everyday arguments; the long tests try a million. Where the reduction cancels, fewer than below would miss a wrong digit. */
const SOME = effort(50_000).numRuns;

/** A sample of arguments that is the same on every run: all magnitudes from 10^from to 10^to, both signs. */
function* magnitudes(count: number, from: number, to: number): Generator<number> {
  let seed = 0x2545f491;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 0x100000000;
  };
  for (let k = 0; k < count; k++) {
    yield (next() < 0.5 ? -1 : 1) * (0.1 + next()) * 10 ** (from + (to - from) * next());
  }
}

/** Multiples of π/4 and their neighbours, where the reduction changes course and cancels most. */
function* nearMultiples(count: number): Generator<number> {
  for (let k = 1; k <= count; k++) {
    for (let ulps = -3; ulps <= 3; ulps++) yield ((k * Math.PI) / 4) * (1 + ulps * 2 ** -52);
  }
}

const EDGES = [
  0,
  -0,
  Number.NaN,
  Infinity,
  -Infinity,
  5e-324,
  2 ** -26,
  2 ** -27,
  0.66,
  2.414213562373095,
  1e300,
];
const MEDIUM_BORDER = 2 ** 20 * (Math.PI / 2);

function mismatches(
  ours: (x: number) => number,
  theirs: (x: number) => number,
  xs: Iterable<number>,
): number[] {
  return [...xs].filter((x) => !Object.is(ours(x), theirs(x)));
}

describe.each([
  ["sine", sin, stdlibSin],
  ["cosine", cos, stdlibCos],
] as const)("the portable %s is @stdlib's, bit for bit", (_name, ours, theirs) => {
  it("at everyday magnitudes", () => {
    expect(mismatches(ours, theirs, magnitudes(SOME, -20, 6))).toEqual([]);
  });
  it("beside multiples of a quarter turn", () => {
    expect(mismatches(ours, theirs, nearMultiples(20_000))).toEqual([]);
  });
  it("at huge magnitudes, where the reduction is exact", () => {
    expect(mismatches(ours, theirs, magnitudes(40_000, 6, 8))).toEqual([]);
    expect(mismatches(ours, theirs, magnitudes(40_000, 6, 300))).toEqual([]);
  });
  it("at the edges", () => {
    const borders = [MEDIUM_BORDER, MEDIUM_BORDER * (1 - 2 ** -50), 0x1921fc / 0x200000];
    const edges = [...EDGES, ...borders].flatMap((x) => [x, -x, x * (1 + 2 ** -52), x * (1 - 2 ** -53)]);
    expect(mismatches(ours, theirs, edges)).toEqual([]);
  });
  it("for any double at all", () => {
    forAll(5000, [fc.double()], (x) => Object.is(ours(x), theirs(x)));
  });
});

describe("the portable arctangent of two arguments is @stdlib's, bit for bit", () => {
  it("at all magnitudes", () => {
    const ys = [...magnitudes(SOME, -30, 30)];
    const xs = [...magnitudes(SOME, -30, 31)];
    const wrong = ys.filter((y, k) => !Object.is(atan2(y, xs[k] ?? 0), stdlibAtan2(y, xs[k] ?? 0)));
    expect(wrong).toEqual([]);
  });
  it("at the edges, in every pair", () => {
    const edges = EDGES.flatMap((x) => [x, -x]);
    const wrong = edges.flatMap((y) => edges.filter((x) => !Object.is(atan2(y, x), stdlibAtan2(y, x))));
    expect(wrong).toEqual([]);
  });
});
