import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, longTest, test, type Visit } from "./browser";
import { Figure } from "./figure";
import { LAB } from "./pages";

type Visiting = (path: string, options: Visit) => Promise<Page>;

/** Opens a page with a figure's own program kept on its way until it is let through. */
async function visitWithout(program: RegExp, path: string, visit: Visiting) {
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  const prepare = async (page: Page) => {
    await page.route(program, async (route) => {
      await held;
      await route.continue();
    });
  };
  return { page: await visit(path, { prepare }), letThrough };
}

async function visitEarly(visit: Visiting) {
  const { page, letThrough } = await visitWithout(/\/Racket-[^/]*\.js$/, CHAPTER, visit);
  const racket = new Figure(page, "racket");
  await racket.root.scrollIntoViewIfNeeded();
  return { racket, letThrough };
}

describe("a press on a figure whose program is still on its way", () => {
  test("is not lost: the last one is done when it has come, and only that", async ({ visit }) => {
    const { racket, letThrough } = await visitEarly(visit);
    await racket.button("Play").click();
    await racket.button("Step forward").click();
    await racket.button("Step forward").click();
    const { gyroscopicSwitch } = racket;
    await gyroscopicSwitch.click();
    const isOn = () => gyroscopicSwitch.getAttribute("aria-checked");
    expect(await isOn(), "nothing seems done that is not").toBe("false");
    await racket.button("Step forward").click();
    expect(await racket.page.locator("[data-hydrated] #racket").count()).toBe(0);

    letThrough();
    await racket.answers();
    await expect.poll(() => racket.frame()).toBe(1);
    expect(await racket.isPlaying()).toBe(false);
    expect(await isOn()).toBe("false");
    await gyroscopicSwitch.click();
    expect(await isOn(), "then it answers by itself").toBe("true");
  });

  longTest("on a switch turns it once", async ({ visit }) => {
    const { racket, letThrough } = await visitEarly(visit);
    await racket.gyroscopicSwitch.click();
    letThrough();
    await racket.answers();
    await expect.poll(() => racket.gyroscopicSwitch.getAttribute("aria-checked")).toBe("true");
  });
});

describe("what is typed into a form whose program is still on its way", () => {
  async function typedEarly(visit: Visiting, finish: (frames: Locator) => Promise<void>) {
    const { page, letThrough } = await visitWithout(/\/Lab-[^/]*\.js$/, LAB, visit);
    const frames = page.getByRole("textbox", { name: "Frames" });
    await frames.fill("30 s");
    await finish(frames);
    expect(await page.locator("[data-hydrated] #bench").count()).toBe(0);
    letThrough();
    await new Figure(page, "bench").answers();
    return { frames, lasts: page.getByText("Frames can be typed as a time") };
  }

  test("is taken, once Enter was pressed", async ({ visit }) => {
    const { frames, lasts } = await typedEarly(visit, (field) => field.press("Enter"));
    await expect.poll(() => frames.inputValue()).toBe("1800");
    expect(await lasts.textContent()).toMatch(/^30 s in all/);
  });

  longTest("is not taken before that, and then it is", async ({ visit }) => {
    const { frames, lasts } = await typedEarly(visit, async () => {});
    expect(await frames.inputValue()).toBe("30 s");
    expect(await lasts.textContent()).toMatch(/^20 s in all/);
    await frames.press("Enter");
    await expect.poll(() => frames.inputValue()).toBe("1800");
  });
});

test("a press on a term before what explains it has come is answered when it has", async ({ visit }) => {
  const { page, letThrough } = await visitWithout(/\/pressesInText-[^/]*\.js$/, CHAPTER, visit);
  await page.locator('p .term[data-term="omega"]').first().click();
  expect(await page.locator("#term-card").count()).toBe(0);
  letThrough();
  await page.locator("#term-card").waitFor();
});
