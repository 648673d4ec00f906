import type { Page } from "playwright-core";

type Counting = Window & { animationFrames: number };

/** Counts the animation frames that a page asks for; runs before anything of it does. */
export function countAnimationFrames(): void {
  const counting = window as unknown as Counting;
  counting.animationFrames = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      counting.animationFrames += 1;
      callback(time);
    });
}

/** How many a page asks for during a stretch of real time; nothing else is asked of it meanwhile. */
export function animationFramesDuring(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(async (milliseconds) => {
    const counting = window as unknown as Counting;
    const before = counting.animationFrames;
    await new Promise((done) => setTimeout(done, milliseconds));
    return counting.animationFrames - before;
  }, milliseconds);
}
