import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, FIRST_PAGE, test } from "./browser";
import { Figure } from "./figure";

describe("the transport", () => {
  test("a hundred steps forward and a hundred back return to the same digits, at every frame between", async ({
    visit,
  }) => {
    const racket = await Figure.alive(await visit(CHAPTER), "racket");
    await racket.scrubTo(937);
    const forward = await stepAndRead(racket, "Step forward", 100);
    expect(forward.length).toBe(101);
    expect(new Set(forward).size).toBe(101);
    expect(await racket.frame()).toBe(1037);
    const back = await stepAndRead(racket, "Step back", 100);
    expect(back.toReversed()).toEqual(forward);
    expect(await racket.frame()).toBe(937);
  });

  test("scrubbing anywhere and back shows the same digits as stepping there", async ({ visit }) => {
    const racket = await Figure.alive(await visit(CHAPTER), "racket");
    await racket.scrubTo(1500);
    const there = await racket.readings();
    for (const frame of [3600, 0, 1499]) await racket.scrubTo(frame);
    await racket.press("Step forward");
    expect(await racket.frame()).toBe(1500);
    expect(await racket.readings()).toEqual(there);
  });

  test("Reset stands at frame 0 with the digits of the start, and stops", async ({ visit }) => {
    const racket = await Figure.alive(await visit(CHAPTER), "racket");
    const start = await racket.readings();
    expect(await racket.frame()).toBe(0);
    await racket.scrubTo(700);
    await racket.button("Play").click();
    await racket.press("Reset");
    expect(await racket.isPlaying()).toBe(false);
    expect(await racket.frame()).toBe(0);
    expect(await racket.readings()).toEqual(start);
  });

  test("a step ends at the run's first and last frame", async ({ visit }) => {
    const racket = await Figure.alive(await visit(CHAPTER), "racket");
    await racket.press("Step back");
    expect(await racket.frame()).toBe(0);
    await racket.scrubTo(3600);
    await racket.press("Step forward");
    expect(await racket.frame()).toBe(3600);
  });

  test("a step while playing stops the figure", async ({ visit }) => {
    const racket = await Figure.alive(await visit(CHAPTER), "racket");
    await racket.button("Play").click();
    await racket.button("Pause").waitFor();
    await racket.press("Step forward");
    expect(await racket.isPlaying()).toBe(false);
    const frame = await racket.frame();
    await racket.settled();
    expect(await racket.frame()).toBe(frame);
  });

  // Time is the page's own here, so that the count does not depend on how fast this machine draws.
  test.for([
    ["0.1", 6],
    ["1", 60],
    ["4", 240],
  ] as const)("at speed %s a second is %i frames of the simulation", async ([speed, frames], { visit }) => {
    const page = await visit(CHAPTER);
    const racket = await Figure.alive(page, "racket");
    await racket.choose("Speed", speed);
    await holdTime(page);
    await racket.button("Play").click();
    await page.clock.runFor(1000);
    // Animation frames come every 16 ms, and the first only starts the count.
    expect(Math.abs((await racket.frame()) - frames)).toBeLessThanOrEqual(0.05 * frames + 1);
  });

  test("the run stops by itself at its last frame", async ({ visit }) => {
    const page = await visit(FIRST_PAGE);
    const tumbling = await Figure.alive(page, "tumbling");
    await tumbling.scrubTo(3590);
    await tumbling.button("Play").click();
    await tumbling.button("Play").waitFor();
    expect(await tumbling.frame()).toBe(3600);
  });
});

/** The Readouts before, between and after presses of a button; pressed in the page, a press an animation frame. */
function stepAndRead(figure: Figure, name: string, times: number): Promise<string[]> {
  return figure.button(name).evaluate(async (button: HTMLElement, times) => {
    const cells = [...(button.closest("figure")?.querySelectorAll<HTMLElement>("td[data-quantity]") ?? [])];
    const read = () => cells.map((cell) => cell.dataset.value).join(" ");
    const seen = [read()];
    for (let k = 0; k < times; k++) {
      button.click();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      seen.push(read());
    }
    return seen;
  }, times);
}

/** From here on time passes in the page only when the test says so. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
