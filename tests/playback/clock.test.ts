import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_ELAPSED, tick } from "../../src/playback/clock";
import { forAll } from "../core/fuzz/effort";

const DT = 1 / 60;

describe("the fixed-step clock", () => {
  it("turns any sequence of stretches into the whole frames that fit, and owes less than one", () => {
    const stretches = fc.array(fc.double({ min: 0, max: LONGEST_ELAPSED, noNaN: true }), { maxLength: 200 });
    const speeds = fc.constantFrom(0.1, 0.25, 0.5, 1, 2, 4);
    forAll(100, [stretches, speeds], (parts, speed) => {
      let owed = 0;
      let frames = 0;
      for (const part of parts) {
        const ticked = tick(owed, part, speed, DT);
        owed = ticked.owed;
        frames += ticked.frames;
        expect(ticked.fraction).toBeGreaterThanOrEqual(0);
        expect(ticked.fraction).toBeLessThan(1);
      }
      const simulated = speed * parts.reduce((sum, part) => sum + part, 0);
      // Each stretch rounds once or twice, by at most one unit in the last place of a time below 100 s.
      expect(Math.abs(frames * DT + owed - simulated)).toBeLessThan(parts.length * 3e-14 + 1e-15);
    });
  });

  it("runs slow on a slow machine and never tries to catch up", () => {
    const ticked = tick(0, 30, 1, DT);
    expect(ticked.frames).toBe(Math.floor(LONGEST_ELAPSED / DT));
  });

  it("stands still when time runs backwards", () => {
    expect(tick(0, -5, 1, DT)).toEqual({ owed: 0, frames: 0, fraction: 0 });
  });
});
