import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CALM, test } from "../../site/browser";
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

  test("is fetched when its name is pressed and not before, joins the race, and a link names it", async ({
    visit,
  }) => {
    let asked: string[] = [];
    const page = await visit(`${ENGINES}?figure=race&v=1&a=havok:none&b=splitting&c=nobody#race`, {
      ...CALM,
      permissions: ["clipboard-read", "clipboard-write"],
      prepare: async (tab) => {
        asked = engineFiles(tab);
      },
    });
    const race = await Figure.hydrated(page, "race");
    const chip = (name: string) =>
      race.root.getByRole("button", { name: new RegExp(`^${name} [\\d.]+ MB$`) });
    const titles = () => race.root.locator(".lane-title").allInnerTexts();
    expect(await titles()).toEqual(["Exact solution", "A: Havok", "B: This book: Splitting"]);
    expect(await chip("Havok").getAttribute("aria-pressed")).toBe("false");
    expect(asked).toEqual([]);

    await chip("cannon-es").click();
    // Havok was proposed, and another was pressed.
    await expect.poll(titles).toEqual(["Exact solution", "A: This book: Splitting", "B: cannon-es"]);
    const error = race.root.locator(".race-error").nth(1);
    await expect.poll(() => error.innerText()).toMatch(/°$/);
    expect(await chip("cannon-es").getAttribute("aria-pressed")).toBe("true");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((file) => file.includes("cannon-es"))).toBe(true);
    const link = new URL(await race.copiedLink());
    expect(link.searchParams.get("b")).toBe("cannon-es:none");

    await chip("cannon-es").click();
    await expect.poll(titles).toEqual(["Exact solution", "A: This book: Splitting"]);
  });

  test("plays from the start once it has come and run, unless motion is to be reduced", async ({ visit }) => {
    for (const [options, isPlaying] of [
      [{}, true],
      [CALM, false],
    ] as const) {
      const page = await visit(`${ENGINES}?figure=race&v=1&a=nobody&frame=60#race`, options);
      const race = await Figure.hydrated(page, "race");
      await race.root.getByRole("button", { name: /^cannon-es / }).click();
      await race.root.locator(".race-results").first().waitFor();
      await expect.poll(() => race.frame()).toBeLessThan(60);
      expect(await race.button("Pause").count()).toBe(isPlaying ? 1 : 0);
    }
  });

  test("that cannot be fetched says so, and may be tried again", async ({ visit }) => {
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
