import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect } from "vitest";
import { rows } from "../../src/core/runs/rows";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { strings } from "../../src/lab/log/strings/en";
import { test } from "./browser";
import { LAB } from "./pages";

/** What a reader feels as a halt [ms]. The longest task measured on a busy machine is 158 ms. */
const LONGEST = 200;

/** What a page may hold more than before, of a file of 50 MB: the findings are of at most 20,000 frames [MB]. */
const MOST_KEPT = 40;

const folder = mkdtempSync(join(tmpdir(), "large-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

function rowsOf(frames: number) {
  const { scenario } = SCENARIOS.racketMiddleAxis;
  return rows(parseScenario({ ...scenario, frames, lanes: [{ angular: "implicit-body" }] }), 1);
}

/** A run as the command `simulate` prints it. */
const printedRun = (frames: number) => Array.from(rowsOf(frames), (row) => JSON.stringify(row)).join("\n");

/** The same run as a table: time, orientation, ω. */
function tableOfRun(frames: number): string {
  const lines = ["t,qw,qx,qy,qz,wx,wy,wz"];
  for (const row of rowsOf(frames))
    if (!("diverged" in row)) lines.push([row.t, ...row.orientation, ...row.angularVelocity].join());
  return lines.join("\n");
}

/** Keeps how long each task of the page takes that is longer than 50 ms, from before its own scripts run. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: "longtask",
    },
  );
}

/** What the page holds after its waste has been collected [MB]. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1e6;
}

test.for([
  ["JSON Lines", "long.jsonl", () => printedRun(109_000)],
  ["CSV", "long.csv", () => tableOfRun(330_000)],
] as const)(
  "50 MB of %s are read and searched while the page answers, and then let go",
  { timeout: 240_000 },
  async ([, name, write], { visit }) => {
    const page = await visit(LAB, { before: watchTasks });
    await page.mouse.move(1, 1);
    await page.getByRole("heading", { name: "A log" }).scrollIntoViewIfNeeded();
    await page.locator("[data-hydrated] #log").waitFor({ state: "attached" });
    const log = write();
    expect(log.length).toBeGreaterThan(45e6);
    expect(log.length).toBeLessThan(50 * 2 ** 20);
    const file = join(folder, name);
    writeFileSync(file, log);
    const before = await heap(page);
    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    await page.getByLabel("Log file").setInputFiles(file);
    await page.getByRole("region", { name: strings.preview.table }).waitFor();
    await page.getByRole("button", { name: "Examine" }).click();
    await page.locator(".log-findings[aria-busy=false]").waitFor({ timeout: 150_000 });
    await expect
      .poll(() => page.locator(".log-rules tbody th").count(), { timeout: 60_000 })
      .toBeGreaterThan(0);
    const tasks = await page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks);
    const kept = (await heap(page)) - before;
    console.log(
      `${name}: ${(log.length / 1e6).toFixed(0)} MB, tasks over 50 ms: ${tasks.map(Math.round).join(", ")}; ` +
        `${kept.toFixed(1)} MB kept, ${page.workers().length} workers left`,
    );
    expect(Math.max(0, ...tasks)).toBeLessThan(LONGEST);
    expect(kept).toBeLessThan(MOST_KEPT);
    await expect
      .poll(() => page.workers().filter((worker) => /log|worker/i.test(worker.url())).length)
      .toBe(0);
  },
);
