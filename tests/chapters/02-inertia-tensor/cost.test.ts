import { describe, expect, it } from "vitest";
import { METHODS, nanosecondsPerRun } from "../../../src/chapters/02-inertia-tensor/cost/benchmark";
import type { Mat3 } from "../../../src/core/math/mat3";

/** A run that takes so long on a clock of its own, and the longest time between two yields. */
function pretended(nanoseconds: number) {
  let now = 0;
  let yielded = 0;
  let longest = 0;
  const run = (r: Mat3) => {
    now += nanoseconds / 1e6;
    return r;
  };
  const yieldToMain = () => {
    longest = Math.max(longest, now - yielded);
    yielded = now;
    return Promise.resolve();
  };
  return {
    run,
    clock: () => now,
    yieldToMain,
    longest: () => Math.max(longest, now - yielded),
    total: () => now,
  };
}

describe("measuring in the reader’s browser", () => {
  it.each([4, 60, 900, 40_000, 900_000])(
    "finds %d ns a run, in chunks well below 50 ms",
    async (nanoseconds) => {
      const { run, clock, yieldToMain, longest, total } = pretended(nanoseconds);
      expect(await nanosecondsPerRun(run, clock, yieldToMain)).toBeCloseTo(nanoseconds, 4);
      expect(longest()).toBeLessThan(20);
      expect(total()).toBeLessThan(400);
    },
  );

  it("stands a clock that ticks in whole milliseconds, as some browsers’ do", async () => {
    const { run, clock, yieldToMain, longest } = pretended(350);
    const measured = await nanosecondsPerRun(run, () => Math.floor(clock()), yieldToMain);
    expect(Math.abs(measured / 350 - 1)).toBeLessThan(0.3);
    expect(longest()).toBeLessThan(50);
  });

  it("compares the products with sums over eight points, a hundred and a mesh", () => {
    expect(METHODS.map(({ multiplications }) => multiplications)).toEqual([27, 45, 54, 144, 1800, 33102]);
  });
});
