import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { CHAPTER, webglTest as test } from "./browser";
import { Figure } from "./figure";
import { pixelsOf } from "./pixels";

/** Keeps every WebGL context that the page opens, by whatever name it asks for it. */
function keepContexts(): void {
  const opened = new Set<WebGLRenderingContext>();
  Object.assign(window, { opened });
  for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
    const open = prototype.getContext as (...given: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: unknown, ...given: unknown[]) {
        const context = open.apply(this, given);
        if (context && /webgl/.test(String(given[0]))) opened.add(context as WebGLRenderingContext);
        return context;
      },
    });
  }
}

type Keeping = Window & { opened: Set<WebGLRenderingContext> };

/** three's own words when a context goes and comes back. */
const THREE_ON_CONTEXTS = /^console \w+: (THREE\.)?WebGLRenderer: Context (Lost|Restored)|CONTEXT_LOST_WEBGL/;

describe("the page's WebGL context", () => {
  test("is one, however far a chapter is scrolled", async ({ visit }) => {
    const page = await visit(CHAPTER, { before: keepContexts });
    const ids = await page.locator("figure[id]").evaluateAll((figures) => figures.map(({ id }) => id));
    for (const id of ids) await Figure.hydrated(page, id, "webgl");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top <= height; top += 400) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
      await framesShown(page, 2);
    }
    expect(await page.evaluate(() => (window as unknown as Keeping).opened.size)).toBe(1);
  });

  test("once lost, leaves a figure that still steps, and comes back without a reload", async ({ visit }) => {
    const page = await visit(CHAPTER, { before: keepContexts, expectedNoise: THREE_ON_CONTEXTS });
    const racket = await Figure.hydrated(page, "racket", "webgl");
    await racket.scrubTo(80);
    const pictures = [racket.pictures.first(), racket.pictures.last()];
    const before = await Promise.all(pictures.map(pixelsOf));

    await page.evaluate(() => {
      const [context] = (window as unknown as Keeping).opened;
      const loss = context?.getExtension("WEBGL_lose_context");
      Object.assign(window, { loss });
      loss?.loseContext();
    });
    await racket.drawnWith("svg");
    const asSvg = await pixelsOf(racket.pictures.first());
    await racket.press("Step forward");
    expect(await racket.frame()).toBe(81);
    expect(await pixelsOf(racket.pictures.first())).not.toBe(asSvg);
    expect(await racket.pictures.first().locator("svg").isVisible()).toBe(true);

    await page.evaluate(() => (window as unknown as { loss: WEBGL_lose_context }).loss.restoreContext());
    await racket.drawnWith("webgl");
    await racket.press("Step back");
    await sameAgain(page, racket, before);
  });
});

function framesShown(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let k = 0; k < count; k++) await new Promise((shown) => requestAnimationFrame(shown));
  }, count);
}

/** Every picture is the one it was before, to the pixel: what the context had held has been made again. */
async function sameAgain(page: Page, figure: Figure, before: readonly string[]): Promise<void> {
  await framesShown(page, 4);
  const pictures = [figure.pictures.first(), figure.pictures.last()];
  await expect.poll(() => Promise.all(pictures.map(pixelsOf))).toEqual(before);
}
