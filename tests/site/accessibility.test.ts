import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, FIGURES, MISSING, MISSING_NOISE, test } from "./browser";
import { Figure } from "./figure";

interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/** Every rule of axe, best practices included; evaluated from outside, as the page's policy lets in no script but its own. */
async function violations(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  });
}

const THEMES = ["light", "dark"] as const;

describe.for(THEMES)("in the %s theme axe finds nothing to mend", (theme) => {
  test.for(FIGURES)("on /%s as it arrives, and after playing the %s", async ([path, id], { visit }) => {
    const page = await visit(path, { colorScheme: theme });
    expect(await paperIsDark(page)).toBe(theme === "dark");
    expect(await violations(page)).toEqual([]);
    const figure = await Figure.alive(page, id);
    await figure.press("Play");
    await page.waitForTimeout(300);
    await figure.press("Pause");
    expect(await violations(page), "after playing").toEqual([]);
    await figure.press("Expand");
    expect(await violations(page), "filling the window").toEqual([]);
  });

  test("on the page for an address that is not there", async ({ visit }) => {
    const page = await visit(MISSING, { colorScheme: theme, expectedNoise: MISSING_NOISE });
    expect(await violations(page)).toEqual([]);
  });
});

describe("the Theme button", () => {
  test("turns the page, and every picture with it, to the other theme, where axe finds nothing either", async ({
    visit,
  }) => {
    const page = await visit(CHAPTER, { colorScheme: "light" });
    const racket = await Figure.alive(page, "racket");
    for (const dark of [true, false]) {
      await page.getByRole("button", { name: "Theme", exact: true }).click();
      await racket.settled();
      expect(await paperIsDark(page)).toBe(dark);
      expect(await violations(page), dark ? "dark" : "light").toEqual([]);
    }
  });

  test("is remembered on the next page", async ({ visit }) => {
    const page = await visit(CHAPTER, { colorScheme: "light" });
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await page.getByRole("link", { name: "Tumble", exact: true }).click();
    await page.getByRole("heading", { name: "Tumble", level: 1 }).waitFor();
    expect(await paperIsDark(page)).toBe(true);
  });
});

function paperIsDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no 2-D canvas");
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128;
  });
}
