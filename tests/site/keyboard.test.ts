import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, longTest, test } from "./browser";
import { Figure } from "./figure";
import { pixelsOf } from "./pixels";

/** More presses of Tab than any page here needs. */
const MOST_TAB_PRESSES = 150;

describe("with a keyboard alone", () => {
  test("Tab reaches the figure; space plays and pauses, full stop and comma step, r resets", async ({
    revisit,
  }) => {
    const page = await revisit(CHAPTER);
    const racket = await racketByTab(page);
    const outline = await racket.root.evaluate((figure) => getComputedStyle(figure).outlineStyle);
    expect(outline, "the focus is seen").not.toBe("none");
    await page.keyboard.press(".");
    await page.keyboard.press(".");
    await page.keyboard.press(".");
    await racket.settled();
    expect(await racket.frame()).toBe(3);
    await page.keyboard.press(",");
    await racket.settled();
    expect(await racket.frame()).toBe(2);

    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press(" ");
    await racket.button("Pause").waitFor();
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>("#racket .scrubber")?.value) > 4,
    );
    await page.keyboard.press(" ");
    await racket.button("Play").waitFor();
    expect(await racket.frame()).toBeGreaterThan(4);
    expect(await page.evaluate(() => window.scrollY), "space does not scroll the page as well").toBe(place);

    await page.keyboard.press("r");
    await racket.settled();
    expect(await racket.frame()).toBe(0);
  });

  test("the arrow keys turn the picture, and Turn the view back turns it back", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const racket = await racketInFocus(page);
    await racket.settled();
    const before = await pixelsOf(racket.pictures.first());
    const seen = [before];
    for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]) {
      await page.keyboard.press(key);
      await racket.settled();
      const now = await pixelsOf(racket.pictures.first());
      if (key !== "ArrowDown") expect(seen, key).not.toContain(now);
      seen.push(now);
    }
    await page.keyboard.press("ArrowLeft");
    await (await racket.inReach(racket.button("Turn the view back"))).focus();
    await page.keyboard.press("Enter");
    await racket.settled();
    expect(await pixelsOf(racket.pictures.first())).toBe(before);
    expect(await racket.frame()).toBe(0);

    await racket.slider.focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    await racket.settled();
    expect(await racket.frame(), "on the slider they step").toBe(1);
    const stepped = await pixelsOf(racket.pictures.first());
    await racket.press("Turn the view back");
    expect(await pixelsOf(racket.pictures.first()), "and do not turn the picture").toBe(stepped);
  });

  test("Tab goes through every control of the figure, in the order they stand", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const racket = await racketInFocus(page);
    await racket.openMore();
    await racket.root.focus();
    const controls = await racket.root.evaluate((figure) => {
      const found = [
        ...figure.querySelectorAll<HTMLElement>("button, select, input, a[href], [tabindex='0']"),
      ];
      return found
        .filter((control) => control.checkVisibility())
        .map((control, index) => {
          control.dataset.place = String(index);
          return index;
        });
    });
    expect(controls.length).toBeGreaterThan(12);
    const visited: number[] = [];
    while (visited.length < controls.length) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
      visited.push(Number(place ?? "NaN"));
    }
    expect(visited).toEqual(controls);
  });

  longTest(
    "letters count with Caps Lock, space on the slider too, and a press on the caption leaves the page its keys",
    async ({ revisit }) => {
      const page = await revisit(CHAPTER);
      const racket = await racketInFocus(page);
      await racket.scrubTo(40);
      await racket.slider.focus();
      await page.keyboard.press("PageUp");
      await racket.settled();
      expect(await racket.frame(), "a second on").toBe(100);
      await page.keyboard.press(" ");
      await racket.button("Pause").waitFor();
      await page.keyboard.press(" ");
      await racket.button("Play").waitFor();
      await page.keyboard.press("Shift+R");
      await racket.settled();
      expect(await racket.frame()).toBe(0);

      await racket.root.locator("figcaption").click();
      expect(await page.evaluate(() => document.activeElement?.closest("#racket") ?? null)).toBeNull();
    },
  );

  longTest("in a list of choices the letters choose, and the figure does not step", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const racket = await racketInFocus(page);
    await racket.openMore();
    await racket.scrubTo(50);
    for (const name of ["Formulation A", "Speed", "Layout"]) {
      await racket.combobox(name).focus();
      for (const key of [".", ",", "r"]) await page.keyboard.press(key);
      await racket.settled();
      expect(await racket.frame(), name).toBe(50);
    }
  });

  test("Expand and Escape give the focus and the page back", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const racket = await racketInFocus(page);
    const expand = await racket.inReach(racket.button("Expand"));
    await expand.focus();
    await page.keyboard.press("Enter");
    // What stands behind a modal dialog is out of reach.
    await page.locator("#racket .figure-dialog:modal").waitFor();
    await racket.leaveWindow();
    expect(await expand.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

async function racketInFocus(page: Page): Promise<Figure> {
  const racket = await Figure.hydrated(page, "racket");
  await racket.press("Reset");
  await racket.root.focus();
  return racket;
}

async function racketByTab(page: Page): Promise<Figure> {
  for (let k = 0; k < MOST_TAB_PRESSES; k++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.id)) === "racket")
      return Figure.hydrated(page, "racket");
  }
  throw new Error(`${MOST_TAB_PRESSES} presses of Tab do not reach the figure`);
}
