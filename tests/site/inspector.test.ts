import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { firstRow, type Row } from "../../src/figures/simulation/inspector/alignStages";
import { chosen } from "../chosen";
import { longTest, STEPPING, test } from "./browser";
import { allLines, coreRows, FIGURE, isShown, open, present, SHARED } from "./inspector";
import { pixelsOf } from "./pixels";
import { violations } from "./violations";

describe("inside a frame", () => {
  test("every step of the derivations is reached by keyboard alone, and then every line, with the core's own digits, on into the next frame and back", async ({
    revisit,
  }) => {
    const page = await revisit(STEPPING, SHARED);
    const figure = await open(page);
    const walk = async (rows: readonly Row[]) => {
      await figure.root.getByRole("list", { name: "Stages" }).locator("button").first().click();
      await figure.root.focus();
      for (const [index, row] of rows.entries()) {
        if (index > 0) await page.keyboard.press("]");
        await figure.settled();
        await isShown(figure, row);
        expect(await present(figure), row.id).not.toBe("");
      }
    };
    const { steps, all } = coreRows(0);
    await isShown(figure, firstRow(steps));
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(all.length).toBeGreaterThan(25);
    await walk(steps);
    await page.keyboard.press("]");
    await figure.settled();
    expect(await figure.frame(), "on into the next frame").toBe(1);
    await isShown(figure, coreRows(1).steps[0]);
    const walked = await figure.readings();
    await page.keyboard.press("[");
    await figure.settled();
    expect(await figure.frame(), "and back").toBe(0);
    await isShown(figure, steps.at(-1));
    await allLines(figure).click();
    const list = figure.root.getByRole("list", { name: "Stages" }).locator("button");
    // The functions that no step is of are fetched first.
    await list.nth(all.length - 1).waitFor();
    // It ends at a line that is no step: there the switch leads back to where a walk begins.
    await walk(chosen(all, (row) => all.indexOf(row) < 5));
    await allLines(figure).click();
    await figure.settled();
    await isShown(figure, firstRow(steps));
    await figure.press("Step forward");
    expect(await figure.readings(), "walking through a frame and stepping it end alike").toEqual(walked);
  });

  test("the list of stages is one stop for Tab, at the present one; arrow keys lead on from there", async ({
    revisit,
  }) => {
    const page = await revisit(STEPPING, SHARED);
    const figure = await open(page);
    const list = figure.root.getByRole("list", { name: "Stages" });
    const stops = list.locator("button:not([tabindex='-1'])");
    await list.locator("button").first().click();
    await figure.settled();
    const picture = await pixelsOf(figure.pictures.first());
    const [first, second] = coreRows(await figure.frame()).steps;
    // Up by another key than down by: had the arrow key turned the view too, it would stay turned.
    for (const [key, row] of [
      ["ArrowDown", second],
      ["[", first],
      ["]", second],
      ["ArrowUp", first],
    ] as const) {
      await stops.press(key);
      await figure.settled();
      await isShown(figure, row);
      expect(await stops.getAttribute("aria-current")).toBe("step");
      expect(await stops.evaluate((stop) => stop === document.activeElement)).toBe(true);
      if (key === "[") expect(await pixelsOf(figure.pictures.first()), "the view stays").toBe(picture);
    }
  });

  longTest(
    "no line of the source is cut, and the function can be copied as it stands in its file",
    async ({ revisit }) => {
      const page = await revisit(STEPPING, SHARED);
      const figure = await open(page);
      const list = figure.root.getByRole("list", { name: "Stages" });
      await list.locator("button", { hasText: "gyroscopicTerm" }).click();
      const code = figure.root.getByRole("list", { name: "Source of explicit" });
      if (!(await code.isVisible())) await figure.root.getByText("Show the code").first().click();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await code
          .locator("code")
          .evaluateAll((lines) =>
            lines.filter((line) => line.scrollWidth > line.clientWidth).map(({ textContent }) => textContent),
          );
        expect(cut, `${width} px`).toEqual([]);
      }
      await figure.root.getByRole("button", { name: "Copy this function" }).first().click();
      await figure.root.getByText("The function is copied.").waitFor({ state: "attached" });
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const source = readFileSync("src/core/dynamics/angular/explicit.ts", "utf8");
      expect(copied).toMatch(/^(export )?function explicit\(/);
      expect(source).toContain(copied);
    },
  );

  longTest(
    "axe finds nothing to mend, at the first stage or further on, in the one theme or the other",
    async ({ revisit }) => {
      const page = await revisit(STEPPING, SHARED);
      const figure = await open(page);
      const states = [
        [0, "light"],
        [5, "dark"],
      ] as const;
      for (const [stages, colorScheme] of chosen(states, ([stages]) => stages > 0)) {
        await figure.press("Next stage", stages);
        if (stages > 0) await allLines(figure).click();
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, `#${FIGURE}`), `${colorScheme}, after ${stages} stages`).toEqual([]);
      }
    },
  );
});
