import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, FIRST_PAGE, webglTest as test } from "./browser";
import { Figure } from "./figure";

// That nothing is said is checked wherever a page is visited; here a reader does everything once.
describe("the console stays silent, nothing fails to arrive, and nothing comes from elsewhere", () => {
  test.for([
    [CHAPTER, "racket"],
    [FIRST_PAGE, "tumbling"],
  ] as const)("through a whole visit to /%s", async ([path, id], { visit }) => {
    const page = await visit(path);
    await scrollThrough(page);
    const figure = await Figure.alive(page, id, "webgl");
    await figure.press("Play");
    await page.waitForTimeout(500);
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await figure.press("Pause");
    await figure.press("Step forward");
    await figure.press("Step back");
    await figure.choose("Speed", "2");
    for (const checkbox of await figure.root.getByRole("checkbox").all()) {
      await checkbox.click();
      await figure.settled();
      await checkbox.click();
    }
    await figure.press("Expand");
    await figure.press("Play");
    await page.setViewportSize({ width: 700, height: 900 });
    await page.waitForTimeout(300);
    await page.keyboard.press("Escape");
    await figure.press("Reset");
    await figure.press("Reset view");
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
    await Figure.alive(page, id, "webgl");
    expect(await page.title()).toContain("Tumble");
  });

  test.for([CHAPTER, FIRST_PAGE])(
    "through every link of /%s within the notebook",
    async (path, { visit }) => {
      const page = await visit(path);
      const origin = new URL(page.url()).origin;
      const addresses = await page
        .locator("a[href]")
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
      const within = addresses.filter((address) => new URL(address).origin === origin);
      expect(within.length).toBeGreaterThan(2);
      for (const address of within) {
        const response = await page.request.get(address);
        expect(response.status(), address).toBe(200);
        const { hash } = new URL(address);
        if (hash) expect((await response.text()).includes(`id="${hash.slice(1)}"`), address).toBe(true);
      }
    },
  );
});

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 900) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
