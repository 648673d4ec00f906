import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, longTest, STEPPING, test } from "./browser";
import { Figure } from "./figure";
import { PAGES } from "./pages";

/** A chapter with few phrases. */
const ENGINES = "chapters/engines/";

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A phone on its side, and a desktop's window at 400 % zoom. */
const LOW = { width: 360, height: 225 };

/** A phrase of the prose; the links of a table, and those that lie over a plot, set a figure too. */
const PHRASE = "a.set-figure";

/** What a reader sees once a phrase has been pressed. */
interface Seen {
  /** The phrase stands in the window, with nothing over it. */
  readonly phrase: boolean;
  /** The share of the figure's picture that is seen best. */
  readonly picture: number;
  /** How far the dock's contents reach beyond it [px]. */
  readonly cut: number;
}

/** Measures how much of the figure that a phrase sets is visible, by asking which element lies on top at points of picture and phrase. */
function seenFrom(page: Page, place: number): Promise<Seen> {
  return page
    .locator(PHRASE)
    .nth(place)
    .evaluate((phrase: HTMLElement): Seen => {
      const figure = document.getElementById(phrase.dataset.do ?? "");
      const isOnTop = (part: Element, x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (part.contains(top) || top.contains(part));
      };
      /** The share of a part's points, on a grid, that lie within the window with nothing on top of them. */
      const shareSeen = (part: Element, { left, top, width, height }: DOMRect) => {
        const steps = [0.02, 0.26, 0.5, 0.74, 0.98];
        const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
        return points.filter(([x, y]) => isOnTop(part, x, y)).length / points.length;
      };
      const pictures = Array.from(
        figure?.querySelectorAll(".figure-stage :is(.picture, .function-plot, .diagram, .phase-plane)") ?? [],
      );
      const lines = Array.from(phrase.getClientRects()).filter(({ width }) => width > 8);
      const dock = document.querySelector("[data-docked]");
      return {
        phrase: lines.every(({ left, top, width, height }) => {
          // Points of a plot may lie on one another; what counts is that nothing fixed to the window lies on them.
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return over !== null && over.closest("main") !== null && over.closest("[data-docked]") === null;
        }),
        picture: Math.max(0, ...pictures.map((part) => shareSeen(part, part.getBoundingClientRect()))),
        cut: dock ? Math.max(dock.scrollHeight - dock.clientHeight, dock.scrollWidth - dock.clientWidth) : 0,
      };
    });
}

/** The faults in what a reader sees: the phrase or the picture covered, or the dock too small for its content. */
function lacking(seen: Seen): string {
  return seen.phrase && seen.picture >= 0.75 && seen.cut <= 1 ? "nothing" : JSON.stringify(seen);
}

/** Opens every fold, so that every phrase can be pressed. */
async function openFolds(page: Page): Promise<number> {
  await page.mouse.move(1, 1);
  return page.evaluate((phrases) => {
    document.documentElement.dataset.layout = "whole";
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    return document.querySelectorAll(phrases).length;
  }, PHRASE);
}

/** Puts a phrase at the upper edge, in the middle or at the lower edge of the window, by turns, and presses it. */
async function press(page: Page, place: number): Promise<void> {
  const phrase = page.locator(PHRASE).nth(place);
  await phrase.evaluate(
    async (element: HTMLElement, block) => {
      element.scrollIntoView({ block, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(done));
      element.click();
      // The figure must be hydrated before it can be set, and a dock is arranged at once.
      const island = document.getElementById(element.dataset.do ?? "")?.closest<HTMLElement>("[data-island]");
      while (island?.dataset.hydrated === undefined) await new Promise((done) => setTimeout(done, 20));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    },
    (["center", "start", "end"] as const)[place % 3] ?? "center",
  );
}

const CHAPTERS = PAGES.filter((path) => path !== "");
const EVERYWHERE = [LAPTOP, PHONE].flatMap((viewport) => CHAPTERS.map((path) => [path, viewport] as const));

describe("a phrase of the prose that sets a figure", () => {
  test.for(chosen(EVERYWHERE, ([path, viewport]) => path === ENGINES && viewport === PHONE))(
    "leaves the sentence in sight and shows the picture whole: /%s, %s",
    { timeout: 120_000 },
    async ([path, viewport], { visit }) => {
      const page = await visit(path, { viewport, reducedMotion: "reduce" });
      const phrases = Array.from({ length: await openFolds(page) }, (_, place) => place);
      expect(phrases).not.toEqual([]);
      // One at the upper edge of the window, where a dock would cover it.
      for (const place of chosen(phrases, (place) => place === 1)) {
        await press(page, place);
        await expect
          .poll(async () => lacking(await seenFrom(page, place)), { message: `phrase ${place}` })
          .toBe("nothing");
      }
    },
  );

  longTest("does not take a small window whole", async ({ visit }) => {
    const page = await visit(CHAPTER, { viewport: LOW, reducedMotion: "reduce" });
    await openFolds(page);
    await press(page, 0);
    expect((await seenFrom(page, 0)).phrase).toBe(true);
    const share = await page
      .locator("[data-docked]")
      .evaluate((dock) => dock.getBoundingClientRect().height / window.innerHeight);
    expect(share).toBeLessThanOrEqual(0.51);
  });

  longTest("moves nothing where the figure is in sight", async ({ revisit }) => {
    const page = await revisit(CHAPTER, { viewport: LAPTOP, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 1400 });
    const racket = await Figure.hydrated(page, "racket");
    await page.locator("#racket .figure-stage").evaluate((stage) => stage.scrollIntoView({ block: "start" }));
    const before = await page.evaluate(() => window.scrollY);
    await page
      .locator('[data-do="racket"]')
      .first()
      .evaluate((phrase: HTMLElement) => phrase.click());
    await expect.poll(() => racket.frame()).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.locator("[data-docked]").count()).toBe(0);
    await page.setViewportSize(LAPTOP);
  });
});

longTest(
  "a docked figure moves no line of the text, and is the next that the keyboard reaches",
  async ({ revisit }) => {
    const page = await revisit(CHAPTER, { viewport: LAPTOP, reducedMotion: "reduce" });
    await openFolds(page);
    const phrase = page.locator(PHRASE).nth(3);
    await phrase.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const lengths = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await lengths();
    await phrase.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-docked]").waitFor();
    expect(await lengths()).toBe(before);
    await page.locator("[data-docked] .picture[data-renderer]").first().waitFor();
    const onPaper = await page.evaluate(() => {
      const stage = document.querySelector("[data-docked]");
      const isDocked = () => stage?.matches(":popover-open, [data-docked], [style]");
      window.dispatchEvent(new Event("beforeprint"));
      const wasDocked = isDocked();
      const picture = stage?.querySelector(".picture");
      const drawn = picture?.querySelector("svg")?.viewBox.baseVal.width ?? 0;
      const stretched = (picture?.clientWidth ?? 0) - drawn;
      window.dispatchEvent(new Event("afterprint"));
      return { wasDocked, stretched, isDockedAgain: isDocked() };
    });
    expect(onPaper).toEqual({ wasDocked: false, stretched: 0, isDockedAgain: true });
    expect(await lengths()).toBe(before);
    await page.keyboard.press("Tab");
    const focused = () => page.evaluate(() => document.activeElement?.closest("[data-docked]") !== null);
    expect(await focused()).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator("[data-docked]").waitFor({ state: "detached" });
    expect(await phrase.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await lengths()).toBe(before);
  },
);

longTest("a docked figure leads to its place, and Back from there", async ({ visit }) => {
  const page = await visit(CHAPTER, { viewport: LAPTOP, reducedMotion: "reduce" });
  await openFolds(page);
  await press(page, 3);
  const before = await page.evaluate(() => window.scrollY);
  await page.locator("[data-docked]").getByRole("button", { name: "To the figure" }).click();
  await expect
    .poll(() => page.locator("#racket").evaluate((figure) => figure.getBoundingClientRect().top))
    .toBeLessThan(100);
  expect(await page.locator("[data-docked]").count()).toBe(0);
  await page.getByRole("button", { name: "Back to the text" }).click();
  await page.locator("[data-docked]").waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});

longTest(
  "Back leads to the place, the figure and the dock of the press before, and Forward and a reload to the last one",
  async ({ visit }) => {
    const page = await visit(STEPPING, { viewport: PHONE, reducedMotion: "reduce" });
    await openFolds(page);
    const places = await page
      .locator(PHRASE)
      .evaluateAll((all) =>
        all.flatMap((phrase, place) => ((phrase as HTMLElement).dataset.do === "compare" ? [place] : [])),
      );
    const figure = new Figure(page, "compare");
    const seen = async () => ({
      frame: await figure.frame(),
      rule: await figure.combobox("Formulation A").inputValue(),
      isDocked: (await page.locator("[data-docked]").count()) === 1,
    });
    // These two are less than a screen apart: the first one's dock is still there when the second is pressed.
    const [one = 0, two = 0] = places.slice(-2);
    const phrase = page.locator(PHRASE).nth(two);
    const top = () => phrase.evaluate((element) => element.getBoundingClientRect().top);
    await press(page, one);
    await expect.poll(async () => (await seen()).isDocked).toBe(true);
    const first = await seen();
    await press(page, two);
    await expect.poll(seen).not.toEqual(first);
    const second = await seen();
    const stood = await top();
    await page.goBack();
    await expect.poll(seen).toEqual(first);
    await page.goForward();
    await expect.poll(seen).toEqual(second);
    await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThanOrEqual(10);
    await page.reload();
    await figure.answers();
    await expect.poll(seen).toEqual(second);
    await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThanOrEqual(10);
    await page.goBack();
    await page.goBack();
    await expect.poll(async () => (await seen()).isDocked).toBe(false);
  },
);
