import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, STEPPING, webglTest as test } from "./browser";
import { Figure } from "./figure";

// That nothing is said is checked wherever a page is visited; here a reader does everything once.
describe("the console stays silent, nothing fails to arrive, and nothing comes from elsewhere", () => {
  test.for([
    [CHAPTER, "racket"],
    [STEPPING, "frame"],
  ] as const)("through a whole visit to /%s", async ([path, id], { visit }) => {
    const page = await visit(path);
    await scrollThrough(page);
    const figure = await Figure.hydrated(page, id, "webgl");
    await figure.press("Play");
    await reaches(figure, 10);
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await figure.press("Pause");
    await figure.press("Step forward");
    await figure.press("Step back");
    await figure.choose("Speed", "2");
    await figure.openMore();
    for (const checkbox of await figure.root.getByRole("checkbox").all()) {
      await checkbox.click();
      await figure.settled();
      await checkbox.click();
    }
    await figure.fillWindow();
    await figure.press("Play");
    await page.setViewportSize({ width: 700, height: 900 });
    await reaches(figure, (await figure.frame()) + 5);
    await figure.leaveWindow();
    await figure.press("Reset");
    await figure.press("Turn the view back");
    if (id === "racket") {
      await figure.choose("Layout", "overlaid");
      await figure.press("Step forward");
      await figure.choose("Layout", "side-by-side");
      for (const formulation of ["explicit", "implicit-body", "none"]) {
        await figure.choose("Formulation A", formulation);
        await figure.scrubTo(3600);
      }
    }
    await page.goto("about:blank");
    await page.goBack();
    await Figure.hydrated(page, id, "webgl");
    expect(await page.title()).toContain("Tumble");
  });
});

/** Waits until a figure that plays has come so far. */
async function reaches(figure: Figure, frame: number): Promise<void> {
  await expect.poll(() => figure.frame(), { timeout: 10_000, interval: 30 }).toBeGreaterThanOrEqual(frame);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 900) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
