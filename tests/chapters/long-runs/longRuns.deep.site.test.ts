import { describe, expect } from "vitest";
import { SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { CALM, LONG_RUNS, test } from "../../site/browser";
import { Figure } from "../../site/figure";
import { Sweep } from "./sweep";

const RULES = SWEPT_RULES.length;

describe("the sweep", () => {
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
    const then = await sweep.cancel();
    await expect.poll(() => sweep.status()).toMatch(/^Stopped after/);
    await expect.poll(() => page.workers().length).toBe(0);
    const kept = await sweep.done();
    expect(kept, "at once: but for what was on its way, nothing came after").toBeLessThanOrEqual(then + 1);
    expect(kept).toBeLessThan(RULES);

    await sweep.start("Go on");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await sweep.reaches(kept + 1);
    await page.goto("about:blank");
    await expect.poll(() => page.workers()).toEqual([]);
    await page.goBack();
    await sweep.root.scrollIntoViewIfNeeded();
    await expect.poll(() => sweep.done()).toBeGreaterThan(kept);
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
    const cloud = await Figure.hydrated(page, "cloud");
    const flips = cloud.root.locator('[data-quantity="flips"]');
    await cloud.scrubTo(1800);
    await expect.poll(() => flips.innerText()).toBe("14 to 34");
    expect(await cloud.pictures.first().getAttribute("aria-label")).toMatch(/^After 60\.00 s, 492 of 1000/);
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
