import { describe, expect } from "vitest";
import { CALM, renderAllSections, SPRINGS, test } from "../../site/browser";
import { Figure } from "../../site/figure";

describe("the spring in its phase planes", () => {
  test("steps by key", async ({ visit }) => {
    const page = await visit(SPRINGS, CALM);
    await page.locator('[data-do="spring"]').first().scrollIntoViewIfNeeded();
    const spring = new Figure(page, "spring");
    const energy = () => spring.root.locator('[data-quantity="energyRatio"][data-lane="explicit"]');
    const value = async () => Number(await energy().getAttribute("data-value"));
    expect(await value(), "as the chapter set it: h = 0.3, a turn").toBeCloseTo(1.09 ** 21, 9);
    await page.mouse.move(1, 1);
    await renderAllSections(page);
    await spring.root.focus();
    await spring.answers();
    await page.keyboard.press(".");
    await expect.poll(() => spring.frame()).toBe(22);
    await spring.root.focus();
    await page.keyboard.press("r");
    await page.keyboard.press(".");
    await expect.poll(value).toBeCloseTo(1.09, 12);
    await spring.root.getByRole("slider", { name: "Angle of a frame" }).fill("1");
    await expect.poll(value).toBeCloseTo(2, 12);
  });

  test("stands as stills without scripts", async ({ visit }) => {
    const page = await visit(SPRINGS, { javaScriptEnabled: false });
    expect(await page.locator("#spring .phase-plane-drawing .phase-plane-states").count()).toBe(5);
  });
});
