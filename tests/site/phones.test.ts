import { describe, expect } from "vitest";
import { MISSING_NOISE, test } from "./browser";
import { expectPanning, expectWithin, openUp, PAGES, repeatedIds, smallTargets } from "./everyPage";
import { violations } from "./violations";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "light",
} as const;

describe("every page on a phone, light, all of it open and every figure alive", () => {
  test.for(PAGES)("/%s", { timeout: 120_000 }, async (path, { visit }) => {
    const page = await visit(path, { ...PHONE, expectedNoise: MISSING_NOISE });
    const figures = await openUp(page);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await repeatedIds(page)).toEqual([]);
    await expectPanning(page, figures);
    await expectWithin(page, [390, 320]);
  });
});
