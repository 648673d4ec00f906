import { describe, expect, it } from "vitest";
import { apart } from "../../src/ui/ScrubTicks";
import { thumbPlace, windowAround } from "../../src/ui/TimeSlider";

describe("the few seconds that a scrub covers", () => {
  it("hold the frame that they are asked for, and page on from their end", () => {
    const [last, span] = [3600, 360];
    for (let frame = 0; frame <= last; frame += 7) {
      const { from, to } = windowAround(frame, last, span);
      expect(from <= frame && frame <= to, `frame ${frame}`).toBe(true);
      expect(to - from).toBe(span);
    }
    expect(windowAround(360, last, span), "its last frame is at its end").toEqual({ from: 0, to: 360 });
    expect(windowAround(361, last, span).from).toBe(360);
  });

  it("end with the run where it is no whole number of them", () => {
    expect(windowAround(1000, 1000, 360)).toEqual({ from: 640, to: 1000 });
    expect(windowAround(730, 1000, 360)).toEqual({ from: 640, to: 1000 });
    expect(windowAround(719, 1000, 360)).toEqual({ from: 360, to: 720 });
  });

  it("are the whole of a run that is no longer", () => {
    expect(windowAround(50, 100, 360)).toEqual({ from: 0, to: 100 });
  });
});

describe("the thumb of a scrub", () => {
  it("never leaves the bar, even while the frame is one of the run that is still to come", () => {
    const window = { from: 360, to: 720 };
    expect(thumbPlace(540, window)).toBe("translateX(50.000cqw)");
    expect(thumbPlace(9000, window)).toBe("translateX(100.000cqw)");
    expect(thumbPlace(0, window)).toBe("translateX(0.000cqw)");
  });
});

describe("the ticks of a scrub", () => {
  it("stand apart, the first of a burst staying, whatever their order", () => {
    const kept = (frames: readonly number[], distance: number) =>
      apart(
        frames.map((frame) => ({ frame, words: "flip" })),
        distance,
      ).map(({ frame }) => frame);
    expect(kept([50, 10, 11, 12, 52, 90], 3)).toEqual([10, 50, 90]);
    expect(kept([10, 12, 14, 16], 3)).toEqual([10, 14]);
  });
});
