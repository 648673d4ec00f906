import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { FIRST_PAGE, test } from "../../site/browser";

/** A laptop's window between the browser's bars, and a phone's. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
] as const;

const drawn = (page: Page) => page.locator("#tumbling .picture svg").innerHTML();

describe("the first page", () => {
  test.for(WINDOWS)("asks its question, and moves, within $width × $height", async (viewport, { visit }) => {
    const page = await visit(FIRST_PAGE, { viewport });
    for (const part of [page.getByRole("heading", { level: 1 }), page.locator("#tumbling .picture")]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    }
    await page.locator("[data-alive] #tumbling").waitFor();
    const before = await drawn(page);
    await expect.poll(() => drawn(page)).not.toBe(before);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Play" }).waitFor();
    const stopped = await drawn(page);
    await page.waitForTimeout(300);
    expect(await drawn(page)).toBe(stopped);
  });

  test("stands still where nothing is to move", async ({ visit }) => {
    const page = await visit(FIRST_PAGE, { reducedMotion: "reduce" });
    await page.locator("[data-alive] #tumbling").waitFor();
    const before = await drawn(page);
    await page.waitForTimeout(500);
    expect(await drawn(page)).toBe(before);
    expect(await page.getByRole("button", { name: "Play" }).isVisible()).toBe(true);
  });

  test("has three ways in, and says how long each chapter takes", async ({ visit }) => {
    const page = await visit(FIRST_PAGE);
    const doors = page.getByRole("navigation", { name: "Three ways in" }).getByRole("link");
    expect(await doors.count()).toBe(3);
    for (const minutes of await page.locator(".chapter-minutes").allTextContents())
      expect(minutes).toMatch(/^\d+ min$/);
    expect(await page.locator(".chapters .still svg").count()).toBe(
      await page.locator(".chapters li").count(),
    );
  });
});
