import type { Page } from "playwright-core";

/** Targets under 24 px, but for links and phrases within a sentence, whose size is the line's. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>("button, select, input, a[href], summary")];
    return targets
      .filter((target) => target.checkVisibility() && !target.matches(".skip"))
      .filter(
        (target) =>
          !(getComputedStyle(target).display === "inline" && target.closest("p, li, h3, figcaption")),
      )
      .map((target) => ({ target, box: (target.closest("label") ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(
        ({ target, box }) =>
          `${box.width.toFixed(0)} × ${box.height.toFixed(0)}: ${target.outerHTML.slice(0, 120)}`,
      );
  });
}
