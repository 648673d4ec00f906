import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { IMPULSE, STEPPING, test } from "./browser";

/*
 * On a slow first visit the reader's own fonts stand in for the notebook's (src/book/build/standInFonts.yaml). Which of them a
 * machine has, it says itself; what is not there is not measured.
 */

/** What the browser says of the fonts that the test holds back. */
const HELD_BACK = /source-.*woff2|ERR_FAILED/;

const PHONE = { width: 390, height: 844 };

/**
 * Hands on a page of the site that waits for its fonts. A font that comes too late is left out (font-display: optional), and
 * whether it does depends on what else the machine does. The page's policy, which knows its style by its hash, is to be bypassed.
 */
async function waitingForFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
  await route.fulfill({ response, body });
}

/** The page with its own fonts, whenever they come; or without them. */
const withFonts = (page: Page) => page.route(/\/$/, waitingForFonts).then(() => undefined);
const without = (page: Page) =>
  page.route(/source-.*\.woff2$/, (route) => route.abort()).then(() => undefined);

interface Width {
  readonly family: string;
  readonly style: string;
  readonly weight: number;
  /** Beside the notebook's own font; null where this machine has no such font. */
  readonly ratio: number | null;
}

/** How wide the page's prose is in every stand-in, beside the font that it stands for. */
function widths(page: Page): Promise<Width[]> {
  return page.evaluate(async () => {
    const own = { Serif: "Source Serif 4 Variable", Sans: "Source Sans 3 Variable" };
    const prose = Array.from(document.querySelectorAll("main p"), (part) => part.textContent).join(" ");
    const text = prose.replace(/[^A-Za-z ,.’]+/g, " ").slice(0, 20_000);
    const context = document.createElement("canvas").getContext("2d");
    const widthIn = (font: string) => {
      if (!context) throw new Error("no canvas");
      context.font = font;
      return context.measureText(text).width;
    };
    const faces = Array.from(document.fonts).filter(({ family }) => /^"?Like /.test(family));
    const found: Width[] = [];
    for (const face of faces) {
      const kind = /Georgia|Times|Serif/.test(face.family) ? "Serif" : "Sans";
      const weight = Number.parseInt(face.weight, 10) > 400 ? 600 : 400;
      const start = `${face.style} ${weight} 50px`;
      const isHere = await face.load().then(
        () => true,
        () => false,
      );
      await document.fonts.load(`${start} "${own[kind]}"`);
      const family = face.family.replaceAll('"', "");
      const ratio = isHere
        ? widthIn(`${start} "${family}", monospace`) / widthIn(`${start} "${own[kind]}"`)
        : null;
      found.push({ family, style: face.style, weight, ratio });
    }
    return found;
  });
}

describe("a font that stands in", () => {
  test("sets prose as wide as ours, upright, in italics and in bold", async ({ visit }) => {
    const page = await visit(IMPULSE, { viewport: PHONE, prepare: withFonts, bypassCSP: true });
    const all = await widths(page);
    expect(all.length).toBeGreaterThan(10);
    const here = all.filter(({ ratio }) => ratio !== null);
    expect(here.length, "some stand-ins are here").toBeGreaterThan(0);
    // Kerning and the texts of another chapter than the factors were measured on: 0.8 % measured at most.
    for (const { ratio, ...face } of here)
      expect(Math.abs((ratio ?? 0) - 1), JSON.stringify(face)).toBeLessThan(0.015);
  });

  test("leaves the page as long as it is, and cuts no word of a choice or a number", async ({ visit }) => {
    const heights: number[] = [];
    for (const prepare of [withFonts, without]) {
      const page = await visit(STEPPING, {
        viewport: PHONE,
        prepare,
        bypassCSP: true,
        expectedNoise: HELD_BACK,
      });
      await page.evaluate(async () => {
        document.documentElement.dataset.layout = "whole";
        await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
      });
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>(".plot-value, .select-value, .measure-value"))
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
    }
    const [own = 0, standIn = 0] = heights;
    expect(Math.abs(standIn / own - 1), `${own} px, and ${standIn}`).toBeLessThan(0.02);
  });
});
