import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { longTest, STEPPING, test } from "./browser";
import { Figure } from "./figure";

const cursorOf = (figure: Figure, plot: string): Locator =>
  figure.root.getByRole("slider", { name: `Cursor of ${plot}`, exact: true });

/** Waits until every plot shows what was last asked for. */
async function drawn(figure: Figure): Promise<void> {
  await figure.settled();
  await figure.page.waitForFunction((id) => !document.querySelector(`#${id} .plots.stale`), figure.id);
  await figure.settled();
}

const summaries = (figure: Figure): Promise<(string | null)[]> =>
  figure.root
    .locator(".plot-drawing")
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getAttribute("aria-label")));

const windowOf = (figure: Figure): Promise<{ from: number; to: number }> =>
  figure.root
    .locator("svg.plot-drawing")
    .first()
    .evaluate((drawing) => {
      const { from, to } = (drawing as SVGElement).dataset;
      return { from: Number(from), to: Number(to) };
    });

describe("the cursor of a plot", () => {
  test("goes where it is dragged, and the figure with it", async ({ revisit }) => {
    const compare = await Figure.hydrated(await revisit(STEPPING), "compare");
    const cursor = cursorOf(compare, "Kinetic energy");
    await cursor.scrollIntoViewIfNeeded();
    const box = await cursor.boundingBox();
    if (!box) throw new Error("the plot is not on the page");
    const { mouse } = compare.page;
    await mouse.move(box.x + 0.25 * box.width, box.y + 40);
    await mouse.down();
    await mouse.move(box.x + 0.5 * box.width, box.y + 60, { steps: 5 });
    await mouse.up();
    await compare.settled();
    // A pixel is some 10 frames wide.
    expect(Math.abs((await compare.frame()) - 1800)).toBeLessThan(12);
  });

  test("stands at the player's frame, and moves by keys", async ({ revisit }) => {
    const compare = await Figure.hydrated(await revisit(STEPPING), "compare");
    await compare.scrubTo(600);
    const cursor = cursorOf(compare, "Size of L");
    expect(await cursor.getAttribute("aria-valuenow")).toBe("600");
    expect(await cursor.getAttribute("aria-valuetext")).toBe("10.00 s");
    await cursor.focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "PageUp"])
      await compare.page.keyboard.press(key);
    await compare.settled();
    expect(await compare.frame()).toBe(661);
  });

  test("follows in every plot without their being drawn again", async ({ revisit }) => {
    const compare = await Figure.hydrated(await revisit(STEPPING), "compare");
    const drawings = await compare.root.locator(".plot-drawing").elementHandles();
    await compare.press("Step forward", 3);
    expect(
      await compare.root
        .locator(".plot-cursor")
        .evaluateAll((all) => new Set(all.map((one) => one.style.transform)).size),
    ).toBe(1);
    for (const drawing of drawings)
      expect(await drawing.evaluate((element) => element.isConnected)).toBe(true);
  });
});

describe("the plots of a figure", () => {
  longTest("look closer together, and back at the whole run", async ({ revisit }) => {
    const compare = await Figure.hydrated(await revisit(STEPPING), "compare");
    await compare.scrubTo(1800);
    await compare.press("Zoom in", 2);
    await drawn(compare);
    const { from, to } = await windowOf(compare);
    expect(to - from).toBeCloseTo(15, 9);
    expect(from).toBeLessThan(30);
    expect(to).toBeGreaterThan(30);
    await compare.scrubTo(60);
    await drawn(compare);
    expect((await windowOf(compare)).from).toBeLessThanOrEqual(1);
    await compare.press("Whole run");
    await drawn(compare);
    expect(await windowOf(compare)).toEqual({ from: 0, to: 60 });
  });

  test("say anew what they show under other rules", async ({ revisit }) => {
    const compare = await Figure.hydrated(await revisit(STEPPING), "compare");
    const before = await summaries(compare);
    await compare.choose("Formulation A", "momentum");
    await drawn(compare);
    const after = await summaries(compare);
    expect(after).toHaveLength(3);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toMatch(/lane A \(Momentum\) stays at/);
  });

  test("hand out what they show, in the digits of the Readouts", async ({ revisit }) => {
    const compare = await Figure.hydrated(await revisit(STEPPING), "compare");
    await compare.scrubTo(777);
    const { bytes } = await compare.saved("Download plot data");
    const [head = "", ...lines] = bytes.toString().trim().split("\n");
    const cells = lines[777]?.split(",") ?? [];
    const energies = head
      .split(",")
      .flatMap((name, index) => (name.startsWith("energy.") ? [cells[index]] : []));
    expect(lines).toHaveLength(3601);
    expect(energies).toEqual([(await compare.lane("a")).energy, (await compare.lane("b")).energy]);
  });

  longTest("are fetched from nowhere before they are asked for something else", async ({ visit }) => {
    const page = await visit(STEPPING);
    const library: string[] = [];
    page.on("request", (request) => {
      if (/\/draw-[^/]*\.js$/.test(request.url())) library.push(request.url());
    });
    const compare = await Figure.hydrated(page, "compare");
    await compare.scrubTo(900);
    expect(library).toEqual([]);
    await compare.press("Zoom in");
    await drawn(compare);
    expect(library).toHaveLength(1);
  });
});
