import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, FIRST_PAGE, longTest, MISSING_NOISE, test } from "./browser";
import { Figure } from "./figure";
import { serve } from "./serve";

/** The same site, served under a folder. */
async function underFolder(use: (site: string) => Promise<void>): Promise<void> {
  const server = await serve(inject("siteFolder"), "/some/where/");
  try {
    await use(server.address);
  } finally {
    await server.close();
  }
}

longTest("in a folder of another site both pages arrive whole, and lead to each other", ({ visit }) =>
  underFolder(async (site) => {
    const page = await visit(FIRST_PAGE, { site });
    await Figure.hydrated(page, "tumbling");
    await page.getByRole("link", { name: "gyroscopic" }).first().click();
    await page.waitForURL(site + CHAPTER);
    await Figure.hydrated(page, "racket");
    await page.getByRole("link", { name: "Tumble", exact: true }).click();
    await page.waitForURL(site);
    await Figure.hydrated(page, "tumbling");
    await page.close();
  }),
);

const NOWHERE = ["nowhere", "chapters/nowhere/", "chapters/euler-equation/very/deep/page.html"];
const DEEPEST = NOWHERE.slice(-1);

test.for(chosen(NOWHERE, (path) => DEEPEST.includes(path)))(
  "an address that is not there, /%s, is answered with status 404 and a whole page that leads home",
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

/** The page for a missing address has its style, fonts and theme button, and its links lead to the site. */
async function expectWholePage(page: Page, site: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "no page here" }).waitFor();
  await page.waitForFunction(() => document.querySelector("[data-theme-button]")?.hasAttribute("title"));
  const look = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter(({ status }) => status === "loaded");
    const rulesIn = (group: { readonly cssRules: CSSRuleList }): number =>
      [...group.cssRules].reduce(
        (sum, rule) => sum + 1 + ("cssRules" in rule ? rulesIn(rule as CSSLayerBlockRule) : 0),
        0,
      );
    const sheet = document.styleSheets[0];
    return { fonts: fonts.length, rules: sheet ? rulesIn(sheet) : 0 };
  });
  expect(look.fonts, "text and labels in their fonts").toBeGreaterThan(1);
  expect(look.rules, "with the notebook's style").toBeGreaterThan(20);
  await page.getByRole("button", { name: "Theme" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  const notices = page.getByRole("link", { name: "Licences and notices" });
  await expect
    .poll(() => notices.evaluate((link: HTMLAnchorElement) => link.href))
    .toBe(`${site}notices.txt`);
  await page.getByRole("link", { name: "first page" }).click();
  await page.waitForURL(site);
}
