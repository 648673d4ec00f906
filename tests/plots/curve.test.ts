import { describe, expect, it } from "vitest";
import { FREE_BODY_PLOTS } from "../../src/chapters/shared/freeBodyPlots";
import { plotPicture } from "../../src/plots/timeSeries/curve";
import type { PlotKind } from "../../src/plots/timeSeries/plottedRun";
import { downsample, simplify } from "../../src/plots/timeSeries/polyline";
import { wholeRun } from "./support";

/** A long wave with one tall spike and one deep one, a frame each. */
function spiky(count: number): Float64Array {
  const column = Float64Array.from({ length: count }, (_, k) => Math.sin(k / 300));
  column[Math.floor(count / 3)] = 40;
  column[Math.floor(count / 2)] = -7;
  return column;
}

describe("thinning", () => {
  it("keeps the first frame, the last, and the highest and lowest of all", () => {
    const column = spiky(14401);
    const frames = downsample(column, 0, 14400, 328);
    expect(frames[0]).toBe(0);
    expect(frames.at(-1)).toBe(14400);
    const kept = frames.map((frame) => column[frame] ?? Number.NaN);
    expect(Math.max(...kept)).toBe(40);
    expect(Math.min(...kept)).toBe(-7);
  });

  it("leaves about two points to a unit of width, in the order of time", () => {
    const frames = downsample(spiky(14401), 0, 14400, 328);
    expect(frames.length).toBeLessThanOrEqual(2 * 328 + 2);
    expect(frames).toEqual([...new Set(frames)].sort((a, b) => a - b));
  });

  it("leaves out nothing where there are few frames", () => {
    expect(downsample(spiky(400), 100, 160, 328)).toEqual(Array.from({ length: 61 }, (_, k) => 100 + k));
  });

  it("passes over what is not a number", () => {
    const column = spiky(3000).fill(Number.NaN, 2000);
    const kept = downsample(column, 0, 2999, 100).map((frame) => column[frame] ?? Number.NaN);
    expect(kept.filter(Number.isFinite)).toContain(40);
    expect(kept.filter(Number.isFinite)).toContain(-7);
  });
});

describe("straightening", () => {
  it("leaves two points of a straight line", () => {
    const line = Array.from({ length: 500 }, (_, k) => ({ t: k, value: 3 + 0.25 * k }));
    expect(simplify(line, 1e-6)).toEqual([line[0], line[499]]);
  });

  it("draws every point left out within the tolerance", () => {
    const wave = Array.from({ length: 600 }, (_, k) => ({ t: k / 60, value: Math.sin(k / 40) }));
    const kept = simplify(wave, 0.002);
    expect(kept.length).toBeLessThan(120);
    for (const point of wave) {
      const after = kept.findIndex(({ t }) => t >= point.t);
      const [from, to] = [kept[Math.max(0, after - 1)], kept[after]];
      if (!from || !to || from.t === to.t) continue;
      const drawn = from.value + ((point.t - from.t) / (to.t - from.t)) * (to.value - from.value);
      expect(Math.abs(drawn - point.value)).toBeLessThanOrEqual(0.002 * (1 + 1e-9));
    }
  });

  it("keeps a gap, and both of its edges", () => {
    const values = [0, 1, 2, Number.NaN, Number.NaN, 5, 6, 7];
    const points = values.map((value, t) => ({ t, value }));
    const kept = simplify(points, 1e-9).filter(({ value }) => !Number.isNaN(value));
    expect(kept.map(({ t }) => t)).toEqual([0, 2, 5, 7]);
  });
});

describe("a plot of a run", () => {
  const [energy] = FREE_BODY_PLOTS as readonly [PlotKind];

  it("shows a lane that explodes up to where it leaves, and where it ends", () => {
    const run = wholeRun("racketMiddleAxis", ["explicit", "implicit-body"], 60);
    const { curves, range } = plotPicture(energy, run, { from: 0, to: 60 });
    const [exploding, calm] = curves;
    expect(exploding?.leaves?.value).toBe(range.high);
    expect(exploding?.diverges?.t).toBeCloseTo(((run.lanes[0]?.end?.frame ?? 0) - 1) / 60, 9);
    expect(exploding?.last).toBeNull();
    expect(calm?.leaves).toBeNull();
    expect(calm?.last?.value).toBe(run.lanes[1]?.values.energy?.[3600]);
  });

  it("never draws outside its range", () => {
    const run = wholeRun("racketMiddleAxis", ["explicit", "momentum"], 30);
    for (const kind of FREE_BODY_PLOTS) {
      const { curves, range } = plotPicture(kind, run, { from: 0, to: 60 });
      for (const { value } of curves.flatMap(({ points }) => points)) {
        if (Number.isNaN(value)) continue;
        expect(value).toBeGreaterThanOrEqual(range.low);
        expect(value).toBeLessThanOrEqual(range.high);
      }
    }
  });
});
