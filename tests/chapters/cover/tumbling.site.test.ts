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

/** Plays for so many tenths of a second of the page's own time: what is then seen does not depend on this machine. */
async function playTenths(page: Page, tenths: number): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Play" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  for (let tenth = 0; tenth < tenths; tenth++) await page.clock.fastForward(100);
}

const drawn = (page: Page) => pixelsOf(page.locator("#tumbling .picture"));

/**
 * Pixels of a picture in motion that its SVG has nothing like. Measured: 3 at this moment of the throw, and up to 66 at others,
 * where many edges cross; without the name of one arrow, 46 at least.
 */
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
      await playTenths(page, 15);
      await shown(page, "canvas");
      const picture = page.locator("#tumbling .picture");
      // One task: what the canvas shows is what the SVG is drawn for, and no frame follows.
      const markup = await picture.evaluate((picture) => {
        window.dispatchEvent(new Event("beforeprint"));
        document.querySelector<HTMLElement>("#tumbling .play-alone button")?.click();
        return picture.querySelector("svg")?.innerHTML ?? "";
      });
      await page.clock.fastForward(100);
      await shown(page, "svg");
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
      const stray = async () => {
        const [moving, still] = [await shot("canvas"), await shot("svg")];
        return Math.max(await strayPixels(page, moving, still), await strayPixels(page, still, moving));
      };
      // The frame that was asked for last may still be with the worker.
      await expect.poll(stray).toBeLessThan(MOST_STRAY);
      expect(await picture.evaluate(isPaintedByWorker)).toBe(true);
    },
  );

  test("moves as an SVG where what paints it cannot be had", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, {
      prepare: (page) => page.route("**/painter.worker*", (route) => route.abort()).then(() => undefined),
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
