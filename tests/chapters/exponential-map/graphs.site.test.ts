import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CALM, longTest, renderAllSections, test } from "../../site/browser";
import { Figure } from "../../site/figure";

const QUATERNION = "chapters/quaternion-derivative/";

/** The value of a curve at the slider's place, as the table has it. */
async function reading(figure: Locator, curve: string): Promise<number> {
  return Number(await figure.locator(`td[data-quantity="${curve}"]`).getAttribute("data-value"));
}

/** A wish of the prose, with the figure in sight: one out of sight would come to the phrase, and leave its further controls behind. */
async function setByProse(page: Page, x: number): Promise<Locator> {
  const figure = page.locator("figure#step-angle");
  await page.mouse.move(1, 1);
  await renderAllSections(page);
  await figure.locator(".figure-stage").evaluate((stage) => stage.scrollIntoView({ block: "center" }));
  await page
    .locator(`[data-do="step-angle"][data-set='{"x":${x}}']`)
    .evaluate((phrase: HTMLElement) => phrase.click());
  await expect.poll(() => reading(figure, "wanted")).toBeCloseTo(x, 9);
  return figure;
}

describe("a figure of functions", () => {
  longTest(
    "follows the prose, the keys and a finger in its plot, and turns by what the core does",
    async ({ visit }) => {
      const page = await visit(QUATERNION, {
        viewport: { width: 1100, height: 900 },
        ...CALM,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const figure = await setByProse(page, 4);
      expect(await reading(figure, "quaternion")).toBeCloseTo(2 * Math.atan(2), 9);

      await figure.getByRole("slider", { name: "Angle wanted" }).press("ArrowRight");
      await expect.poll(() => reading(figure, "wanted")).toBeCloseTo(4 + 6.5 / 130, 2);
      expect(await figure.locator(".diagram").getAttribute("aria-label")).toMatch(/^Wanted: \d/);

      const area = figure.locator(".plot-area");
      await area.scrollIntoViewIfNeeded();
      const box = await area.boundingBox();
      if (!box) throw new Error("the plot has no area");
      await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.up();
      await expect.poll(() => reading(figure, "wanted")).toBeCloseTo(6.5 / 2, 1);

      const link = await new Figure(page, "step-angle").copiedLink();
      await figure.getByRole("button", { name: "Reset" }).click();
      await expect.poll(() => reading(figure, "wanted")).toBeCloseTo(1.6, 9);
      await page.goto(link);
      await expect.poll(() => reading(figure, "wanted")).toBeCloseTo(6.5 / 2, 1);
      await page.goto(link.replace(/x=[^&#]*/, "x=far"));
      await figure.getByText("x: expected a number from").waitFor();
    },
  );

  test("has its diagram, its plot and its values without scripts", async ({ visit }) => {
    const page = await visit(QUATERNION, { javaScriptEnabled: false });
    const figure = page.locator("figure#step-angle");
    expect(await figure.locator(".diagram svg path").count()).toBeGreaterThan(3);
    expect(await figure.locator(".plot-prerendered svg .plot-line").count()).toBe(2);
    expect(await figure.locator(".plot-prerendered svg").getAttribute("aria-label")).toMatch(/angle turned/);
    expect(await reading(figure, "quaternion")).toBeCloseTo(2 * Math.atan(0.8), 9);
    expect(await figure.getByRole("slider").isVisible()).toBe(false);
  });
});
