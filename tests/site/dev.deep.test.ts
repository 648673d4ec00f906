import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { tableOf } from "../tables";
import { EXPONENTIAL, test } from "./browser";
import { type DevServer, startDevServer } from "./devServer";
import { Figure } from "./figure";

/*
 * What an author is promised, to be waited for [ms]; held here by the processor time that the server takes, for tests share
 * their machine. A chapter opens with 1.3 s of it, and an edit shows with 0.2 to 0.55 s.
 */
const OPENS_WITHIN = 3000;
const SHOWS_WITHIN = 2000;
/** What has not come by then does not come [ms]. */
const HANGS_AFTER = 15_000;

const TEXT = "exponential-map.mdx";

/** What a browser remarks of any page in development. */
const REMARKS = /^console (debug|info): /;
/** And of the page that stands in for a chapter with a mistake in it, which names no icon either. */
const REMARKS_ON_MISTAKES =
  /^console (debug|info): |^status 500: |^console error: .*status of (500|404)|^status 404: .*favicon\.ico$/;

let server: DevServer;
beforeAll(async () => {
  server = await startDevServer();
}, 60_000);
afterAll(() => server?.stop());

describe("an author's loop", () => {
  test("every address shows its own page, a chapter in time, with its figures hydrated", async ({
    visit,
  }) => {
    const page = await visit("chapters/quaternion-derivative/", {
      site: server.address,
      expectedNoise: REMARKS,
    });
    expect(await page.textContent("h1")).toBe("The quaternion derivative");
    const before = await server.processorTime();
    await page.goto(`${server.address}${EXPONENTIAL}`, { waitUntil: "domcontentloaded" });
    const used = (await server.processorTime()) - before;
    expect(used).toBeLessThan(OPENS_WITHIN);
    expect(await page.textContent("h1")).toBe("The exponential map");
    const figure = await Figure.hydrated(page, "limit");
    const opensAt = await figure.frame();
    await figure.press("Step forward");
    expect(await figure.frame()).toBe(opensAt + 1);
    const titles = ["", "chapters/state-and-momentum/", "no/such/page"].map(async (path) => {
      const response = await fetch(server.address + path);
      return `${response.status} ${/<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]}`;
    });
    expect(await Promise.all(titles)).toEqual([
      "200 Nothing touches this racket. Why does it turn over?",
      "200 State and momentum",
      "404 There is no page here",
    ]);
  });

  test("an edit of the text, of a figure, of a style and of the core shows by itself, and so does taking it back", async ({
    visit,
  }) => {
    const hearing = new Hearing();
    const page = await visit(EXPONENTIAL, {
      site: server.address,
      expectedNoise: REMARKS,
      prepare: hearing.follow,
    });
    const heading = page.locator("h1");
    const edits: [name: string, before: string, after: string, shown: () => Promise<boolean>][] = [
      [TEXT, "Three dice spin", "Three red dice spin", () => isThere(page, "Three red dice spin")],
      ["Limit.tsx", "readouts: <", "readouts: <p>One red die</p> ?? <", () => isThere(page, "One red die")],
      [
        "page.css",
        "",
        "h1 { word-spacing: 7px; }",
        async () => "7px" === (await heading.evaluate((one) => getComputedStyle(one).wordSpacing)),
      ],
      // The third die turns by 2 arctan(2 tan(l/2) / l) for this limit l: by 1.624 rad, and then by 1.604.
      ["exponentialMapBullet.ts", "Math.PI / 4;", "Math.PI / 5;", () => isThere(page, "but by 1.604 rad")],
    ];
    for (const [name, before, after, isShown] of edits) {
      for (const isWanted of [true, false]) {
        expect(await isShown(), `${name} before`).toBe(!isWanted);
        await hearing.again();
        const usedBefore = await server.processorTime();
        if (isWanted) server.edit(name, before, after);
        else server.edit(name, after, before);
        await expect.poll(isShown, { timeout: HANGS_AFTER, message: name }).toBe(isWanted);
        const used = (await server.processorTime()) - usedBefore;
        expect(used, name).toBeLessThan(SHOWS_WITHIN);
      }
    }
    await leave(page, hearing);
  });

  test("a mistake in the text is shown with file and line, and goes once it is mended", async ({ visit }) => {
    const hearing = new Hearing();
    const page = await visit(EXPONENTIAL, {
      site: server.address,
      expectedNoise: REMARKS_ON_MISTAKES,
      prepare: hearing.follow,
    });
    const mistakes =
      tableOf<readonly [before: string, after: string, told: string]>("tests/site/mistakes.yaml");
    const overlay = page.locator("vite-error-overlay");
    for (const [before, after, told] of mistakes) {
      const line = server.lineOf(TEXT, before);
      await hearing.again();
      server.edit(TEXT, before, after);
      await overlay.waitFor({ state: "attached", timeout: HANGS_AFTER });
      expect(await overlay.locator(".message").textContent()).toContain(told);
      expect(await overlay.locator(".file").textContent()).toContain(`${TEXT}:${line}:`);
      await hearing.again();
      server.edit(TEXT, after, before);
      await expect.poll(() => isThere(page, "Three dice spin"), { timeout: HANGS_AFTER }).toBe(true);
      expect(await overlay.count()).toBe(0);
    }
    await leave(page, hearing);
  });
});

/** Whether a page hears from the server: one that has just loaded again shows its text before it does, and misses an edit until then. */
class Hearing {
  private isConnected = false;
  private navigatedAt = 0;

  readonly follow = async (page: Page): Promise<void> => {
    // From the request on, not from the answer: the server works on a page for a second and more.
    page.on("request", (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      this.isConnected = false;
      this.navigatedAt = Date.now();
    });
    page.on("console", (message) => {
      if (message.text() === "[vite] connected.") this.isConnected = true;
    });
  };

  async again(): Promise<void> {
    await expect.poll(() => this.isConnected, { timeout: HANGS_AFTER }).toBe(true);
  }

  /** One edit may reach the server as two, and have the page load twice. */
  async rests(): Promise<void> {
    const rests = () => this.isConnected && Date.now() - this.navigatedAt > 1000;
    await expect.poll(rests, { timeout: HANGS_AFTER }).toBe(true);
  }
}

/** Chromium may never close a window that is about to load its page again. */
async function leave(page: Page, hearing: Hearing): Promise<void> {
  await hearing.rests();
  await page.goto("about:blank");
}

/** Whether the page has loaded and holds a text. While it loads again there is none to ask. */
async function isThere(page: Page, text: string): Promise<boolean> {
  try {
    return await page.evaluate((wanted) => document.body.textContent?.includes(wanted) ?? false, text);
  } catch {
    return false;
  }
}
