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

/** Until the figure's program shows its picture in the one way or the other: some frames after the figure answers. */
const shown = (page: Page, renderer: "canvas" | "svg") =>
  page.locator(`#tumbling .picture[data-renderer=${renderer}]`).waitFor();

const drawn = (page: Page) => pixelsOf(page.locator("#tumbling .picture"));

/** Pixels of a picture in motion that its SVG has nothing like. Measured: 26; without the name of one arrow, 57 at least. */
const MOST_STRAY = 40;

/** The page itself can have no context of a canvas that a worker paints on: its own thread is left to the reader. */
const isPaintedByWorker = (picture: Element): boolean => {
  try {
    return picture.querySelector("canvas")?.getContext("2d") === null;
  } catch (error) {
    return (error as DOMException).name === "InvalidStateError";
  }
};

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
      await shown(page, "canvas");
      // Or Chromium would take many samples of each pixel of the stills below.
      expect(await page.locator(".unsmoothed-dot path").evaluate(shapeRenderingOf)).toBe("crispedges");
      const before = await drawn(page);
      await expect.poll(() => drawn(page)).not.toBe(before);
      await page.getByRole("button", { name: "Pause" }).click();
      // The button says so at once; the SVG takes the canvas's place with the next frame.
      await shown(page, "svg");
      expect(await page.getByRole("button", { name: "Play" }).isVisible()).toBe(true);
      const stopped = await drawn(page);
      await page.waitForTimeout(300);
      expect(await drawn(page)).toBe(stopped);
    },
  );

  test.for(chosen(["light", "dark"] as const, (theme) => theme === "light"))(
    "looks in motion as it does at rest, in the %s theme",
    async (theme, { visit }) => {
      const page = await visit(FIRST_PAGE, { colorScheme: theme, reducedMotion: "reduce" });
      await shown(page, "svg");
      // In the first frame of a motion no time has passed: the worker paints what the SVG shows before and after.
      await page.evaluate(async () => {
        const button = document.querySelector<HTMLElement>("#tumbling .play-alone button");
        button?.click();
        await new Promise(requestAnimationFrame);
        button?.click();
      });
      const picture = page.locator("#tumbling .picture");
      const shot = async (renderer: "canvas" | "svg") => {
        await picture.evaluate((picture, renderer) => {
          picture.dataset.renderer = renderer;
        }, renderer);
        return (await picture.screenshot()).toString("base64");
      };
      const stray = async () => {
        const [moving, still] = [await shot("canvas"), await shot("svg")];
        return Math.max(await strayPixels(page, moving, still), await strayPixels(page, still, moving));
      };
      // The frame may still be with the worker.
      await expect.poll(stray).toBeLessThan(MOST_STRAY);
      expect(await picture.evaluate(isPaintedByWorker)).toBe(true);
    },
  );

  test("moves as an SVG where what paints it cannot be had", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, {
      prepare: async (page) => {
        await page.route("**/painter.worker*", (route) => route.abort());
      },
      expectedNoise: /painter\.worker/,
    });
    await shown(page, "svg");
    const before = await drawn(page);
    await expect.poll(() => drawn(page)).not.toBe(before);
  });

  test("stands still where nothing is to move", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { reducedMotion: "reduce" });
    await shown(page, "svg");
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
