import { describe, expect } from "vitest";
import { SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { CALM, LONG_RUNS, test } from "../../site/browser";
import { Figure } from "../../site/figure";
import { Sweep } from "./sweep";

const RULES = SWEPT_RULES.length;

describe("the sweep", () => {
  test("works out every rule in a worker, while the page answers, to the digits that the page had", async ({
    visit,
  }) => {
    const page = await visit(LONG_RUNS, { viewport: { width: 960, height: 1500 }, ...CALM });
    const sweep = new Sweep(page);
    await sweep.start();
    await new Figure(page, "sweep").openNumbers();
    await sweep.reaches(1);
    expect(page.workers().length).toBe(1);
    await sweep.root.locator('tr[data-rule="none"] th').hover();
    await expect.poll(() => sweep.root.locator(".precision-line.rule-none.highlighted").count()).toBe(1);
    await sweep.reaches(RULES);
    await expect.poll(() => sweep.status()).toMatch(/^Done\..*to the last digit/);
    await expect.poll(() => page.workers().length).toBe(0);
    // The last drawing comes a moment after the last result.
    await expect.poll(() => sweep.root.locator(".precision-plot svg .precision-line").count()).toBe(RULES);
    const listed = page.locator('#registry td[data-rule="splitting"]');
    await listed.scrollIntoViewIfNeeded();
    await expect.poll(() => listed.textContent(), { timeout: 10_000 }).toMatch(/ns|µs/);
  });
});
