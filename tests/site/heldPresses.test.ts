import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, test } from "./browser";

/** Answers every request for the program behind presses in the text in one way. */
const answering = (answer: (route: Route) => Promise<void>) => ({
  prepare: async (page: Page) => {
    await page.route(/\/pressesInText-[^/]*\.js$/, answer);
  },
});

describe("a press in the text whose answer is still on its way", () => {
  test("is not lost, nor followed as the link that it is without scripts", async ({ visit }) => {
    let letThrough = () => {};
    const held = new Promise<void>((done) => {
      letThrough = done;
    });
    const page = await visit(
      CHAPTER,
      answering(async (route) => {
        await held;
        await route.continue();
      }),
    );
    await page.locator("[data-do]").first().click();
    await page.locator('p .term[data-term="omega"]').first().click();
    expect(new URL(page.url()).hash).toBe("");
    expect(await page.locator("#term-card").count()).toBe(0);

    letThrough();
    await expect.poll(() => page.locator("#term-card").isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => history.state?.presses)).toBe(1);
    expect(new URL(page.url()).hash).toBe("");
  });

  test("leads to the figure where the answer cannot be had", async ({ visit }) => {
    const page = await visit(CHAPTER, {
      ...answering((route) => route.abort()),
      expectedNoise: /pressesInText|ERR_FAILED/,
    });
    const phrase = page.locator("[data-do]").first();
    const figure = await phrase.getAttribute("data-do");
    await phrase.click();
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${figure}`);
  });
});
