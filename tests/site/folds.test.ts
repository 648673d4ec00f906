import { describe, expect } from "vitest";
import { STATE, test } from "./browser";
import { Figure } from "./figure";

/** The figure of a driven spin stands in a fold. */
const FOLDED = "driven";

describe("a figure in a fold", () => {
  test("is out of sight until its fold is opened, which its address does", async ({ visit }) => {
    const page = await visit(STATE);
    const figure = page.locator(`#${FOLDED}`);
    expect(await figure.isVisible()).toBe(false);
    for (const address of [`#${FOLDED}`, `?figure=${FOLDED}&frame=3`]) {
      const there = await visit(STATE + address);
      await expect.poll(() => there.locator(`#${FOLDED}`).isVisible()).toBe(true);
      await Figure.alive(there, FOLDED);
    }
  });

  test("is opened by a phrase of the prose that sets it", async ({ visit }) => {
    const page = await visit(STATE);
    await page.evaluate((id) => {
      document.getElementById(id)?.closest("details")?.setAttribute("open", "");
    }, FOLDED);
    const phrase = page.locator(`[data-do="${FOLDED}"]`).first();
    await phrase.waitFor();
    await page.evaluate((id) => {
      document.getElementById(id)?.closest("details")?.removeAttribute("open");
      document.querySelector<HTMLElement>(`[data-do="${id}"]`)?.click();
    }, FOLDED);
    await expect.poll(() => page.locator(`#${FOLDED}`).isVisible()).toBe(true);
  });
});
