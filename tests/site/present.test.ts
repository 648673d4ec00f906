import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, longTest, test } from "./browser";
import { Figure } from "./figure";

/** The window that a visit has. */
const USUAL = { width: 960, height: 720 };
const PROJECTOR = { width: 1440, height: 900 };
const SQUARE = { width: 900, height: 900 };
const PHONE = { width: 390, height: 844 };
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };

/** The number of a presented figure's parts, whether all lie within the window, and the least side of its pictures [px]. */
function seen(page: Page) {
  return page.locator(".figure-dialog").evaluate((stage) => {
    const isWithin = (part: Element) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
    };
    const parts = stage.querySelectorAll(
      ".picture, .button-primary, .repeat-button, .scrub, .transport-time, .dialog-close",
    );
    // The shorter side says how large what is seen is drawn.
    const sides = Array.from(stage.querySelectorAll(".picture"), (picture) =>
      Math.min(picture.clientWidth, picture.clientHeight),
    );
    return {
      count: parts.length,
      areWithin: Array.from(parts).every(isWithin),
      side: Math.min(...sides),
    };
  });
}

/** The part of the window's height that lies below a presented figure's controls, where a sentence may stand. */
function emptyBelow(page: Page): Promise<number> {
  return page
    .locator(".figure-dialog .figure-choice")
    .evaluate((controls) => 1 - controls.getBoundingClientRect().bottom / window.innerHeight);
}

async function presented(page: Page): Promise<Figure> {
  const racket = await Figure.hydrated(page, "racket");
  await racket.fillWindow();
  return racket;
}

describe("a figure that fills the window", () => {
  test.for(chosen([PROJECTOR, SQUARE, PHONE, PHONE_ON_ITS_SIDE], (size) => size === SQUARE))(
    "shows pictures, time, transport and the way out in a window of $width × $height",
    async (viewport, { revisit }) => {
      const page = await revisit(CHAPTER);
      await page.setViewportSize(viewport);
      const racket = await Figure.hydrated(page, "racket");
      const before = await racket.pictures.first().boundingBox();
      await presented(page);
      await expect.poll(async () => (await seen(page)).areWithin).toBe(true);
      const { count, side } = await seen(page);
      expect(count, "two pictures, play, repeat, scrub, time and close").toBe(7);
      if (viewport === SQUARE) expect(await emptyBelow(page), "of the window's height").toBeLessThan(0.06);
      // On a phone the text's own pictures are wider than high; on a projector presenting must win.
      if (viewport === PROJECTOR && before)
        expect(side).toBeGreaterThan(Math.min(before.width, before.height));
      await racket.leaveWindow();
      await page.setViewportSize(USUAL);
    },
  );

  longTest("is left by Back, and goes on from the frame it was at", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const address = page.url();
    const racket = await presented(page);
    const frame = await racket.frame();
    await racket.press("Step forward", 3);
    await page.goBack();
    await page.locator(".figure-dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(address);
    expect(await racket.frame()).toBe(frame + 3);
    // Once more: by now there is an entry that knows the figure as it was. Its keys work at once.
    await presented(page);
    await page.keyboard.press(".");
    await racket.settled();
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await page.locator(".figure-dialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => history.state?.overlay === null);
    expect(await racket.frame()).toBe(frame + 4);
  });

  test("repeats from mark to mark, where the panel is out of reach", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    const racket = await presented(page);
    const repeat = page.locator(".figure-dialog").getByRole("button", { name: "Repeat from mark to mark" });
    await repeat.click();
    await racket.settled();
    expect(await repeat.getAttribute("aria-pressed")).toBe("true");
    expect(await racket.root.locator(".scrub-window .scrub-range").isVisible()).toBe(true);
    await repeat.click();
    await racket.leaveWindow();
  });

  test("is what a link can ask for", async ({ visit }) => {
    const page = await visit(`${CHAPTER}?figure=racket&v=1&frame=150&follow=true&present=1#racket`);
    await page.mouse.move(2, 2);
    await page.locator(".figure-dialog").waitFor();
    expect(await page.locator(".figure-dialog .transport-time").textContent()).toContain("150");
    expect(new URL(page.url()).searchParams.get("present")).toBe("1");
    await page.getByRole("button", { name: "Camera" }).click();
    expect(await page.getByRole("checkbox", { name: "Follow the body" }).isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator(".figure-dialog").waitFor({ state: "detached" });
    // What stands in the address bar is what the reader sees: sent on, it opens the page, not the figure alone.
    await page.waitForURL(/\?figure=racket&v=1&frame=150&follow=true#racket$/);
  });

  longTest("is one of the gallery's, with its question, and the arrow keys lead on", async ({ visit }) => {
    const gallery = await visit("show/");
    const rows = await gallery.locator(".shown a").evaluateAll((links) =>
      links.map((link) => ({
        address: (link as HTMLAnchorElement).href,
        asks: link.querySelector("h2 + p")?.textContent ?? "",
      })),
    );
    const [first, second] = rows;
    if (!first || !second) throw new Error("the gallery has no two figures");
    // Sent to somebody who has not seen the gallery.
    const page = await visit(new URL(first.address).pathname.slice(1) + new URL(first.address).search);
    const question = page.locator(".figure-dialog .dialog-name");
    await expect.poll(() => question.textContent(), { timeout: 20_000 }).toBe(first.asks);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => question.textContent(), { timeout: 20_000 }).toBe(second.asks);
  });

  test("prints once, and not over every sheet", async ({ revisit }) => {
    const page = await revisit(CHAPTER);
    await presented(page);
    const fixed = await page.evaluate(() => {
      window.dispatchEvent(new Event("beforeprint"));
      const stage = document.querySelector("#racket .figure-stage");
      const position = stage ? getComputedStyle(stage).position : "missing";
      window.dispatchEvent(new Event("afterprint"));
      return position;
    });
    expect(fixed).toBe("static");
    expect(await page.locator(".figure-dialog").count()).toBe(1);
  });
});
