import { describe, expect } from "vitest";
import { CHAPTER, webglTest as test } from "./browser";
import { Figure } from "./figure";
import { drawnBothWays } from "./pixels";

const FORCED = { viewport: { width: 960, height: 1100 }, forcedColors: "active" } as const;

/** Pixels out of some 180 000. Measured: 106 at most; 29 344 while the probe of the colours took the forced ones. */
const MOST_STRAY = 300;

describe("where the system forces its own colours", () => {
  test("a switch shows its track, and by its thumb whether it is on", async ({ revisit }) => {
    const page = await revisit(CHAPTER, FORCED);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    const track = racket.gyroscopicSwitch.locator(".switch-track");
    const lookOf = () =>
      track.evaluate((element) => {
        const thumb = element.querySelector(".switch-thumb");
        if (!thumb) throw new Error("a switch without a thumb");
        const [outer, inner] = [getComputedStyle(element), getComputedStyle(thumb)];
        return {
          track: outer.backgroundColor,
          border: outer.borderTopStyle,
          thumb: inner.backgroundColor,
          shift: inner.translate,
        };
      });
    const on = await lookOf();
    await racket.gyroscopicSwitch.click();
    await expect.poll(async () => (await lookOf()).shift).not.toBe(on.shift);
    await track.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const off = await lookOf();
    for (const { track, thumb, border } of [on, off]) {
      expect(border).toBe("solid");
      expect(thumb).not.toBe(track);
    }
    expect(on.track).not.toBe(off.track);
  });

  test("a picture keeps its own, whichever way it is drawn", async ({ visit }) => {
    const page = await visit(CHAPTER, FORCED);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    const { stray } = await drawnBothWays(racket.pictures.first());
    console.log(`forced colours: ${stray} stray pixels`);
    expect(stray).toBeLessThan(MOST_STRAY);
  });
});
