import { describe, expect } from "vitest";
import { CHAPTER, IMPULSE, webglTest as test } from "./browser";
import { chosen } from "./deep";
import { Figure } from "./figure";
import { lastPixel, screenshotOf, strayPixels } from "./pixels";

/** An arrow's head as the SVG places it [px from the picture's top left], and its colour. */
interface Head {
  readonly tip: readonly [number, number];
  readonly neck: readonly [number, number];
  readonly colour: readonly [number, number, number];
}

/** One at a time: where arrows cross, each renderer has its own way to say which is in front. */
const ARROWS = ["Angular velocity ω", "Angular momentum L", "Gyroscopic term ω × Iω"];

/** In the middle of three flips, where all three arrows are long; each with a turn of the view. */
const MOMENTS = [
  [125, []],
  [388, ["ArrowLeft", "ArrowLeft", "ArrowUp"]],
  [645, ["ArrowDown", "ArrowDown", "ArrowRight"]],
] as const;

/** Each arrow at a moment of its own for every change, and at all three in the long tests. */
const LOOKS = chosen(
  ARROWS.flatMap((arrow, row) => MOMENTS.map((moment, column) => ({ arrow, moment, isOwn: row === column }))),
  ({ isOwn }) => isOwn,
);

/**
 * Pixels out of some 180 000: where edges cross, each renderer smooths them its own way. Measured: 56 at most; with one
 * of the pictures moved by 2 px, 190 at least.
 */
const MOST_STRAY = 100;

describe("the pixels of WebGL and of SVG", () => {
  test("lie within a pixel of each other, the tip of every arrow and all the rest", async ({ visit }) => {
    // The box's edges are few and far apart; what a mesh looks like in both is asked of the bunny below.
    const page = await visit(`${CHAPTER}?figure=racket&v=1&scenario=racketHeldCrooked`, {
      viewport: { width: 960, height: 1100 },
    });
    const racket = await Figure.alive(page, "racket", "webgl");
    await racket.choose("Formulation A", "implicit-body");
    const layers = await racket.root.getByRole("checkbox").all();
    let [heads, mostStray] = [0, 0];
    for (const { arrow, moment } of LOOKS) {
      const [frame, keys] = moment;
      for (const layer of layers) await layer.setChecked((await layer.getAttribute("aria-label")) === arrow);
      await racket.press("Reset view");
      await racket.scrubTo(frame);
      await racket.root.focus();
      for (const key of keys) await page.keyboard.press(key);
      await racket.settled();
      const webgl = await screenshotOf(racket.pictures.first(), "webgl");
      const svg = await screenshotOf(racket.pictures.first(), "svg");
      const head = await headIn(racket);
      if (head) {
        heads += 1;
        const [x, y] = await lastPixel(page, webgl, head);
        const [svgX, svgY] = await lastPixel(page, svg, head);
        expect(
          Math.max(Math.abs(x - svgX), Math.abs(y - svgY)),
          `${arrow}, frame ${frame}`,
        ).toBeLessThanOrEqual(1);
        const [tipX, tipY] = head.tip;
        expect(Math.hypot(x + 0.5 - tipX, y + 0.5 - tipY), `${arrow}, frame ${frame}`).toBeLessThan(2);
      }
      mostStray = Math.max(
        mostStray,
        await strayPixels(page, webgl, svg),
        await strayPixels(page, svg, webgl),
      );
    }
    console.log(`${heads} arrowheads, tips within a pixel; at most ${mostStray} stray pixels`);
    expect(heads / LOOKS.length).toBeGreaterThan(2 / 3);
    expect(mostStray).toBeLessThan(MOST_STRAY);
  });
});

describe("a body that its matrix has stretched and sheared", () => {
  test("is drawn alike by both", async ({ visit }) => {
    const page = await visit("chapters/rotation-matrix-derivative/", {
      viewport: { width: 960, height: 1100 },
    });
    const steps = await Figure.alive(page, "steps", "webgl");
    await steps.openMore();
    for (const layer of await steps.root.locator(".layers").getByRole("checkbox").all())
      await layer.uncheck();
    await steps.choose("Time step", "30");
    for (const frame of chosen([100, 260], (frame) => frame === 260)) {
      await steps.scrubTo(frame);
      const webgl = await screenshotOf(steps.pictures.first(), "webgl");
      const svg = await screenshotOf(steps.pictures.first(), "svg");
      const stray = Math.max(await strayPixels(page, webgl, svg), await strayPixels(page, svg, webgl));
      console.log(`a sheared body at frame ${frame}: ${stray} stray pixels`);
      expect(stray).toBeLessThan(MOST_STRAY);
    }
  });
});

describe("a box that meets the floor", () => {
  test("stands alike on its panel, whichever draws it", async ({ visit }) => {
    const page = await visit(IMPULSE, { viewport: { width: 960, height: 1100 } });
    const methods = await Figure.alive(page, "methods", "webgl");
    await methods.openMore();
    for (const layer of await methods.root.locator(".layers").getByRole("checkbox").all())
      await layer.uncheck();
    for (const frame of chosen([10, 60], (frame) => frame === 60)) {
      await methods.scrubTo(frame);
      const webgl = await screenshotOf(methods.pictures.first(), "webgl");
      const svg = await screenshotOf(methods.pictures.first(), "svg");
      const stray = Math.max(await strayPixels(page, webgl, svg), await strayPixels(page, svg, webgl));
      console.log(`a box on a panel at frame ${frame}: ${stray} stray pixels`);
      expect(stray).toBeLessThan(MOST_STRAY);
    }
  });
});

/** The head of the arrow that the first picture shows; null where the body hides it. */
function headIn(figure: Figure): Promise<Head | null> {
  return figure.pictures.first().evaluate((picture) => {
    const path = picture.querySelector<SVGPathElement>("svg path.head:not(.behind)");
    if (!path) return null;
    const points =
      path
        .getAttribute("d")
        ?.match(/-?(?:\d+\.?\d*|\.\d+)/g)
        ?.map(Number) ?? [];
    // The outline's first corner, and how far it is from each to the next.
    const [leftX = 0, leftY = 0, toTipX = 0, toTipY = 0, toRightX = 0, toRightY = 0] = points;
    const [x, y] = [leftX + toTipX, leftY + toTipY];
    const [rightX, rightY] = [x + toRightX, y + toRightY];
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(path)
        .fill.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return {
      tip: [x, y] as const,
      neck: [(leftX + rightX) / 2, (leftY + rightY) / 2] as const,
      colour: [red, green, blue] as const,
    };
  });
}
