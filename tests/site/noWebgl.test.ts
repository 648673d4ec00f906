import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { animationFramesDuring, countAnimationFrames } from "./animationFrames";
import { CHAPTER, EXPONENTIAL, IMPULSE, longTest, test } from "./browser";
import { Figure } from "./figure";
import { LAB } from "./pages";
import { pixelsOf } from "./pixels";

const ALONE = "chapters/rotation-matrix-derivative/";

/**
 * Most tests see the racket drawn as SVG; for every change, one with a single picture is tried. The first page's figure, which
 * has no slider, is tried by itself (tests/chapters/cover).
 */
const DRAWN_AS_SVG = chosen(
  [
    [CHAPTER, "racket"],
    [EXPONENTIAL, "limit"],
    [ALONE, "columns"],
    [IMPULSE, "throw"],
    [LAB, "bench"],
  ] as const,
  ([path]) => path === ALONE,
);

/** For a reader who wants no motion. One visit of each page serves all its tests. */
const CALM = { reducedMotion: "reduce", before: countAnimationFrames } as const;

describe.for(DRAWN_AS_SVG)("with WebGL off, on /%s the %s", ([path, id]) => {
  longTest("does not move by itself where motion is to be reduced", async ({ revisit }) => {
    const page = await revisit(path, CALM);
    expect(await page.evaluate(() => document.createElement("canvas").getContext("webgl2"))).toBeNull();
    const figure = await Figure.hydrated(page, id);
    const frame = await figure.frame();
    // What was hydrated with it may still be drawn once.
    await expect.poll(() => animationFramesDuring(page, 1000), { timeout: 5000 }).toBe(0);
    expect(await figure.frame()).toBe(frame);
    // What a scroller shows of its ends moves with it alone.
    const moving = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
    expect(await page.evaluate(moving)).toBe(0);
  });

  test("steps, turns, and plays when it is asked to, drawn as SVG", async ({ revisit }) => {
    const page = await revisit(path, CALM);
    const figure = await Figure.hydrated(page, id);
    const picture = figure.pictures.first();
    const [frame, before] = [await figure.frame(), await pixelsOf(picture)];
    expect(await picture.locator("svg").isVisible()).toBe(true);
    expect(await picture.locator("canvas").isVisible()).toBe(false);

    await figure.press("Step forward");
    expect(await figure.frame()).toBe(frame + 1);
    expect(await pixelsOf(picture)).not.toBe(before);
    await figure.press("Step back");
    expect(await pixelsOf(picture)).toBe(before);

    await figure.root.focus();
    await page.keyboard.press("ArrowLeft");
    await figure.settled();
    expect(await pixelsOf(picture)).not.toBe(before);

    await figure.press("Play");
    await page.waitForFunction(
      ([id, frame]) =>
        Number(document.querySelector<HTMLInputElement>(`#${id} .scrubber`)?.value) > frame + 5,
      [id, frame] as const,
    );
    await figure.press("Pause");
    await expect.poll(() => picture.getAttribute("data-renderer")).toBe("svg");
  });

  longTest("is on paper where it stands, and its controls are not", async ({ revisit }) => {
    const page = await revisit(path, CALM);
    const figure = await Figure.hydrated(page, id);
    const svg = figure.pictures.first().locator("svg");
    const still = await svg.innerHTML();
    await figure.scrubTo((await figure.frame()) + 25);
    // The whole page is laid out for paper; only its first sheet is asked for.
    await page.pdf({ pageRanges: "1" });
    const printed = await svg.innerHTML();
    expect(printed, "what is printed is what the figure stood at").not.toBe(still);
    await page.emulateMedia({ media: "print" });
    expect(await svg.isVisible()).toBe(true);
    expect(await figure.pictures.first().locator("canvas").isVisible()).toBe(false);
    expect(await svg.locator(":is(.face, .facet, .part)").count()).toBeGreaterThan(0);
    const controls = figure.root.locator(":is(button, input, [role=switch]):visible");
    expect(await controls.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
  });
});
