import { describe, expect, it } from "vitest";
import { countFlips, noFlips } from "../../src/core/diagnostics/flips";
import { isDiverged } from "../../src/core/dynamics/state";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { rangeAround } from "../../src/figures/simulation/runEvents";
import { Player } from "../../src/playback/player";

const FRAMES = 1200;
const racket = parseScenario({
  ...SCENARIOS.racketMiddleAxis.scenario,
  frames: FRAMES,
  lanes: [{ angular: "none" }, { angular: "splitting" }],
});

/** A player that repeats some frames, and the frames that it comes to in 400 pieces of wall time. */
function framesWhileRepeating(from: number, to: number, start: number, speed = 1): number[] {
  const player = new Player(racket);
  player.setSpeed(speed);
  player.setRepeat({ from, to });
  player.seek(start);
  player.play();
  return Array.from({ length: 400 }, () => {
    player.elapse(0.017);
    return player.frame;
  });
}

describe("frames that are repeated", () => {
  it("are all that is played, at every speed, as long as it plays", () => {
    for (const speed of [0.25, 1, 4]) {
      const frames = framesWhileRepeating(100, 130, 110, speed);
      expect(Math.min(...frames)).toBe(100);
      expect(Math.max(...frames)).toBeLessThan(130);
    }
  });

  it("take the time that they take: the clock loses nothing where they begin again", () => {
    const [from, to, dt] = [100, 137, racket.dt];
    const frames = framesWhileRepeating(from, to, from);
    frames.forEach((frame, piece) => {
      const passed = Math.floor(((piece + 1) * 0.017) / dt + 1e-6);
      // The clock may owe a frame that rounding has kept from it.
      const expected = [passed - 1, passed].map(
        (each) => from + (((each % (to - from)) + to - from) % (to - from)),
      );
      expect(expected).toContain(frame);
    });
  });

  it("begin at their first where play is pressed outside of them, or at their last", () => {
    for (const start of [90, 130, 900]) {
      const frames = framesWhileRepeating(100, 130, start);
      expect(frames[0]).toBeLessThan(105);
      expect(Math.min(...frames)).toBe(100);
    }
  });

  it("may end with the run, and are given up with it where another is shorter", () => {
    expect(Math.max(...framesWhileRepeating(FRAMES - 30, FRAMES, FRAMES - 10))).toBeLessThan(FRAMES);
    const player = new Player(racket);
    player.setRepeat({ from: 1000, to: FRAMES });
    player.load({ ...racket, frames: 900 });
    expect(player.repeat).toBeNull();
    expect(() => player.setRepeat({ from: 0, to: 901 })).toThrow(RangeError);
  });
});

describe("the frames between two marks", () => {
  const player = new Player(racket);

  it("hold one flip's journey: it flips at both ends, and not between", () => {
    const start = rangeAround(player, 0);
    const { from, to } = rangeAround(player, start.to + 1);
    expect(start.from).toBe(0);
    expect(from).toBe(start.to);
    let flips = noFlips;
    const at: number[] = [];
    for (let frame = 0; frame <= to; frame++) {
      const instant = player.instant(1, frame);
      if (isDiverged(instant)) throw new Error("the run ends");
      const next = countFlips(player.system, instant, flips);
      if (next.flips > flips.flips) at.push(frame);
      flips = next;
    }
    expect(at.slice(-2)).toEqual([from, to]);
  });

  it("are the whole of a run without marks, and reach to its end after the last", () => {
    const still = new Player({ ...racket, lanes: racket.lanes.slice(0, 1) });
    expect(rangeAround(still, 300)).toEqual({ from: 0, to: FRAMES });
    expect(rangeAround(player, FRAMES).to).toBe(FRAMES);
    expect(rangeAround(player, FRAMES).from).toBeLessThan(FRAMES);
  });
});
