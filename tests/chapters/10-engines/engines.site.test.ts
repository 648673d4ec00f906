import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CALM, longTest, test } from "../../site/browser";
import { Figure } from "../../site/figure";

const ENGINES = "chapters/engines/";

/** What an engine is made of, wherever it lies. */
const ENGINE_FILE = /\.worker-|\.wasm/;

/** Notes every file of an engine that the page asks for. */
function engineFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (ENGINE_FILE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

describe("an engine", () => {
  test("is fetched when its button is pressed and not before, and its numbers take the place of ours", async ({
    visit,
  }) => {
    let asked: string[] = [];
    const page = await visit(ENGINES, {
      ...CALM,
      prepare: async (tab) => {
        asked = engineFiles(tab);
      },
    });
    await Figure.hydrated(page, "race");
    const table = page.locator("figure#table");
    await table.scrollIntoViewIfNeeded();
    await new Figure(page, "table").answers();
    expect(asked).toEqual([]);
    const row = table.locator('tr[data-setting="cannon-es:none"]');
    const error = row.locator('[data-quantity="attitude-1"]');
    const ours = await error.locator(".ours").innerText();

    await table.getByRole("button", { name: /^Load cannon-es, / }).click();
    await expect.poll(() => row.locator('[data-quantity="same"]').innerText()).toBe("the same");
    expect(asked.every((file) => file.includes("cannon-es"))).toBe(true);
    expect([await error.innerText(), await error.locator(".ours").count()]).toEqual([ours, 0]);
    expect(await row.locator('[data-quantity="cost"]').innerText()).toMatch(/^\d+\.\d µs \d+\.\d µs$/);
  });

  test("runs in its lane of the race once it is here, under its whole name", async ({ visit }) => {
    const page = await visit(`${ENGINES}?figure=race&v=1&a=cannon-es:none&frame=120#race`, CALM);
    const race = await Figure.hydrated(page, "race");
    const title = race.root.locator(".lane-title").first();
    await expect.poll(() => title.innerText()).toContain("cannon-es is not loaded");
    await race.root.getByRole("button", { name: /^Load cannon-es, / }).click();
    await expect
      .poll(() => title.innerText())
      .toBe("A: cannon-es (npm 0.20.0), as it comes, double precision, 1 substep");
  });

  longTest("that cannot be fetched says so, and may be tried again", async ({ visit }) => {
    const page = await visit(ENGINES, {
      ...CALM,
      expectedNoise: /worker|ERR_FAILED|net::/,
      prepare: async (tab) => {
        await tab.route(/cannon-es\.worker/, (route) => route.abort());
      },
    });
    const table = page.locator("figure#table");
    await page.mouse.move(1, 1);
    await table.scrollIntoViewIfNeeded();
    await new Figure(page, "table").answers();
    const engine = table.locator('tbody[data-engine="cannon-es"]');
    await engine.getByRole("button").click();
    await expect.poll(() => engine.getByRole("status").innerText()).toMatch(/could not be fetched/);
    await page.unroute(/cannon-es\.worker/);
    await engine.getByRole("button", { name: /^Try cannon-es again/ }).click();
    await expect.poll(() => engine.getByRole("status").innerText()).toBe("cannon-es is here.");
  });
});
