import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { onlyLong } from "../chosen";
import { CALM, CHAPTER, CONTEXT_GIVEN_BACK, webglTest as test } from "./browser";
import { Figure } from "./figure";
import { headsIn, lastPixel, screenshotOf } from "./pixels";

const longTest = onlyLong(test);

const SIZE = { viewport: { width: 720, height: 520 } };

const STAGED = '.figure-dialog .picture[data-renderer="stage"]';

async function onStage(page: Page, id: string): Promise<Figure> {
  const figure = await Figure.hydrated(page, id, "webgl");
  await figure.fillWindow();
  await page.locator(STAGED).first().waitFor();
  return figure;
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(".figure-dialog").waitFor({ state: "detached" });
}

/**
 * How far the tips of arrows that the stage draws are from where the SVG draws them at the same camera and size, or from where they
 * project to, whichever is nearer [px]: of two arrows that cross, either may cover the other's tip.
 */
async function tipsApart(picture: Locator): Promise<number[]> {
  const staged = await screenshotOf(picture);
  await picture.evaluate((element: HTMLElement) => {
    element.closest("figure")?.dispatchEvent(new Event("figure:draw-svg"));
    element.dataset.renderer = "svg";
  });
  const drawn = await screenshotOf(picture);
  await picture.evaluate((element: HTMLElement) => {
    element.dataset.renderer = "stage";
  });
  // Grey arrows cannot be told from shadows.
  const heads = (await headsIn(picture)).filter(
    ({ colour }) => Math.max(...colour) - Math.min(...colour) > 60,
  );
  return Promise.all(
    heads.map(async (head) => {
      const [[x, y], [svgX, svgY]] = [await lastPixel(staged, head), await lastPixel(drawn, head)];
      const fromSvg = Math.max(Math.abs(x - svgX), Math.abs(y - svgY));
      const fromTip = Math.max(Math.abs(x + 0.5 - head.tip[0]), Math.abs(y + 0.5 - head.tip[1]));
      return Math.min(fromSvg, fromTip);
    }),
  );
}

describe("a figure on the stage", () => {
  // What the graphics processor makes of matrices, in pixels; marks of all figures are compared in stageMarks.deep.test.ts.
  longTest("has the tips of its arrows where they project to, within a pixel", async ({ visit }) => {
    // One arrow: where two cross, each renderer has its own way to say which is in front.
    const page = await visit(`${CHAPTER}?figure=racket&v=1&layers=momentum`, {
      ...SIZE,
      expectedNoise: CONTEXT_GIVEN_BACK,
    });
    const figure = await onStage(page, "racket");
    await figure.scrubTo(110);
    await figure.settled();
    const apart: number[] = [];
    for (const picture of await page.locator(".figure-dialog .picture").all())
      apart.push(...(await tipsApart(picture)));
    console.log(`${apart.length} tips, ${Math.max(...apart).toFixed(2)} px away at most`);
    expect(apart).toHaveLength(2);
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });

  test("comes with what Expand alone fetches, and gives its context back", async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit(CHAPTER, {
      ...SIZE,
      expectedNoise: CONTEXT_GIVEN_BACK,
      before: keepContexts,
      prepare: async (tab) => {
        tab.on("request", (request) => asked.push(request.url()));
      },
    });
    const figure = await Figure.hydrated(page, "racket", "webgl");
    await figure.press("Step forward");
    expect(asked.filter((url) => /stage/i.test(url) && url.endsWith(".js"))).toEqual([]);
    const openedBefore = await page.evaluate(openedContexts);
    await onStage(page, "racket");
    expect(await page.evaluate(openedContexts), "one to ask what draws, and its own").toBe(openedBefore + 2);
    await leave(page);
    expect(asked.filter((url) => /StageCanvas/.test(url) && url.endsWith(".js"))).toHaveLength(1);
    await expect.poll(() => page.evaluate(livingContexts), { timeout: 10_000 }).toBe(1);
  });

  longTest("opened ten times, leaves one context and no growth", async ({ visit }) => {
    const page = await visit(CHAPTER, { ...SIZE, expectedNoise: CONTEXT_GIVEN_BACK, before: keepContexts });
    const client = await page.context().newCDPSession(page);
    const heap = async () => {
      await client.send("HeapProfiler.collectGarbage");
      return (await client.send("Runtime.getHeapUsage")).usedSize / 1e6;
    };
    const sizes: number[] = [];
    for (let opening = 0; opening < 10; opening++) {
      await onStage(page, "racket");
      await leave(page);
      await page.waitForTimeout(600);
      sizes.push(await heap());
    }
    console.log(`heap after each of ten openings: ${sizes.map((size) => size.toFixed(1)).join(" ")} MB`);
    await expect.poll(() => page.evaluate(livingContexts)).toBe(1);
    expect((sizes[9] ?? 0) - (sizes[2] ?? 0)).toBeLessThan(2);
  });

  longTest("under reduced motion is the page's own picture, and a sentence says why", async ({ visit }) => {
    const page = await visit(CHAPTER, { ...SIZE, ...CALM });
    const figure = await Figure.hydrated(page, "racket", "webgl");
    await figure.fillWindow();
    await page.getByText("Your system asks for less motion").waitFor();
    expect(await page.locator(STAGED).count()).toBe(0);
  });

  longTest("whose context is lost goes on with the page's own picture", async ({ visit }) => {
    const page = await visit(CHAPTER, { ...SIZE, expectedNoise: CONTEXT_GIVEN_BACK, before: keepContexts });
    const figure = await onStage(page, "racket");
    await page.evaluate(() => {
      const opened = (window as unknown as Keeping).opened.map((reference) => reference.deref());
      const [, staged] = opened.filter((context) => context?.isContextLost() === false);
      staged?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await page.getByText("has taken the graphics memory back").waitFor();
    await figure.drawnWith("webgl");
    await figure.press("Step forward");
  });

  longTest(
    "is seen from above, along L and from the front, and shows the object alone",
    async ({ visit }) => {
      const page = await visit(CHAPTER, {
        ...SIZE,
        expectedNoise: CONTEXT_GIVEN_BACK,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const figure = await onStage(page, "racket");
      const dialog = page.getByRole("dialog");
      const view = async () => new URL(await figure.copiedLink()).searchParams.get("view");
      const look = async (name: string) => {
        await dialog.getByRole("button", { name: "Camera", exact: true }).click();
        await dialog.getByRole("button", { name, exact: true }).click();
        await page.keyboard.press("Escape");
      };
      await look("From above");
      await expect.poll(view).toMatch(/,88,/);
      await look("From the front");
      await expect.poll(view).toBeNull();
      await dialog.getByRole("button", { name: "Only the object" }).click();
      await figure.settled();
      const [picture] = await page.locator(STAGED).all();
      const names = await picture?.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
        return pixels.some((part, at) => at % 4 === 3 && part > 0);
      });
      expect(names, "names are drawn").toBe(false);
    },
  );
});

type Keeping = Window & { opened: WeakRef<WebGL2RenderingContext>[] };

/** Of canvases in the page and beside it, each once. */
function keepContexts(): void {
  const opened: WeakRef<object>[] = [];
  const known = new WeakSet<object>();
  Object.assign(window, { opened });
  const { prototype } = HTMLCanvasElement;
  const open = prototype.getContext as (...given: unknown[]) => unknown;
  Object.assign(prototype, {
    getContext(this: unknown, ...given: unknown[]) {
      const context = open.apply(this, given);
      if (context && /webgl/.test(String(given[0])) && !known.has(context)) {
        known.add(context);
        opened.push(new WeakRef(context));
      }
      return context;
    },
  });
}

function livingContexts(): number {
  const opened = (window as unknown as Keeping).opened.map((reference) => reference.deref());
  return opened.filter((context) => context?.isContextLost() === false).length;
}

function openedContexts(): number {
  return (window as unknown as Keeping).opened.length;
}
