import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../../chosen";
import { FIRST_PAGE, test } from "../../site/browser";
import { pixelsOf, strayPixels } from "../../site/pixels";

/** A laptop's window between the browser's bars, and a phone's. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
] as const;

/** Until the figure's program has drawn its first picture: a frame after the figure answers. */
const live = (page: Page) => page.locator("#tumbling .picture[data-renderer]").waitFor();

const drawn = (page: Page) => pixelsOf(page.locator("#tumbling .picture"));

/** Pixels of a picture in motion that its SVG has nothing like. Measured: 20 at most; without the name of one arrow, 46 at least. */
const MOST_STRAY = 40;

/** On a graphics processor the page's first canvas would keep the page waiting until that processor is set up. */
const isInMemory = (picture: Element): boolean | undefined =>
  picture.querySelector("canvas")?.getContext("2d")?.getContextAttributes().willReadFrequently;

const shapeRenderingOf = (shape: Element): string => getComputedStyle(shape).shapeRendering.toLowerCase();

describe("the first page", () => {
  test.for(chosen(WINDOWS, ({ width }) => width === 390))(
    "asks its question, and moves, within $width × $height",
    async (viewport, { visit }) => {
      const page = await visit(FIRST_PAGE, { viewport });
      for (const part of [page.getByRole("heading", { level: 1 }), page.locator("#tumbling .picture")]) {
        const box = await part.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      }
      await live(page);
      // Or Chromium would take many samples of each pixel of the stills below.
      expect(await page.locator(".unsmoothed-dot path").evaluate(shapeRenderingOf)).toBe("crispedges");
      const before = await drawn(page);
      await expect.poll(() => drawn(page)).not.toBe(before);
      await page.getByRole("button", { name: "Pause" }).click();
      // The button says so at once; the SVG takes the canvas's place with the next frame.
      await page.locator("#tumbling .picture[data-renderer=svg]").waitFor();
      expect(await page.getByRole("button", { name: "Play" }).isVisible()).toBe(true);
      const stopped = await drawn(page);
      await page.waitForTimeout(300);
      expect(await drawn(page)).toBe(stopped);
    },
  );

  test.for(chosen(["light", "dark"] as const, (theme) => theme === "light"))(
    "looks in motion as it does at rest, in the %s theme",
    async (theme, { visit }) => {
      const page = await visit(FIRST_PAGE, { colorScheme: theme });
      await page.locator("#tumbling .picture[data-renderer=canvas]").waitFor();
      const picture = page.locator("#tumbling .picture");
      // One task: what the canvas shows is what the SVG is drawn for, and no frame follows.
      const markup = await picture.evaluate((picture) => {
        window.dispatchEvent(new Event("beforeprint"));
        document.querySelector<HTMLElement>("#tumbling .play-alone button")?.click();
        return picture.querySelector("svg")?.innerHTML ?? "";
      });
      await page.locator("#tumbling .picture[data-renderer=svg]").waitFor();
      const shot = async (renderer: "canvas" | "svg") => {
        await picture.evaluate(
          (picture, { renderer, markup }) => {
            picture.dataset.renderer = renderer;
            const svg = picture.querySelector("svg");
            if (svg) svg.innerHTML = markup;
          },
          { renderer, markup },
        );
        return (await picture.screenshot()).toString("base64");
      };
      const [moving, still] = [await shot("canvas"), await shot("svg")];
      const stray = [await strayPixels(page, moving, still), await strayPixels(page, still, moving)];
      console.log(`${theme}: ${stray.join(" and ")} stray pixels`);
      expect(Math.max(...stray)).toBeLessThan(MOST_STRAY);
      expect(await picture.evaluate(isInMemory)).toBe(true);
    },
  );

  test("stands still where nothing is to move", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { reducedMotion: "reduce" });
    await live(page);
    const before = await drawn(page);
    await page.waitForTimeout(500);
    expect(await drawn(page)).toBe(before);
    expect(await page.getByRole("button", { name: "Play" }).isVisible()).toBe(true);
  });

  test("has three ways in, and says how long each chapter takes", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { javaScriptEnabled: false });
    const doors = page.getByRole("navigation", { name: "Three ways in" }).getByRole("link");
    expect(await doors.count()).toBe(3);
    for (const minutes of await page.locator(".chapter-minutes").allTextContents())
      expect(minutes).toMatch(/^\d+ min$/);
    expect(await page.locator(".chapters .still svg").count()).toBe(
      await page.locator(".chapters li").count(),
    );
  });
});
