import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { rows } from "../../src/core/runs/rows";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../src/core/scenario/parseScenario";
import { strings } from "../../src/lab/log/strings";
import { test } from "./browser";
import { LAB } from "./pages";

/** What a reader feels as a halt [ms]. The longest task measured on a busy machine is 72 ms. */
const LONGEST = 200;

const folder = mkdtempSync(join(tmpdir(), "large-log-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A run as the command `simulate` prints it, of about 20 MB. */
function longLog(): string {
  const { scenario } = SCENARIOS.racketMiddleAxis;
  const input = { ...scenario, frames: 45_000, lanes: [{ angular: "implicit-body" }] } as ScenarioInput;
  return [...rows(parseScenario(input), 1)].map((row) => JSON.stringify(row)).join("\n");
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

test("a log of 20 MB is read and searched while the page answers", { timeout: 180_000 }, async ({
  visit,
}) => {
  const page = await visit(LAB, { before: watchTasks });
  await page.mouse.move(1, 1);
  await page.getByRole("heading", { name: "A log" }).scrollIntoViewIfNeeded();
  await page.locator("[data-alive] #log").waitFor({ state: "attached" });
  const log = longLog();
  expect(log.length).toBeGreaterThan(19e6);
  const file = join(folder, "long.jsonl");
  writeFileSync(file, log);
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  await page.getByLabel("Log file").setInputFiles(file);
  await page.getByRole("region", { name: strings.preview.table }).waitFor();
  await page.getByRole("button", { name: "Examine" }).click();
  await page.locator(".log-findings[aria-busy=false]").waitFor({ timeout: 120_000 });
  await expect
    .poll(() => page.locator(".log-rules tbody th").count(), { timeout: 60_000 })
    .toBeGreaterThan(0);
  const tasks = await page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks);
  console.log(`20 MB: tasks over 50 ms: ${tasks.map(Math.round).join(", ")}`);
  expect(Math.max(0, ...tasks)).toBeLessThan(LONGEST);
});
