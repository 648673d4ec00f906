import { describe, expect } from "vitest";
import { CHAPTER, test } from "./browser";

describe("a term that is pressed", () => {
  test("says what it is, where it is first used, and where all symbols are", async ({ visit }) => {
    const page = await visit(CHAPTER, { reducedMotion: "reduce" });
    await page.locator('p .term[data-term="omega"]').first().click();
    const card = page.locator("#term-card");
    await expect.poll(() => card.isVisible()).toBe(true);
    expect(await card.textContent()).toMatch(/ω angular velocity.*rad\/s.*world.*First used in chapter 0/);

    // A letter in a formula says the same.
    await page.keyboard.press("Escape");
    await expect.poll(() => card.isVisible()).toBe(false);
    await page.locator('p .katex-html [data-term="omega"]').first().click();
    await expect.poll(() => card.isVisible()).toBe(true);
    expect(await card.textContent()).toMatch(/^ω angular velocity/);

    await card.getByRole("link", { name: "all symbols" }).click();
    await expect.poll(() => page.locator("tr#symbol-omega").isVisible()).toBe(true);
    await expect.poll(() => card.isVisible()).toBe(false);

    await page.locator("tr#symbol-omega").getByRole("link").click();
    await page.waitForURL(/state-and-momentum\/#./);
    const anchor = new URL(page.url()).hash.slice(1);
    await expect.poll(() => page.locator(`[id="${anchor}"]`).isVisible()).toBe(true);
  });

  test("does so for the keyboard too, and goes at Escape", async ({ visit }) => {
    const page = await visit(CHAPTER);
    const button = page
      .locator('.equation-legend button[data-term="momentum"]:not(details:not([open]) *)')
      .first();
    // As a reader's first Tab does, it renders the sections that the first paint left out; nothing in them can be focused before.
    await page.keyboard.press("Tab");
    await button.focus();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    const card = page.locator("#term-card");
    await expect.poll(() => card.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("#term-card") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => card.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
