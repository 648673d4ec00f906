import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { longTest, test } from "../../site/browser";
import { Figure } from "../../site/figure";

const ROTATION = "chapters/rotation-matrix-derivative/";
const INERTIA = "chapters/inertia-tensor/";

/** A vector of the Readouts. */
async function vector(figure: Figure, quantity: string): Promise<number[]> {
  return JSON.parse((await figure.lane("a"))[quantity] ?? "[]") as number[];
}

/** Takes hold of a handle with the mouse, and lets go of it elsewhere. */
async function drag(figure: Figure, handle: Locator, x: number, y: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle to take hold of");
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2];
  await figure.page.mouse.move(startX, startY);
  await figure.page.mouse.down();
  await figure.page.mouse.move(startX + x, startY + y, { steps: 4 });
  await figure.page.mouse.up();
  await figure.settled();
}

describe("a point of a turning body", () => {
  test("goes where pointer, keys, sliders and prose put it, and its parts and velocity follow", async ({
    visit,
  }) => {
    const page = await visit(ROTATION, { reducedMotion: "reduce" });
    const figure = await Figure.hydrated(page, "decomposition");
    await figure.openMore();
    const tip = figure.root.getByRole("button", { name: /^Tip of r/ });

    const first = await vector(figure, "r");
    await drag(figure, tip, 40, -30);
    const dragged = await vector(figure, "r");
    expect(dragged[1]).toBeGreaterThan((first[1] ?? 0) + 0.05);

    await tip.focus();
    await page.keyboard.press("ArrowUp");
    await figure.settled();
    expect((await vector(figure, "r"))[1]).toBeGreaterThan(dragged[1] ?? 0);

    await figure.root.getByRole("slider", { name: "Angular velocity ω, x" }).fill("1.5");
    await figure.settled();
    const [along, across] = [await vector(figure, "along"), await vector(figure, "across")];
    const r = await vector(figure, "r");
    r.forEach((part, k) => {
      expect((along[k] ?? Number.NaN) + (across[k] ?? Number.NaN)).toBeCloseTo(part, 12);
    });
    const { speed, product } = await figure.lane("a");
    expect(Number(speed)).toBeCloseTo(Number(product), 12);

    await page.locator(`[data-do="decomposition"][data-set*="0.08"]`).click();
    await expect.poll(() => vector(figure, "r")).toEqual([0.08, 0.95, 0.04]);
  });
});

longTest(
  "a body of point masses has its tensor follow the mass that is moved, and stands whole without scripts",
  async ({ visit }) => {
    const page = await visit(INERTIA, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const masses = await Figure.hydrated(page, "masses");
    await masses.openMore();
    const tensor = () =>
      masses.root
        .getByRole("table", { name: /^Inertia tensor I/ })
        .locator("td")
        .allTextContents();
    expect((await tensor()).join(" ")).toBe("0.500 −0.600 0.000 −0.600 0.720 0.000 0.000 0.000 1.220");
    await masses.root.getByRole("slider", { name: "Where it is, y" }).fill("-0.5");
    await masses.settled();
    expect((await tensor())[1]).toBe("0.000");
    await masses.choose("Body", "cube");
    expect(await vector(masses, "moments")).toEqual(
      [0.81, 0.81, 0.81].map((moment) => expect.closeTo(moment, 12)),
    );

    const still = await visit(INERTIA, { javaScriptEnabled: false });
    expect(await still.locator("figure#masses .picture svg *").count()).toBeGreaterThan(8);
    expect(await still.locator("figure#masses").getByRole("slider").first().isVisible()).toBe(false);
  },
);
