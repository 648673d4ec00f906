import { describe, expect, it } from "vitest";
import type { PlotKind } from "../../src/plots/timeSeries/plottedRun";
import { MAX_GROWTH, MAX_OUTLIER, valueRange } from "../../src/plots/timeSeries/range";

const kind: PlotKind = {
  id: "q",
  title: "Q",
  unit: "J",
  term: "energy",
  value: () => null,
  quantity: "q",
  leastSpan: 0.1,
};

const column = (length: number, value: (k: number) => number) =>
  Float64Array.from({ length }, (_, k) => value(k));

describe("the values that a plot shows", () => {
  it("are all of them, with a little room, where no lane runs away", () => {
    const { low, high } = valueRange(kind, 4, [column(100, (k) => 4 - k / 50), column(100, () => 4)]);
    expect(low).toBeLessThan(2.02);
    expect(low).toBeGreaterThan(1.8);
    expect(high).toBeGreaterThan(4);
    expect(high).toBeLessThan(4.2);
  });

  it("reach no further than five times the start's size when a lane explodes", () => {
    const { low, high } = valueRange(kind, 4, [column(100, (k) => 4 * 1.3 ** k), column(100, () => 4)]);
    expect(high).toBeGreaterThanOrEqual(MAX_GROWTH * 4);
    expect(high).toBeLessThan(1.1 * MAX_GROWTH * 4);
    expect(low).toBeLessThan(4);
  });

  it("go by what is usual where the quantity starts at zero", () => {
    const spike = column(1000, (k) => (k < 990 ? k / 990 : 90));
    const { high } = valueRange(kind, 0, [spike]);
    expect(high).toBeGreaterThan(1);
    expect(high).toBeLessThan(MAX_OUTLIER * 1.1);
  });

  it("leave out a lane that is beyond them all the time shown", () => {
    const { high } = valueRange(kind, 4, [column(50, () => 1e9), column(50, () => 1.2)]);
    expect(high).toBeLessThan(1.4);
  });

  it("span at least what is worth an axis, so that round-off stays a level line", () => {
    const { low, high } = valueRange(kind, 4, [column(100, (k) => 4 + 1e-15 * k)]);
    expect(high - low).toBeGreaterThanOrEqual(kind.leastSpan);
  });

  it("span something where the quantity is so huge that the least span is less than its last digit", () => {
    const { low, high } = valueRange(kind, 5e23, [column(100, () => 5e23)]);
    expect(high).toBeGreaterThan(low);
    expect((5e23 - low) / (high - low)).toBeCloseTo(0.5, 3);
  });

  it("do not go below zero where nothing does", () => {
    expect(valueRange(kind, 0, [column(100, (k) => k / 1000)]).low).toBe(0);
  });

  it("are an empty span from zero where there is nothing to show", () => {
    expect(valueRange(kind, 4, [column(10, () => Number.NaN)])).toEqual({ low: 0, high: kind.leastSpan });
  });
});
