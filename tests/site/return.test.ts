import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, longTest, renderAllSections, STATE, STEPPING, test } from "./browser";
import { Figure } from "./figure";

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;

/** Where a part of the page stands below the window's upper edge [px]. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

async function isAtTop(page: Page, selector: string): Promise<boolean> {
  const top = await topOf(page, selector);
  return top > -1 && top < 100;
}

/**
 * A font that comes too late is left out (font-display: optional), and is there when the reader comes back: the text is
 * then longer or shorter. What is tested here is the same text.
 */
function withoutFonts(page: Page): Promise<void> {
  return page.route("**/*.woff2", (route) => route.abort("aborted")).then(() => undefined);
}

test.for(chosen([PHONE, { viewport: { width: 1440, height: 900 } }], (screen) => screen === PHONE))(
  "whoever comes back to a page finds place and figure as they were left, %s",
  async (screen, { visit }) => {
    const page = await visit(STEPPING, { ...screen, prepare: withoutFonts });
    const figure = await Figure.hydrated(page, "compare");
    await figure.scrubTo(321);
    // What is laid out above a place moves it, so that comes first.
    await renderAllSections(page);
    await page.locator("#compare .transport").evaluate((part) => part.scrollIntoView({ block: "center" }));
    const left = await topOf(page, "#compare .transport");
    await page.goto("about:blank");
    await page.goBack();
    // By itself: whoever looked for the figure would move the page.
    await page.locator("#compare .picture[data-renderer]").first().waitFor({ state: "attached" });
    await expect.poll(() => figure.frame()).toBe(321);
    await expect
      .poll(async () => Math.abs((await topOf(page, "#compare .transport")) - left))
      .toBeLessThan(3);
  },
);

/** An equation that stands in a fold. */
const FOLDED = "angular-rate-steps";

longTest("whoever asks for a place in a fold, which is closed before, finds it open", async ({ visit }) => {
  const page = await visit(STATE);
  expect(await page.locator(`#${FOLDED}`).isVisible()).toBe(false);
  const there = await visit(`${STATE}#${FOLDED}`);
  await expect.poll(() => there.locator(`#${FOLDED}`).isVisible()).toBe(true);
});

longTest("whoever asks for a place in a link from elsewhere, gets there", async ({ visit }) => {
  const page = await visit(`${STEPPING}#compare`, PHONE);
  await expect.poll(() => isAtTop(page, "#compare")).toBe(true);
});

longTest(
  "whoever asks for a place in a link or a phrase far above it, gets there too, without having read what is between",
  async ({ visit }) => {
    const page = await visit(CHAPTER, PHONE);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "#poinsot";
      link.textContent = "far below";
      document.querySelector("main p")?.append(link);
    });
    await page.getByRole("link", { name: "far below" }).click();
    await expect.poll(() => isAtTop(page, "#poinsot")).toBe(true);
    await renderAllSections(page);
    await expect.poll(() => isAtTop(page, "#poinsot")).toBe(true);
  },
);
