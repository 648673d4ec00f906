import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, webglTest as test } from "./browser";
import { Figure } from "./figure";

/** Stands where React's developer tools would, and counts what every renderer on the page commits. */
function countCommits(): void {
  const counts = { commits: 0 };
  const ignore = () => {};
  Object.assign(window, {
    counts,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: ignore,
      onScheduleFiberRoot: ignore,
      onCommitFiberRoot: () => {
        counts.commits += 1;
      },
      onPostCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    },
  });
}

function countAnimationFrames(): void {
  const counts = { animationFrames: 0 };
  Object.assign(window, { counts });
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      counts.animationFrames += 1;
      callback(time);
    });
}

type Counted = Window & { counts: Record<"commits" | "animationFrames", number> };

/** How often something happened in the page during a stretch of real time; nothing else is asked of the page meanwhile. */
function countDuring(page: Page, what: "commits" | "animationFrames", milliseconds: number): Promise<number> {
  return page.evaluate(
    async ({ what, milliseconds }) => {
      const { counts } = window as unknown as Counted;
      const before = counts[what];
      await new Promise((done) => setTimeout(done, milliseconds));
      return counts[what] - before;
    },
    { what, milliseconds },
  );
}

describe("what a figure costs", () => {
  test("while it plays React commits nothing, though frame after frame is shown", async ({ visit }) => {
    const page = await visit(CHAPTER, { before: countCommits });
    const racket = await Figure.alive(page, "racket", "webgl");
    const commits = () => page.evaluate(() => (window as unknown as Counted).counts.commits);
    expect(await commits(), "the hook sees commits at all").toBeGreaterThan(0);
    const atRest = await commits();
    await racket.button("Play").click();
    await racket.button("Pause").waitFor();
    expect(await commits(), "the press of Play is a commit").toBeGreaterThan(atRest);
    await countDuring(page, "commits", 300);
    const from = await racket.frame();
    const whilePlaying = await countDuring(page, "commits", 1500);
    const frames = (await racket.frame()) - from;
    console.log(`${frames} frames played, ${whilePlaying} React commits`);
    expect(frames).toBeGreaterThan(20);
    expect(whilePlaying).toBe(0);
  });

  test("playing, and scrolled away, it asks for no animation frame in a second", async ({ visit }) => {
    const page = await visit(CHAPTER, {
      before: countAnimationFrames,
      viewport: { width: 1000, height: 300 },
    });
    await lengthen(page);
    const racket = await Figure.alive(page, "racket", "webgl");
    await racket.pictures.first().scrollIntoViewIfNeeded();
    await racket.button("Play").click();
    expect(await countDuring(page, "animationFrames", 500)).toBeGreaterThan(3);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await racket.root.evaluate((figure) => figure.getBoundingClientRect().bottom)).toBeLessThan(0);
    // The observer that notices answers within a frame or two.
    await countDuring(page, "animationFrames", 300);
    expect(await countDuring(page, "animationFrames", 1000)).toBe(0);
    const frame = await racket.frame();
    await racket.pictures.first().scrollIntoViewIfNeeded();
    expect(await countDuring(page, "animationFrames", 500), "back on screen it plays on").toBeGreaterThan(3);
    expect(await racket.frame()).toBeGreaterThan(frame);
  });

  test("standing still on screen it asks for no animation frame either", async ({ visit }) => {
    const page = await visit(CHAPTER, { before: countAnimationFrames });
    const racket = await Figure.alive(page, "racket", "webgl");
    await racket.press("Step forward");
    await countDuring(page, "animationFrames", 300);
    expect(await countDuring(page, "animationFrames", 1000)).toBe(0);
  });
});

/** Makes room below the text, so that any figure can be scrolled away. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.style.paddingBottom = "300vh";
  });
}
