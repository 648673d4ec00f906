import { describe, expect, it } from "vitest";
import { METHODS, timeOf } from "../../../src/chapters/02-inertia-tensor/cost/benchmark";
import type { Mat3 } from "../../../src/core/math/mat3";

/** A way that takes so long on a clock of its own, and how long the page was ever kept waiting. */
function pretended(nanoseconds: number) {
  let now = 0;
  let breathed = 0;
  let longest = 0;
  const run = (r: Mat3) => {
    now += nanoseconds / 1e6;
    return r;
  };
  const breathe = () => {
    longest = Math.max(longest, now - breathed);
    breathed = now;
    return Promise.resolve();
  };
  const way = { id: "pretended", name: "", multiplications: 0, run };
  return {
    way,
    clock: () => now,
    breathe,
    longest: () => Math.max(longest, now - breathed),
    total: () => now,
  };
}

describe("measuring in the reader’s browser", () => {
  it.each([4, 60, 900, 40_000, 900_000])(
    "finds %d ns a run, in stretches well below 50 ms",
    async (nanoseconds) => {
      const { way, clock, breathe, longest, total } = pretended(nanoseconds);
      expect(await timeOf(way, clock, breathe)).toBeCloseTo(nanoseconds, 4);
      expect(longest()).toBeLessThan(20);
      expect(total()).toBeLessThan(400);
    },
  );

  it("stands a clock that ticks in whole milliseconds, as some browsers’ do", async () => {
    const { way, clock, breathe, longest } = pretended(350);
    const measured = await timeOf(way, () => Math.floor(clock()), breathe);
    expect(Math.abs(measured / 350 - 1)).toBeLessThan(0.3);
    expect(longest()).toBeLessThan(50);
  });

  it("compares the products with sums over eight points, a hundred and a mesh", () => {
    expect(METHODS.map(({ multiplications }) => multiplications)).toEqual([27, 45, 54, 144, 1800, 33102]);
  });
});
