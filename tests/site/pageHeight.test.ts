import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { IMPULSE, test } from "./browser";
import { PAGES } from "./pages";
import { waitingForFonts } from "./waitingForFonts";

/** The share of a page's height that the bar at its side may be wrong by. */
const MARGIN = 0.03;

/** The longest chapter, for every change. */
const MEASURED = chosen(PAGES, (path) => path === IMPULSE);

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Where this fails the sections have changed: `npm run heights` measures them again. */
describe("how long a page is", () => {
  test.for(
    [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ].flatMap((viewport) => MEASURED.map((path) => [path, viewport] as const)),
  )("is known before it is laid out: /%s, %s", async ([path, viewport], { visit }) => {
    const prepare = (page: Page) => page.route(/\/$/, waitingForFonts).then(() => undefined);
    const page = await visit(path, { viewport, prepare, bypassCSP: true });
    const first = await height(page);
    await page.evaluate(async () => {
      document.documentElement.dataset.layout = "whole";
      // Of the stand-ins a machine has some, and the others fail.
      await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    });
    const last = await height(page);
    expect(Math.abs(first / last - 1), `${first} px, and in truth ${last}`).toBeLessThanOrEqual(MARGIN);
  });
});
