import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, longTest, test, type Visit } from "./browser";
import { Figure } from "./figure";

/** Opens the chapter with the racket's own program kept on its way until it is let through. */
async function visitEarly(visit: (path: string, options: Visit) => Promise<Page>) {
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  const prepare = async (page: Page) => {
    await page.route(/\/Racket-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
  };
  const page = await visit(CHAPTER, { prepare });
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
