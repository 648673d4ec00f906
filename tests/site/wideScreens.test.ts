import { describe, expect } from "vitest";
import { MISSING_NOISE, test } from "./browser";
import { expectSoundWhenExpanded, expectWithin, openUp, PAGES } from "./everyPage";
import { violations } from "./violations";

const WIDE = { viewport: { width: 1440, height: 900 }, colorScheme: "dark" } as const;

describe("every page on a wide screen, dark, all of it open and every figure alive", () => {
  test.for(PAGES)("/%s", { timeout: 120_000 }, async (path, { visit }) => {
    const page = await visit(path, { ...WIDE, expectedNoise: MISSING_NOISE });
    const figures = await openUp(page);
    expect(await violations(page)).toEqual([]);
    for (const figure of figures) await expectSoundWhenExpanded(page, figure);
    await expectWithin(page, [1440, 820]);
  });
});
