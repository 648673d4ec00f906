import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { animationFramesDuring, countAnimationFrames } from "./animationFrames";
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

type Counted = Window & { counts: { commits: number } };

const commits = (page: Page) => page.evaluate(() => (window as unknown as Counted).counts.commits);

/** Low enough for a figure to be scrolled away. One visit serves all tests: the hook's counts and the frames' differ in name. */
const COUNTED = {
  before: `(${countCommits})();(${countAnimationFrames})()`,
  viewport: { width: 1000, height: 300 },
};

describe("what a figure costs", () => {
  test("while it plays React commits nothing, though frame after frame is shown", async ({ revisit }) => {
    const page = await revisit(CHAPTER, COUNTED);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    await racket.pictures.first().scrollIntoViewIfNeeded();
    expect(await commits(page), "the hook sees commits at all").toBeGreaterThan(0);
    const atRest = await commits(page);
    await racket.button("Play").click();
    await racket.button("Pause").waitFor();
    expect(await commits(page), "the press of Play is a commit").toBeGreaterThan(atRest);
    await animationFramesDuring(page, 300);
    const [from, before] = [await racket.frame(), await commits(page)];
    await animationFramesDuring(page, 1500);
    const [frames, whilePlaying] = [(await racket.frame()) - from, (await commits(page)) - before];
    console.log(`${frames} frames played, ${whilePlaying} React commits`);
    expect(frames).toBeGreaterThan(20);
    expect(whilePlaying).toBe(0);
    await racket.press("Pause");
  });

  test("playing, and scrolled away, it asks for no animation frame in a second", async ({ revisit }) => {
    const page = await revisit(CHAPTER, COUNTED);
    await lengthen(page);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    await racket.pictures.first().scrollIntoViewIfNeeded();
    await racket.button("Play").click();
    expect(await animationFramesDuring(page, 500)).toBeGreaterThan(3);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await racket.root.evaluate((figure) => figure.getBoundingClientRect().bottom)).toBeLessThan(0);
    // The observer that notices answers within a frame or two.
    await animationFramesDuring(page, 300);
    expect(await animationFramesDuring(page, 1000)).toBe(0);
    const frame = await racket.frame();
    await racket.pictures.first().scrollIntoViewIfNeeded();
    expect(await animationFramesDuring(page, 500), "back on screen it plays on").toBeGreaterThan(3);
    expect(await racket.frame()).toBeGreaterThan(frame);
    await racket.press("Pause");
  });

  test("standing still on screen it asks for no animation frame either", async ({ revisit }) => {
    const page = await revisit(CHAPTER, COUNTED);
    const racket = await Figure.hydrated(page, "racket", "webgl");
    await racket.press("Step forward");
    await animationFramesDuring(page, 300);
    expect(await animationFramesDuring(page, 1000)).toBe(0);
  });
});

/** Makes room below the text, so that any figure can be scrolled away. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.style.paddingBottom = "300vh";
  });
}
