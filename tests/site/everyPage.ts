import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { allLaidOut, FIRST_PAGE, MISSING } from "./browser";
import { Figure } from "./figure";
import { violations } from "./violations";

/** What must hold of every page, as on a phone (phones.test.ts) and as on a wide screen (wideScreens.test.ts). */

export const PAGES = [
  FIRST_PAGE,
  ...readdirSync(join("content", "en")).map(
    (file) => `chapters/${file.replace(/^\d+-/, "").replace(/\.mdx$/, "")}/`,
  ),
  MISSING,
];

/** Addresses within the page that two of its parts answer to. */
export function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}

/** Opens every fold, and brings every figure to life. */
export async function openUp(page: Page): Promise<Figure[]> {
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  await page.mouse.move(1, 1);
  await allLaidOut(page);
  const ids = await page.locator("figure[id]").evaluateAll((figures) => figures.map(({ id }) => id));
  const figures = ids.map((id) => new Figure(page, id));
  for (const figure of figures) {
    await figure.root.scrollIntoViewIfNeeded();
    await figure.answers();
  }
  return figures;
}

export async function expectSoundWhenExpanded(page: Page, figure: Figure): Promise<void> {
  if ((await figure.button("Expand").count()) === 0) return;
  await figure.press("Expand");
  expect(await violations(page, `#${figure.id}`), `${figure.id} filling the window`).toEqual([]);
  await page.keyboard.press("Escape");
}

export async function expectPanning(page: Page, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return;
  const actions = await page
    .locator(".picture, .picture *")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).touchAction));
  expect(actions, "one finger scrolls the page even over a picture").toContain("pan-y");
  expect(actions).not.toContain("none");
}

/** No page scrolls sideways, and nothing reaches beyond the window's sides. */
export async function expectWithin(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await outside(page, width), `${width} px`).toEqual([]);
    expect(await sidewaysRoom(page), `${width} px`).toBe(0);
  }
}

/** How far the page could be scrolled sideways [px]. */
function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Controls and table cells that reach beyond the window's sides, but in what scrolls sideways by itself. */
function outside(page: Page, width: number): Promise<string[]> {
  return page.evaluate((width) => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        "button, select, input, output, label, a, td, th, figure, h1, h2, h3, p",
      ),
    ];
    const isOutside = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > width + 0.5;
    };
    const scrollsInside = (part: Element | null): boolean =>
      part !== null &&
      ((/auto|scroll/.test(getComputedStyle(part).overflowX) && !isOutside(part)) ||
        scrollsInside(part.parentElement));
    return parts
      .filter((part) => part.checkVisibility() && !part.closest(".visually-hidden, .skip"))
      .filter((part) => isOutside(part) && !scrollsInside(part.parentElement))
      .map((part) => part.outerHTML.slice(0, 120));
  }, width);
}

/** Targets under 24 px, but for links and phrases within a sentence, whose size is the line's. */
export function smallTargets(page: Page): Promise<string[]> {
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
