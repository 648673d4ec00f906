import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { launch, NO_WEBGL, SOFTWARE_WEBGL } from "./chromium";

export const CHAPTER = "chapters/euler-equation/";
/** Figures whose values the reader sets by hand. */
export const STATE = "chapters/state-and-momentum/";
/** Three lanes to a figure, and figures of functions. */
export const EXPONENTIAL = "chapters/exponential-map/";
/** A mesh, sliders of the scenario, and impacts. */
export const IMPULSE = "chapters/impulse-collision/";
export const FIRST_PAGE = "";
/** The pages that hold a figure, and its name there. */
export const FIGURES = [
  [CHAPTER, "racket"],
  [EXPONENTIAL, "limit"],
  [FIRST_PAGE, "tumbling"],
] as const;
/** An address that is not there, and what the browser itself says of that. */
export const MISSING = "no/such/page";
export const MISSING_NOISE = /^status 404: |^console error: .*status of 404/;

/** How a page is opened, besides what Playwright lets a browser pretend. */
export interface Visit extends BrowserContextOptions {
  /** Runs in the page before anything of it does. */
  readonly before?: string | (() => void);
  /** What the test does to the empty tab before the page is asked for. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Messages and failed requests that this test provokes itself. */
  readonly expectedNoise?: RegExp;
  /** Another site than the one all tests share. */
  readonly site?: string;
  readonly permissions?: string[];
}

interface Fixtures {
  readonly graphics: readonly string[];
  readonly browser: Browser;
  /**
   * Opens a page of the built site in a fresh context. Whatever the page then says on its console, throws, fails to
   * fetch or fetches from elsewhere fails the test, whatever the test is about.
   */
  readonly visit: (path: string, options?: Visit) => Promise<Page>;
}

/**
 * A page as most tests see it, with its pictures drawn as SVG. They come alive in half the time, and where nothing depends
 * on what draws a picture, nothing is lost: that both draw the same is tested by itself (sameMarks.test.ts).
 */
export const test = base.extend<Fixtures>({
  graphics: [NO_WEBGL, { scope: "file" }],
  browser: [
    async ({ graphics }, use) => {
      const browser = await launch(inject("chromium"), graphics);
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  visit: async ({ browser }, use) => {
    const noise: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (path, { before, prepare, expectedNoise, site = inject("site"), ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 960, height: 720 }, ...options });
      contexts.push(context);
      if (before) await context.addInitScript(before);
      const page = await context.newPage();
      listen(page, new URL(site).origin, (sound) => {
        if (!expectedNoise?.test(sound)) noise.push(sound);
      });
      await prepare?.(page);
      await page.goto(site + path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(noise, "what the pages said on the console, threw, or failed to fetch").toEqual([]);
  },
});

/**
 * The browser's own remarks: on whoever asks where a part is that is not laid out yet, as tests do all the time, and on
 * pictures that are copied into a page which is put together without WebGL.
 */
const REMARKS =
  /^Rendering was performed in a subtree hidden by content-visibility\.$|GPU stall due to ReadPixels/;

/** A page whose pictures are drawn with WebGL, on the processor; the page itself without, which takes a quarter less of it. */
export const webglTest = test.extend<Pick<Fixtures, "graphics">>({
  graphics: [[...SOFTWARE_WEBGL, "--disable-gpu-compositing"], { scope: "file" }],
});

function listen(page: Page, origin: string, hear: (sound: string) => void): void {
  page.on("console", (message) => {
    if (!REMARKS.test(message.text())) hear(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => hear(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What was still on its way when the page was left.
    if (reason !== "net::ERR_ABORTED") hear(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) hear(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin: from } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && from !== origin) hear(`elsewhere: ${request.url()}`);
  });
}

/** Once the reader has moved, the rest of a chapter is laid out as time allows. */
export function allLaidOut(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.querySelector(".stretch:not(.laid-out)") === null);
}
