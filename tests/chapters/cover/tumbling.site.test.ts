import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../../chosen";
import { FIRST_PAGE, longTest, test } from "../../site/browser";
import { pixelsOf } from "../../site/pixels";

/** A laptop's window between the browser's bars, and a phone's. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
] as const;

/** The reader's first move, and until the figure's program draws its picture. */
async function arrive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator("#tumbling .picture[data-renderer=svg]").waitFor();
}

const drawn = (page: Page) => pixelsOf(page.locator("#tumbling .picture"));

const shapeRenderingOf = (shape: Element): string => getComputedStyle(shape).shapeRendering.toLowerCase();

describe("the first page", () => {
  test.for(chosen(WINDOWS, ({ width }) => width === 390))(
    "asks its question, and moves once its reader does, within $width × $height",
    async (viewport, { visit }) => {
      const page = await visit(FIRST_PAGE, { viewport });
      for (const part of [page.getByRole("heading", { level: 1 }), page.locator("#tumbling .picture")]) {
        const box = await part.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      }
      await arrive(page);
      // Or Chromium would take many samples of each pixel of the stills below.
      expect(await page.locator(".unsmoothed-dot path").evaluate(shapeRenderingOf)).toBe("crispedges");
      const before = await drawn(page);
      await expect.poll(() => drawn(page)).not.toBe(before);
      await page.getByRole("button", { name: "Pause" }).click();
      await page.getByRole("button", { name: "Play" }).waitFor();
      const stopped = await drawn(page);
      await page.waitForTimeout(300);
      expect(await drawn(page)).toBe(stopped);
    },
  );

  longTest("stands still where nothing is to move", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { reducedMotion: "reduce" });
    await arrive(page);
    const before = await drawn(page);
    await page.waitForTimeout(500);
    expect(await drawn(page)).toBe(before);
    expect(await page.getByRole("button", { name: "Play" }).isVisible()).toBe(true);
  });

  longTest("has its ways in beside the picture on a laptop, and none below the window", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { viewport: { width: 1440, height: 900 } });
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const [doors, figure] = [await bottom(".door"), await bottom("#tumbling")];
    expect(doors).toBeLessThan(900);
    // Measured 10 px; a door is 83 px high.
    expect(Math.abs(figure - doors)).toBeLessThan(60);
  });

  test("has four ways in, and says how long each chapter takes", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { javaScriptEnabled: false });
    const doors = page.getByRole("navigation", { name: "Four ways in" }).getByRole("link");
    expect(await doors.count()).toBe(4);
    for (const minutes of await page.locator(".chapter-minutes").allTextContents())
      expect(minutes).toMatch(/^\d+ min$/);
    expect(await page.locator(".chapters .still svg").count()).toBe(
      await page.locator(".chapters li").count(),
    );
  });
});
