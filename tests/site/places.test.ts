import type { AddressInfo } from "node:net";
import { describe, expect, inject } from "vitest";
import { serve } from "../../src/cli/serve";
import { CHAPTER, FIGURES, FIRST_PAGE, MISSING_NOISE, test } from "./browser";
import { Figure } from "./figure";

describe("in a folder of another site", () => {
  test("both pages arrive whole, and lead to each other", async ({ visit }) => {
    const server = await serve(inject("siteFolder"), 0, "/some/where/");
    try {
      const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/where/`;
      const page = await visit(FIRST_PAGE, { site });
      await Figure.alive(page, "tumbling");
      await page.getByRole("link", { name: "gyroscopic" }).first().click();
      await page.waitForURL(site + CHAPTER);
      await Figure.alive(page, "racket");
      await page.getByRole("link", { name: "Tumble", exact: true }).click();
      await page.waitForURL(site);
      await Figure.alive(page, "tumbling");
      await page.close();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe("an address that is not there", () => {
  test.for(["nowhere", "chapters/euler-equation/very/deep/page.html"])(
    "/%s is answered with status 404 and a whole page that leads home",
    async (path, { visit }) => {
      const page = await visit(path, { expectedNoise: MISSING_NOISE });
      const status = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return navigation?.responseStatus;
      });
      expect(status).toBe(404);
      await page.getByRole("heading", { level: 1, name: "no page here" }).waitFor();
      const styled = await page.evaluate(() =>
        [...document.styleSheets].some((sheet) => sheet.cssRules.length > 20),
      );
      expect(styled, "with the notebook's style").toBe(true);
      await page.getByRole("link", { name: "first page" }).click();
      await page.waitForURL(inject("site"));
    },
  );
});

describe("on paper", () => {
  test.for(FIGURES)("/%s shows the present frame as SVG, and no controls", async ([path, id], { visit }) => {
    const page = await visit(path);
    const figure = await Figure.alive(page, id);
    const svg = figure.pictures.first().locator("svg");
    const still = await svg.innerHTML();
    await figure.scrubTo(450);
    await page.pdf();
    const printed = await svg.innerHTML();
    expect(printed, "what is printed is what the figure stood at").not.toBe(still);
    await page.emulateMedia({ media: "print" });
    expect(await svg.isVisible()).toBe(true);
    expect(await figure.pictures.first().locator("canvas").isVisible()).toBe(false);
    expect(await svg.locator(".face").count()).toBeGreaterThan(0);
    for (const control of await figure.root.locator("button, input, [role=switch]").all()) {
      expect(await control.isVisible(), await control.evaluate((element) => element.outerHTML)).toBe(false);
    }
  });
});

describe("where motion is to be reduced", () => {
  test.for(FIGURES)("nothing on /%s moves by itself", async ([path, id], { visit }) => {
    const page = await visit(path, { reducedMotion: "reduce", before: countAnimationFrames });
    const figure = await Figure.alive(page, id);
    await page.waitForTimeout(500);
    const frame = await figure.frame();
    const moved = await page.evaluate(async () => {
      const counted = window as unknown as { animationFrames: number };
      const before = counted.animationFrames;
      await new Promise((done) => setTimeout(done, 1000));
      return counted.animationFrames - before;
    });
    expect(moved).toBe(0);
    expect(await figure.frame()).toBe(frame);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    await figure.press("Step forward");
    expect(await figure.frame(), "but steps when asked").toBe(frame + 1);
  });
});

function countAnimationFrames(): void {
  const counted = { animationFrames: 0 };
  const request = window.requestAnimationFrame.bind(window);
  Object.defineProperty(window, "animationFrames", { get: () => counted.animationFrames });
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      counted.animationFrames += 1;
      callback(time);
    });
}
