import { describe, expect } from "vitest";
import { STATE, test } from "./browser";

/** An equation that stands in a fold. */
const FOLDED = "angular-rate-steps";

describe("what stands in a fold", () => {
  test("is in sight where its address is asked for, which opens the fold, and out of sight before", async ({
    visit,
  }) => {
    const page = await visit(STATE);
    expect(await page.locator(`#${FOLDED}`).isVisible()).toBe(false);
    const there = await visit(`${STATE}#${FOLDED}`);
    await expect.poll(() => there.locator(`#${FOLDED}`).isVisible()).toBe(true);
  });
});
