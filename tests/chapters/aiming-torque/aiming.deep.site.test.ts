import { describe, expect } from "vitest";
import { CALM, test } from "../../site/browser";
import { Figure } from "../../site/figure";

const AIMING = "chapters/aiming-torque/";

describe("the map of steps", () => {
  test("runs at the point that its two sliders set, by keys and by hand", async ({ visit }) => {
    const page = await visit(AIMING, CALM);
    const steps = new Figure(page, "steps");
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await steps.root.scrollIntoViewIfNeeded();
    await steps.answers();
    const said = () => steps.root.locator(".diagram").getAttribute("aria-label");
    expect(await said()).toContain("Semi-implicit does not settle");
    const ratio = steps.root.getByRole("slider", { name: "Damping ratio ζ" });
    await ratio.focus();
    for (let k = 0; k < 20; k++) await page.keyboard.press("ArrowLeft");
    // Half of a damping ratio is below the border of 0.53 at νΔt = 1.2, and below the explicit one of 0.6.
    await expect.poll(said).toMatch(/0\.50 .*Explicit does not settle; Semi-implicit settles/);
    const { x, y, width, height } = (await steps.root.locator(".plot-area").boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 4, y + height / 2);
    await expect.poll(said).toMatch(/0\.50 and νΔt = 0\.6\d: Explicit settles; Semi-implicit settles/);
  });
});

describe("the satellite", () => {
  test("keeps V without a brake, and is thrown about by steps that are too long", async ({ visit }) => {
    const page = await visit(AIMING, CALM);
    const aim = await Figure.hydrated(page, "aim");
    const store = async () =>
      Number(await aim.root.locator('[data-quantity="aimEnergy"][data-lane="b"]').getAttribute("data-value"));
    const slider = (name: string) => aim.root.getByRole("slider", { name });
    await slider("damping").fill("0");
    await slider("Frame").first().fill("300");
    // 2k (1 − s) at the start: 1.6527; the run keeps it to 1.4e-7.
    await expect.poll(store).toBeCloseTo(1.6527, 4);
    await slider("damping").fill("0.7");
    await expect.poll(store).toBeLessThan(0.01);
    await slider("step").fill("0.8");
    await expect.poll(store).toBeGreaterThan(0.1);
  });
});
