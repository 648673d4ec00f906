import type { Browser, Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { LONG_RUNS, test } from "../../site/browser";
import { Figure } from "../../site/figure";

const RULES = SWEPT_RULES.length;
/** Without smooth scrolling, so that what is measured stays where it is. */
const CALM = { reducedMotion: "reduce" } as const;

/** The sweep of a page, found by the names that readers have for its parts. */
class Sweep {
  readonly root: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator("figure#sweep");
  }

  async start(name = "Work it out"): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.root.scrollIntoViewIfNeeded();
    await new Figure(this.page, "sweep").answers();
    await this.root.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => this.status()).toMatch(/^Working/);
  }

  status(): Promise<string> {
    return this.root.locator(".sweep-tools [role=status]").innerText();
  }

  /** How many rules have a cost. */
  async done(): Promise<number> {
    const cells = await this.root.locator('td[data-quantity="nanoseconds"]').allTextContents();
    return cells.filter((text) => text !== "–").length;
  }

  async reaches(rules: number): Promise<void> {
    await expect.poll(() => this.done(), { timeout: 30_000, interval: 30 }).toBeGreaterThanOrEqual(rules);
  }
}

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

/** Waits until the page has all that it fetches at a reader's first move, and figures nearby have come alive. */
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

  test("opens the run behind a point, which ends where the point stands", async ({ revisit }) => {
    const page = await revisit(LONG_RUNS, CALM);
    const sweep = new Sweep(page);
    await sweep.root.scrollIntoViewIfNeeded();
    await new Figure(page, "sweep").openNumbers();
    const link = sweep.root.getByRole("link", { name: /^splitting, Δt = 1\/240 s/ });
    const error = await link.locator("xpath=..").getAttribute("data-value");
    await link.press("Enter");
    const runs = new Figure(page, "long-runs");
    await expect.poll(() => runs.combobox("Formulation A").inputValue()).toBe("splitting");
    expect(await runs.combobox("Throw").inputValue()).toBe("briskBox");
    expect(await runs.combobox("Time step").inputValue()).toBe("240");
    await expect.poll(async () => (await runs.lane("a")).attitudeError).toBe(error);
  });

  test("stops at once, keeps what it has, and goes on; out of sight it works on, and leaving the page ends it", async ({
    visit,
  }) => {
    const page = await visit(LONG_RUNS, CALM);
    const sweep = new Sweep(page);
    await sweep.start();
    await sweep.reaches(2);
    await sweep.root.getByRole("button", { name: "Cancel" }).dispatchEvent("click");
    await expect.poll(() => sweep.status()).toMatch(/^Stopped after/);
    await expect.poll(() => page.workers().length, { timeout: 1000 }).toBe(0);
    const kept = await sweep.done();
    expect(kept).toBeLessThan(RULES);

    await sweep.start("Go on");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await sweep.reaches(kept + 1);
    await page.goto("about:blank");
    expect(page.workers()).toEqual([]);
    await page.goBack();
    await sweep.root.scrollIntoViewIfNeeded();
    await expect.poll(() => sweep.done(), { timeout: 10_000 }).toBeGreaterThan(kept);
    expect(await sweep.status()).toMatch(/^(Stopped after|Done)/);
  });

  test("leaves nothing running when its tab is closed", async ({ visit }) => {
    const page = await visit(LONG_RUNS, CALM);
    await new Sweep(page).start();
    await expect.poll(() => page.workers().length).toBe(1);
    const [worker] = page.workers();
    if (!worker) throw new Error("no worker is at it");
    const ended = new Promise<void>((resolve) => worker.on("close", () => resolve()));
    await page.close();
    await ended;
  });
});

describe("the chapter’s figures", () => {
  test("go to a frame: the cloud", async ({ revisit }) => {
    const page = await revisit(LONG_RUNS, CALM);
    const cloud = await Figure.alive(page, "cloud");
    const flips = cloud.root.locator('[data-quantity="flips"]');
    await cloud.scrubTo(1800);
    expect(await flips.innerText()).toBe("11 to 23");
    expect(await cloud.pictures.first().getAttribute("aria-label")).toMatch(/^After 60\.00 s, 485 of 1000/);
  });

  test("stand as stills without scripts: points, the sphere, and every table", async ({ visit }) => {
    const page = await visit(LONG_RUNS, { javaScriptEnabled: false });
    expect(await page.locator("#sweep .precision-plot svg .precision-line").count()).toBe(RULES);
    expect(await page.locator("#sweep tbody tr").count()).toBe(RULES);
    expect(await page.locator("#cloud .picture svg .curve").count()).toBeGreaterThan(2);
    expect(await page.locator("#registry tbody tr").count()).toBe(RULES + 1);
    expect(await page.locator("#sweep").getByRole("button").first().isVisible()).toBe(false);
  });
});
