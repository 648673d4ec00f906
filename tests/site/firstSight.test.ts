import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, FIRST_PAGE, renderAllSections, test } from "./browser";
import { PAGES } from "./pages";

/** More controls at once are a panel, not a figure. */
const MOST_CONTROLS = 6;

/** A laptop's window between the browser's bars, and a phone's. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
] as const;

/** Between them they have a figure of most kinds. */
const LOOKED_AT = chosen(PAGES, (path) => [FIRST_PAGE, CHAPTER].includes(path));

/** As a page comes, before any program: what a figure's program makes of it stands in the same places. */
describe.for(LOOKED_AT)("/%s, at first sight", (path) => {
  test("its figures have a number and a name, few controls, and picture and play on one screen", async ({
    visit,
  }) => {
    const page = await visit(path, { viewport: WINDOWS[0] });
    await page.mouse.move(1, 1);
    await renderAllSections(page);
    await page.locator("details").evaluateAll((folds) => {
      for (const fold of folds) fold.classList.contains("all-numbers") || fold.setAttribute("open", "");
    });
    for (const { id, controls } of await controlsOf(page))
      expect(controls.length, `${id}: ${controls.join(", ")}`).toBeLessThanOrEqual(MOST_CONTROLS);
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

/**
 * The controls that are seen; what is dragged in a picture is the picture, and the button of a table's row or of lines of code
 * belongs to these. A list is a text until its program comes.
 */
function controlsOf(page: Page): Promise<{ id: string; controls: string[] }[]> {
  return page.locator("figure.figure").evaluateAll((figures) =>
    figures.map((figure) => {
      const all = [...figure.querySelectorAll<HTMLElement>("button, input, .select")];
      const seen = all.filter(
        (control) =>
          control.checkVisibility() &&
          !control.closest(".drag-handle, .hold-button, tbody, .recipe-lines") &&
          !control.closest("details:not([open]) > :not(summary)"),
      );
      const names = seen.map((control) => control.getAttribute("aria-label") ?? control.textContent ?? "");
      return { id: figure.id, controls: names };
    }),
  );
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
