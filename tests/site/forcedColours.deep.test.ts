import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, webglTest as test } from "./browser";
import { Figure } from "./figure";
import { drawnBothWays } from "./pixels";

const FORCED = { viewport: { width: 960, height: 1100 }, forcedColors: "active" } as const;

/**
 * Pixels out of some 180 000. Measured: 169 at most; 251 where the browser squeezed the canvas by a row, 309 where the canvas had another
 * font than the SVG in place of the page's, 29 344 while the probe of the colours took the forced ones.
 */
const MOST_STRAY = 210;

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

  // Last, as it takes the figure's renderer from it.
  test("a picture keeps its own, whichever way it is drawn and wherever it stands", async ({ revisit }) => {
    const page = await revisit(CHAPTER, FORCED);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    // The switch has made it play.
    await racket.press("Reset");
    const picture = racket.pictures.first();
    for (const share of [0, 0.3, 0.55, 0.8]) {
      await standBetweenPixels(picture, share);
      const { stray } = await drawnBothWays(picture);
      console.log(`forced colours, ${share} px below a whole one: ${stray} stray pixels`);
      expect(stray).toBeLessThan(MOST_STRAY);
    }
  });
});

/** So far below a whole pixel of the screen [px]. */
function standBetweenPixels(picture: Locator, share: number): Promise<void> {
  return picture.evaluate((element: HTMLElement, share) => {
    element.style.top = "0";
    const { top } = element.getBoundingClientRect();
    element.style.top = `${Math.ceil(top) + share - top}px`;
  }, share);
}
