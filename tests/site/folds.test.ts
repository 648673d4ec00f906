import { describe, expect } from "vitest";
import { STATE, test } from "./browser";
import { Figure } from "./figure";

/** The figure of a driven spin stands in a fold. */
const FOLDED = "driven";

describe("a figure in a fold", () => {
  test("is in sight where its address is asked for, which opens the fold", async ({ visit }) => {
    for (const address of [`#${FOLDED}`, `?figure=${FOLDED}&frame=3`]) {
      const there = await visit(STATE + address);
      await expect.poll(() => there.locator(`#${FOLDED}`).isVisible()).toBe(true);
      await Figure.alive(there, FOLDED);
    }
  });

  test("is out of sight until its fold is opened, which a phrase of the prose does that sets it", async ({
    visit,
  }) => {
    const page = await visit(STATE);
    expect(await page.locator(`#${FOLDED}`).isVisible()).toBe(false);
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
