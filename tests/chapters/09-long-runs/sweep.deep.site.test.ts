import type { Browser, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { LONG_RUNS, test } from "../../site/browser";
import { Figure } from "../../site/figure";
import { Sweep } from "./sweep";

const RULES = SWEPT_RULES.length;
/** Without smooth scrolling, so that what is measured stays where it is. */
const CALM = { reducedMotion: "reduce" } as const;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly frames?: readonly { readonly url: string; readonly processId: number }[] };
  };
}

/** What a trace calls work that scripts ask for. */
const SCRIPT = [
  "FunctionCall",
  "EvaluateScript",
  "v8.evaluateModule",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
  "FireAnimationFrame",
];

/**
 * The longest stretch of script on the page's own thread while something happens [ms of processor time]. Other work on
 * the machine does not count, nor does what the browser lays out by itself as parts of a long page come and go.
 */
async function longestScript(browser: Browser, page: Page, during: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ["v8", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const pages = traceEvents.flatMap(({ name, args }) =>
    name === "TracingStartedInBrowser" ? (args?.data?.frames ?? []) : [],
  );
  const process = pages.find(({ url }) => url === page.url())?.processId;
  const main = traceEvents.find(
    ({ name, args, pid }) => name === "thread_name" && args?.name === "CrRendererMain" && pid === process,
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => SCRIPT.includes(name) && pid === main?.pid && tid === main?.tid,
  );
  expect(tasks.length, "the trace has scripts at all").toBeGreaterThan(20);
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000;
}

/** Waits until the page has all that it fetches at a reader's first move, and figures nearby are hydrated. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let height = 0;
  await expect
    .poll(
      async () => {
        const before = height;
        height = await page.evaluate(() => document.documentElement.scrollHeight);
        return height === before;
      },
      { interval: 400, timeout: 20_000 },
    )
    .toBe(true);
}

describe("the sweep", () => {
  test("works out every rule beside the page, which answers all the while, to the digits that the page had", async ({
    browser,
    visit,
  }) => {
    // Tall enough for the whole figure: scrolling, which lays out other parts of the page, is not what is measured.
    const page = await visit(LONG_RUNS, { viewport: { width: 960, height: 1500 }, ...CALM });
    const sweep = new Sweep(page);
    await sweep.root.evaluate((figure) => figure.scrollIntoView({ block: "center", behavior: "instant" }));
    await new Figure(page, "sweep").openNumbers();
    await settled(page);
    const longest = await longestScript(browser, page, async () => {
      await sweep.start();
      await sweep.reaches(1);
      await sweep.root.locator('tr[data-rule="none"] th').hover();
      await expect.poll(() => sweep.root.locator(".precision-line.rule-none.highlighted").count()).toBe(1);
      await sweep.reaches(RULES);
    });
    console.log(`longest stretch of script ${longest.toFixed(1)} ms`);
    expect(longest).toBeLessThan(50);
    await expect.poll(() => sweep.status()).toMatch(/^Done\..*to the last digit/);
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await sweep.root.locator(".precision-plot svg .precision-line").count()).toBe(RULES);
    const listed = page.locator('#registry td[data-rule="splitting"]');
    await listed.scrollIntoViewIfNeeded();
    await expect.poll(() => listed.textContent(), { timeout: 10_000 }).toMatch(/ns|µs/);
  });
});
