import type { Browser, Page } from "puppeteer-core";
import { test as base, describe, expect, inject } from "vitest";
import { CHAPTER } from "./browser";
import { launchFirefox } from "./firefox";
import { PAGES } from "./pages";

interface Fixtures {
  readonly executablePath: string;
  readonly firefox: Browser;
  /** A tab of its own. What its pages say on the console or throw fails the test. */
  readonly tab: Page;
}

const test = base.extend<Fixtures>({
  executablePath: [inject("firefox"), { scope: "file" }],
  firefox: [
    async ({ executablePath }, use) => {
      const browser = await launchFirefox(executablePath);
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  tab: async ({ firefox }, use) => {
    const tab = await firefox.newPage();
    const noise: string[] = [];
    const hear = (heard: string) => {
      if (!heard.includes(PARTIAL_FORMULA) && !heard.includes(SANDBOX_REFUSAL)) noise.push(heard);
    };
    tab.on("console", (message) => hear(`console ${message.type()}: ${message.text()}`));
    tab.on("pageerror", (error) => hear(String(error)));
    await use(tab);
    await tab.close();
    expect(noise).toEqual([]);
  },
});

/** Firefox says so of a formula of which only a part has arrived when it lays out; in the whole file each has its two children. */
const PARTIAL_FORMULA = "Invalid markup: Incorrect number of children for <m";

/** The sandbox is tested by attempting what it must refuse; Firefox then logs this refusal, which is no error. */
const SANDBOX_REFUSAL = "blocked a JavaScript eval";

const hydrated = (tab: Page, id: string) => tab.waitForSelector(`[data-hydrated] #${id}`);

/** The figures of a page, from its text. */
async function figuresOf(path: string): Promise<readonly string[]> {
  const text = await (await fetch(inject("site") + path)).text();
  return Array.from(text.matchAll(/<figure [^>]*?\bid="([^"]+)"/g), ([, id]) => id ?? "");
}

describe("in Firefox", () => {
  test.for(PAGES)(
    "/%s opened at its last figure is hydrated there, and then everywhere",
    async (path, { tab }) => {
      const figures = await figuresOf(path);
      expect(figures.length).toBeGreaterThan(0);
      const last = figures.at(-1) ?? "";
      await tab.goto(`${inject("site")}${path}#${last}`);
      // The first page's waits for its reader.
      await tab.mouse.move(1, 1);
      await tab.mouse.move(9, 9);
      await hydrated(tab, last);
      for (const id of figures) {
        await tab.$eval(`#${id}`, (figure) => {
          figure.closest("details")?.setAttribute("open", "");
          figure.scrollIntoView({ behavior: "instant", block: "center" });
        });
        await hydrated(tab, id);
      }
    },
  );

  test("a rule of the reader's own runs in its closed room, with the digits of the core", async ({ tab }) => {
    await tab.goto(`${inject("site")}lab/?figure=bench&v=1&rule=implicit-body#bench`);
    await hydrated(tab, "bench");
    await (await tab.waitForSelector(".rule-run"))?.click();
    const valuesOf = (lane: string) =>
      tab.$$eval(`[data-quantity][data-lane="${lane}"]`, (all) =>
        all.map((one) => (one as HTMLElement).dataset.value ?? "").join(),
      );
    const builtIn = await valuesOf("b");
    expect(builtIn.length).toBeGreaterThan(100);
    await expect.poll(() => valuesOf("c")).toBe(builtIn);
  });

  test("a figure whose program did not come can be tried again, and then by a new start of the page", async ({
    tab,
  }) => {
    let isDown = true;
    await tab.setRequestInterception(true);
    tab.on("request", (request) => {
      if (isDown && /\/Racket-[^/]*\.js$/.test(request.url())) request.abort();
      else request.continue();
    });
    await tab.goto(`${inject("site")}${CHAPTER}#racket`);
    const button = (text: string) => tab.waitForSelector(`.island-trouble ::-p-text(${text})`);
    const again = await button("Try again");
    isDown = false;
    await again?.click();
    const reload = await button("Reload the page");
    await reload?.click();
    await hydrated(tab, "racket");
  });
});
