import { describe, expect } from "vitest";
import { CALM, test } from "../../site/browser";
import { Figure } from "../../site/figure";

describe("a top on a sphere", () => {
  test("has one slider for its path, its curve and the dot on it, and a dot that moves as it steps", async ({
    visit,
  }) => {
    const page = await visit("chapters/heavy-top/", CALM);
    const figure = await Figure.hydrated(page, "leaning-top");
    const curve = () => figure.root.locator(".plot-line path").first().getAttribute("d");
    const dot = () => figure.root.locator(".plot-marker-dot").first().getAttribute("style");
    const picture = () => figure.pictures.first().locator("svg").innerHTML();
    const [curveBefore, dotBefore, pictureBefore] = [await curve(), await dot(), await picture()];
    await figure.button("Step forward").click();
    await expect.poll(dot).not.toBe(dotBefore);
    expect(await curve()).toBe(curveBefore);
    await figure.root.getByLabel("First push, share of the steady rate").fill("0.5");
    await expect.poll(curve).not.toBe(curveBefore);
    await expect.poll(picture).not.toBe(pictureBefore);
    await expect
      .poll(() => figure.root.locator('[data-quantity="round"]').first().getAttribute("data-value"))
      .not.toBe(null);
    // At half the steady rate the axis goes round all the time.
    const round = await figure.root.locator('[data-quantity="round"]').first().getAttribute("data-value");
    expect(Number(round)).toBeGreaterThan(0);
  });
});
