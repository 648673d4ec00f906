import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { onlyLong } from "../chosen";
import { launch, NO_WEBGL, SOFTWARE_WEBGL } from "./chromium";

export const CHAPTER = "chapters/euler-equation/";
/** A figure with plots, and one whose frames are looked into. */
export const STEPPING = "chapters/stepping-euler-equation/";
/** Figures whose values the reader sets by hand. */
export const STATE = "chapters/state-and-momentum/";
/** Three lanes to a figure, and figures of functions. */
export const EXPONENTIAL = "chapters/exponential-map/";
/** A figure that plays through frames of its own. */
export const SPRINGS = "chapters/springs-and-order/";
/** A table of all rules, and a figure that computes on demand. */
export const LONG_RUNS = "chapters/long-runs/";
/** A mesh, sliders of the scenario, and impacts. */
export const IMPULSE = "chapters/impulse-collision/";
export const FIRST_PAGE = "";
/** Without smooth scrolling, so that what is measured stays where it is. */
export const CALM = { reducedMotion: "reduce" } as const;
/** The pages that hold a figure, and its name there. */
export const FIGURES = [
  [CHAPTER, "racket"],
  [EXPONENTIAL, "limit"],
  [FIRST_PAGE, "tumbling"],
] as const;
/** An address that is not there, and what the browser itself says of that. */
export const MISSING = "no/such/page";
export const MISSING_NOISE = /^status 404: |^console error: .*status of 404/;

/** three's own words when a stage that is left gives its context back. */
export const CONTEXT_GIVEN_BACK =
  /WebGLRenderer: Context Lost|CONTEXT_LOST_WEBGL|WEBGL_lose_context extension not supported/;

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

/** Opens a page of the built site. */
type Open = (path: string, options?: Visit) => Promise<Page>;

interface Fixtures {
  readonly graphics: readonly string[];
  /** One for all the files that a worker runs: to start one takes longer than many a test. */
  readonly browser: Browser;
  readonly contexts: Contexts;
  /**
   * Opens a page in a fresh context. Whatever the page then says on its console, throws, fails to fetch or fetches from
   * elsewhere fails the test, whatever the test is about.
   */
  readonly visit: Open;
  /**
   * The same, but the page that the file last opened so is handed on as the test before left it, unless that failed: to load
   * a page and bring its figures to life costs more than most of what is then asked of it.
   */
  readonly revisit: Open;
}

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** The contexts that the tests of a file have opened. */
class Contexts {
  #noise: string[] = [];
  #kept: { readonly key: string; readonly opened: Opened } | null = null;

  constructor(readonly browser: Browser) {}

  async open(path: string, options: Visit = {}): Promise<Opened> {
    const { before, prepare, expectedNoise, site = inject("site"), ...rest } = options;
    const context = await this.browser.newContext({
      viewport: { width: 960, height: 720 },
      // Every visit would fetch all pages.
      serviceWorkers: "block",
      ...rest,
    });
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    listen(page, new URL(site).origin, (sound) => {
      if (!expectedNoise?.test(sound)) this.#noise.push(sound);
    });
    await prepare?.(page);
    await page.goto(site + path);
    return { page, context };
  }

  async openOnce(path: string, options: Visit = {}): Promise<Opened> {
    const key = JSON.stringify({ path, ...options, before: String(options.before) });
    if (this.#kept?.key === key) return this.#kept.opened;
    await this.closeKept();
    const opened = await this.open(path, options);
    this.#kept = { key, opened };
    return opened;
  }

  async closeKept(): Promise<void> {
    const kept = this.#kept;
    this.#kept = null;
    await kept?.opened.context.close();
  }

  expectSilence(): void {
    const noise = this.#noise;
    this.#noise = [];
    expect(noise, "what the pages said on the console, threw, or failed to fetch").toEqual([]);
  }
}

async function startBrowser(
  { graphics }: Pick<Fixtures, "graphics">,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await launch(inject("chromium"), graphics);
  await use(browser);
  await browser.close();
}

/**
 * A page as most tests see it, with its pictures drawn as SVG. They are hydrated in half the time, and where nothing depends
 * on what draws a picture, nothing is lost: that both draw the same is tested by itself (sameMarks.test.ts).
 */
export const test = base.extend<Fixtures>({
  graphics: [NO_WEBGL, { scope: "worker" }],
  browser: [startBrowser, { scope: "worker" }],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new Contexts(browser);
      await use(contexts);
      await contexts.closeKept();
    },
    { scope: "file" },
  ],
  visit: async ({ contexts }, use) => {
    const opened: Opened[] = [];
    await use(async (path, options) => {
      const one = await contexts.open(path, options);
      opened.push(one);
      return one.page;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    contexts.expectSilence();
  },
  revisit: async ({ contexts, task }, use) => {
    await use(async (path, options) => (await contexts.openOnce(path, options)).page);
    if (task.result?.errors?.length) await contexts.closeKept();
    contexts.expectSilence();
  },
});

/**
 * The browser's own remarks: on whoever asks where a part is that is not laid out yet, as tests do all the time, and on
 * pictures that are copied into a page which is put together without WebGL; and Playwright's on what it holds back.
 */
const REMARKS =
  /^Rendering was performed in a subtree hidden by content-visibility\.$|GPU stall due to ReadPixels|^Service Worker registration blocked by Playwright$/;

/** A test for the long tests alone. */
export const longTest = onlyLong(test);

/** A page whose pictures are drawn with WebGL, on the processor; the page itself without, which takes a quarter less of it. */
export const webglTest = test.extend<Pick<Fixtures, "graphics" | "browser">>({
  graphics: [[...SOFTWARE_WEBGL, "--disable-gpu-compositing"], { scope: "worker" }],
  browser: [startBrowser, { scope: "worker" }],
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

/** Lays out the sections far from the screen too, for what is measured there to stay where it is. */
export function renderAllSections(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.layout = "whole";
  });
}
