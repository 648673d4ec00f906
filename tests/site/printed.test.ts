import { expect } from "vitest";
import { CHAPTER, IMPULSE, longTest, test } from "./browser";
import { Figure } from "./figure";

test("paper shows a figure that nobody touched where something is seen, and else as it stands", async ({
  visit,
}) => {
  const page = await visit(CHAPTER);
  const still = page.locator(".printed-still:has(+ .island #racket)");
  const stage = page.locator("#racket .figure-stage");
  expect([await still.isVisible(), await stage.isVisible()]).toEqual([false, true]);
  await page.emulateMedia({ media: "print" });
  expect([await still.isVisible(), await stage.isVisible()]).toEqual([true, false]);
  expect(await still.locator(".printed-state").textContent()).toContain("1.20 s");
  expect(await page.locator("#racket figcaption").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  const racket = await Figure.hydrated(page, "racket");
  await racket.press("Step forward", 3);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  expect([await still.isVisible(), await stage.isVisible()]).toEqual([false, true]);
});

longTest("paper leaves out rows in which all is zero", async ({ visit }) => {
  const page = await visit(IMPULSE, { javaScriptEnabled: false });
  await page.emulateMedia({ media: "print" });
  const row = (name: string) => page.locator("#throw .all-numbers tr", { hasText: name }).first();
  expect(await row("Kinetic energy").isVisible()).toBe(true);
  expect(await row("Angular velocity").isVisible()).toBe(false);
});
