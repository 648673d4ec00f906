import type { AddressInfo } from "node:net";
import { describe, expect, inject } from "vitest";
import { serve } from "../../src/cli/serve";
import { CHAPTER, FIRST_PAGE, MISSING_NOISE, test } from "./browser";
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
