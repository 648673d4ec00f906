import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, FIRST_PAGE, renderAllSections, test } from "./browser";
import { PAGES } from "./pages";

/** A laptop's window between the browser's bars, and a phone's. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
] as const;

/** Between them they have a figure of most kinds. */
const LOOKED_AT = chosen(PAGES, (path) => [FIRST_PAGE, CHAPTER].includes(path));

/** As a page comes, before any program: what a figure's program makes of it stands in the same places. */
describe.for(LOOKED_AT)("/%s, at first sight", (path) => {
  test("its figures have a number and a name, and picture and play on one screen", async ({ visit }) => {
    const page = await visit(path, { viewport: WINDOWS[0] });
    await page.mouse.move(1, 1);
    await renderAllSections(page);
    await page.locator("details").evaluateAll((folds) => {
      for (const fold of folds) fold.classList.contains("all-numbers") || fold.setAttribute("open", "");
    });
    for (const [id, head] of await headsOf(page)) expect(head, id).toMatch(HEAD);
    // One for all figures, and one for those of a single picture.
    expect((await widthsOf(page)).length).toBeLessThanOrEqual(2);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const heights = await stageHeights(page);
      console.log(`${path} ${size.width} × ${size.height}: ${JSON.stringify(heights)}`);
      for (const [id, height] of heights)
        expect(height, `${id} at ${size.width} px`).toBeLessThan(size.height);
    }
  });
});

/** "Figure 3.1 · One throw, computed twice"; beside chapters a name alone. */
const HEAD = /^(Figure \d\.\d+ · )?\p{Lu}.{4,60}$/u;

function headsOf(page: Page): Promise<[string, string][]> {
  return page
    .locator("figure.figure")
    .evaluateAll((figures) =>
      figures.map((figure) => [
        figure.id,
        document.getElementById(figure.getAttribute("aria-labelledby") ?? "")?.textContent ?? "",
      ]),
    );
}

/** The widths of the figures of a page that stand in its column, each once: the page alone says how wide a figure may be [px]. */
function widthsOf(page: Page): Promise<number[]> {
  return page
    .locator(".text-section > .island > figure.figure")
    .evaluateAll((figures) => [
      ...new Set(figures.map((figure) => Math.round(figure.getBoundingClientRect().width))),
    ]);
}

/** From the top of a figure's pictures to the foot of the row that plays them, where something plays [px]. */
function stageHeights(page: Page): Promise<[string, number][]> {
  return page.locator("figure.figure").evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const stage = figure.querySelector(".figure-stage");
      const play = stage?.querySelector(".transport, .push-row, .figure-choice, .slider-row");
      if (!stage || !play || stage.querySelector("table, .recipe-lines")) return [];
      const { top } = stage.getBoundingClientRect();
      return [[figure.id, Math.ceil(play.getBoundingClientRect().bottom - top)] as [string, number]];
    }),
  );
}
