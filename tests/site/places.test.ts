import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { serve } from "../../src/cli/serve";
import { CHAPTER, FIGURES, FIRST_PAGE, MISSING_NOISE, test } from "./browser";
import { Figure } from "./figure";

/** The same site, served under a folder. */
async function underFolder(use: (site: string) => Promise<void>): Promise<void> {
  const server = await serve(inject("siteFolder"), 0, "/some/where/");
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/some/where/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("in a folder of another site", () => {
  test("both pages arrive whole, and lead to each other", ({ visit }) =>
    underFolder(async (site) => {
      const page = await visit(FIRST_PAGE, { site });
      await Figure.alive(page, "tumbling");
      await page.getByRole("link", { name: "gyroscopic" }).first().click();
      await page.waitForURL(site + CHAPTER);
      await Figure.alive(page, "racket");
      await page.getByRole("link", { name: "Tumble", exact: true }).click();
      await page.waitForURL(site);
      await Figure.alive(page, "tumbling");
      await page.close();
    }));
});

const NOWHERE = ["nowhere", "chapters/nowhere/", "chapters/euler-equation/very/deep/page.html"];

describe("an address that is not there", () => {
  test.for(NOWHERE)(
    "/%s is answered with status 404 and a whole page that leads home",
    async (path, { visit }) => {
      const page = await visit(path, { expectedNoise: MISSING_NOISE });
      const status = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return navigation?.responseStatus;
      });
      expect(status).toBe(404);
      await expectWholePage(page, inject("site"));
    },
  );

  test.for([...NOWHERE, "very/deep/down/"])("/%s so does it under a folder", (path, { visit }) =>
    underFolder(async (site) => {
      const page = await visit(path, { site, expectedNoise: MISSING_NOISE });
      await expectWholePage(page, site);
      await page.close();
    }),
  );

  test("needs nothing but the page where no script runs", ({ visit }) =>
    underFolder(async (site) => {
      const asked: string[] = [];
      const prepare = async (page: Page) => {
        page.on("request", (request) => asked.push(request.url()));
      };
      const noise = { site, prepare, expectedNoise: MISSING_NOISE };
      const page = await visit("nowhere", { ...noise, javaScriptEnabled: false });
      await page.getByRole("heading", { level: 1, name: "no page here" }).waitFor();
      expect(asked.filter((address) => !address.startsWith("data:"))).toEqual([`${site}nowhere`]);
      await page.close();
    }));
});

/** The page for a missing address has its style, fonts and theme button, and its links lead to the site. */
async function expectWholePage(page: Page, site: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "no page here" }).waitFor();
  await page.waitForFunction(() => document.querySelector("[data-theme-button]")?.hasAttribute("title"));
  const look = await page.evaluate(async () => {
    const fonts = await Promise.all([...document.fonts].map((font) => font.load()));
    return { fonts: fonts.length, rules: document.styleSheets[0]?.cssRules.length ?? 0 };
  });
  expect(look.fonts, "text, labels and the notebook’s name in their fonts").toBe(3);
  expect(look.rules, "with the notebook's style").toBeGreaterThan(20);
  await page.getByRole("button", { name: "Theme" }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  const notices = page.getByRole("link", { name: "Licences and notices" });
  await expect
    .poll(() => notices.evaluate((link: HTMLAnchorElement) => link.href))
    .toBe(`${site}notices.txt`);
  await page.getByRole("link", { name: "first page" }).click();
  await page.waitForURL(site);
}

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
