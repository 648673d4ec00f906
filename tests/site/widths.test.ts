import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  CHAPTER,
  EXPONENTIAL,
  FIGURES,
  FIRST_PAGE,
  IMPULSE,
  MISSING,
  MISSING_NOISE,
  STATE,
  test,
} from "./browser";
import { Figure } from "./figure";

const WIDTHS = [320, 390, 820, 1440] as const;

describe("from a small phone to a wide screen", () => {
  test.for([CHAPTER, EXPONENTIAL, STATE, IMPULSE, FIRST_PAGE, MISSING])(
    "/%s does not scroll sideways, and cuts nothing off",
    async (path, { visit }) => {
      const page = await visit(path, { viewport: { width: 320, height: 844 }, expectedNoise: MISSING_NOISE });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await everyFigureAlive(page);
        expect(await outside(page, width), `${width} px`).toEqual([]);
        expect(await sidewaysRoom(page), `${width} px`).toBe(0);
      }
    },
  );
});

describe("under a finger", () => {
  test.for(FIGURES)(
    "everything on /%s that can be pressed is at least 24 px each way",
    async ([path], { visit }) => {
      const page = await visit(path, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await everyFigureAlive(page);
      expect(await sidewaysRoom(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      const actions = await page
        .locator(".picture, .picture *")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).touchAction));
      expect(actions, "one finger scrolls the page even over a picture").toContain("pan-y");
      expect(actions).not.toContain("none");
    },
  );
});

async function everyFigureAlive(page: Page): Promise<void> {
  for (const figure of await page.locator("figure[id]:has(.picture)").all()) {
    await Figure.alive(page, (await figure.getAttribute("id")) ?? "");
  }
}

/** How far the page could be scrolled sideways [px]. */
function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Controls and table cells that reach beyond the window's sides. */
function outside(page: Page, width: number): Promise<string[]> {
  return page.evaluate((width) => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        "button, select, input, output, label, a, td, th, figure, h1, h2, h3, p",
      ),
    ];
    return parts
      .filter((part) => part.checkVisibility() && !part.closest(".visually-hidden, .skip"))
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > width + 0.5;
      })
      .map((part) => part.outerHTML.slice(0, 120));
  }, width);
}

/** Targets under 24 px, but for links and phrases within a sentence, whose size is the line's. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>("button, select, input, a[href], summary")];
    return targets
      .filter((target) => target.checkVisibility() && !target.matches(".skip"))
      .filter((target) => !(getComputedStyle(target).display === "inline" && target.closest("p, li, h3")))
      .map((target) => ({ target, box: (target.closest("label") ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(
        ({ target, box }) =>
          `${box.width.toFixed(0)} × ${box.height.toFixed(0)}: ${target.outerHTML.slice(0, 120)}`,
      );
  });
}
