import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { test as base, CHAPTER, IMPULSE, STATE } from "./browser";
import { Figure } from "./figure";
import { controlled, hashAt, keptBy, laterVersion, notKept, reader } from "./offline";
import { type PlainServer, servePlainly } from "./plainServer";
import { violations } from "./violations";

interface Kept {
  readonly server: PlainServer;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A site in a folder of a plain server, and a browser that has not seen it. */
const test = base.extend<Kept>({
  server: async ({ task: _ }, use) => {
    const server = await servePlainly(inject("siteFolder"), "/some/where/");
    await use(server);
    await server.stop().catch(() => {});
  },
  context: async ({ browser }, use) => {
    const context = await reader(browser);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

async function plays(page: Page, id: string): Promise<void> {
  const figure = await Figure.hydrated(page, id);
  const before = await figure.frame();
  await figure.press("Step forward");
  // A page that is loaded again sets it as it was.
  await expect.poll(() => figure.frame()).toBeGreaterThan(before);
}

const hashOf = (file: string) =>
  createHash("sha256")
    .update(readFileSync(join(inject("siteFolder"), file)))
    .digest("hex");

describe("after one visit, without a network,", () => {
  test("every page is there, and each is itself, whatever its address says behind it", async ({
    server,
    page,
  }) => {
    await page.goto(server.address + CHAPTER);
    await controlled(page);
    const urls = (await keptBy(page, server.address)).filter((url) => !url.startsWith("assets/"));
    await server.stop();
    const paths = urls.map((url) => url.replace(/\?__WB.*/, ""));
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
      const hash = hashOf(file);
      for (const address of [path, `${path}?figure=racket&frame=20`])
        expect(await hashAt(page, server.address + address), address).toBe(hash);
      expect(await hashAt(page, server.address + file), file).toBe(hash);
    }
  });

  test("a figure that was seen plays, another says what it is, and older, shorter and unknown addresses answer", async ({
    server,
    page,
  }) => {
    await page.goto(server.address + CHAPTER);
    await plays(page, "racket");
    await controlled(page);
    await expect.poll(() => notKept(page)).toEqual([]);
    await server.stop();

    await page.goto(`${server.address}${CHAPTER}?figure=racket&v=1&frame=20#racket`);
    await plays(page, "racket");
    expect(await new Figure(page, "racket").frame()).toBe(21);

    await page.goto(`${server.address}${CHAPTER}racket/?figure=racket&v=1&frame=30`);
    await page.waitForURL(/\/euler-equation\/\?figure=racket&v=1&frame=30#racket$/);
    expect(await (await Figure.hydrated(page, "racket")).frame()).toBe(30);

    await page.goto(server.address + IMPULSE);
    await page.mouse.move(3, 3);
    const notice = page.locator(".island-trouble").first();
    await page.locator("[data-island]").first().scrollIntoViewIfNeeded();
    expect(await notice.textContent()).toContain("what you see is its still");
    expect(await page.locator("[data-island] .picture svg").first().isVisible()).toBe(true);

    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the notebook" }).fill("gains energy");
    await page.locator("dialog.search [role=option]").first().waitFor();

    await page.goto(`${server.address}chapters/stability-and-accuracy/#sweep`);
    await page.waitForURL(/\/chapters\/long-runs\/#sweep$/);
    await page.goto(server.address + IMPULSE.replace(/\/$/, "?figure=bunny"));
    expect(page.url()).toBe(`${server.address}${IMPULSE}?figure=bunny`);
    const unknown = await page.goto(`${server.address}no/such/page`);
    expect(unknown?.status()).toBe(404);
    expect(await page.textContent("h1")).toBe("There is no page here");
  });
});

describe("a reader who wants all of it", () => {
  test("is told how much it is, has it by keys alone, and can give it back", async ({ server, page }) => {
    await page.goto(server.address + STATE);
    await page.getByRole("button", { name: "Read offline" }).focus();
    await page.keyboard.press("Enter");
    const keep = page.getByRole("button", { name: /^Keep everything \(\d.* MB\)$/ });
    await keep.waitFor();
    expect(await violations(page, ".offline-dialog")).toEqual([]);
    await keep.focus();
    const heard: string[] = [];
    await page.exposeFunction("hear", (words: string) => heard.push(words));
    await page.evaluate(() => {
      const status = document.querySelector(".offline-dialog [role=status]") as HTMLElement;
      new MutationObserver(() =>
        (window as unknown as { hear(words: string): void }).hear(status.textContent ?? ""),
      ).observe(status, { childList: true });
    });
    await page.keyboard.press("Enter");
    const remove = page.getByRole("button", { name: "Remove figures and engines" });
    await remove.waitFor();
    expect(heard.filter((words) => /^Keeping: \S+ of \S+ MB\.$/.test(words)).length).toBeGreaterThan(3);
    expect(heard.length).toBeLessThan(15);
    expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await violations(page, ".offline-dialog")).toEqual([]);
    await server.stop();

    await page.goto(server.address + CHAPTER);
    await plays(page, "racket");
    await page.goto(`${server.address}chapters/engines/?figure=race&v=1&a=nobody&frame=60#race`);
    const race = await Figure.hydrated(page, "race");
    await race.root.getByRole("button", { name: /^Havok / }).click();
    await race.root.locator(".race-results").first().waitFor();

    await page.getByRole("button", { name: "Read offline" }).press("Enter");
    await remove.press("Enter");
    await keep.waitFor();
    expect((await keptBy(page, server.address)).filter((url) => /\.wasm$|Racket-/.test(url))).toEqual([]);
    expect(await page.textContent("h1")).not.toBe("");
  });
});

describe("another version that comes while a page is read", () => {
  test("is told of in a line, changes nothing before it is asked for, and leaves other pages their files", async ({
    server,
    context,
    page,
  }) => {
    const later = laterVersion(inject("siteFolder"), CHAPTER);
    try {
      await page.goto(server.address + CHAPTER);
      await plays(page, "racket");
      await controlled(page);
      await expect.poll(() => notKept(page)).toEqual([]);
      const old = (await keptBy(page, server.address)).filter((url) => /\/(Racket|index)-/.test(url));
      const title = await page.title();
      server.folder = later;

      const other = await context.newPage();
      await other.goto(server.address + STATE);
      await other.goto(server.address + CHAPTER);
      const line = page.getByText("A newer version of this notebook is here.");
      await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()));
      await line.waitFor();
      await other.getByText("A newer version of this notebook is here.").waitFor();
      expect(await violations(page, ".newer-version")).toEqual([]);
      await other.reload();
      expect(await other.title(), "the old version, until it is asked for").toBe(title);
      await plays(other, "racket");

      await page.evaluate(() => window.scrollTo(0, 900));
      await page.getByRole("button", { name: "Reload" }).press("Enter");
      await page.waitForFunction((before) => document.title !== before, title);
      expect(await page.title()).toBe(`Later: ${title}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
      expect(await other.title(), "what another tab reads is left alone").toBe(title);
      for (const url of old) expect(await hashAt(other, server.address + url), url).toBe(hashOf(url));

      await server.stop();
      await page.reload();
      await plays(page, "racket");
      expect(await keptBy(page, server.address)).toContain("assets/Racket-LATER-01.js");
    } finally {
      rmSync(later, { recursive: true, force: true });
    }
  });

  test("is taken by itself once no page of the old one is open, and the old one’s files go", async ({
    server,
    context,
  }) => {
    let page = await context.newPage();
    const later = laterVersion(inject("siteFolder"), CHAPTER);
    try {
      await page.goto(server.address + CHAPTER);
      await plays(page, "racket");
      await controlled(page);
      server.folder = later;
      await page.reload();
      await page.getByText("A newer version").waitFor();
      await expect
        .poll(async () => {
          await page.close();
          page = await context.newPage();
          await page.goto(server.address + CHAPTER);
          return page.title();
        })
        .toMatch(/^Later: /);
      const kept = (await keptBy(page, server.address)).filter((url) => /\/(Racket|index)-/.test(url));
      expect(
        kept.every((url) => url.endsWith("-LATER-01.js")),
        String(kept),
      ).toBe(true);
    } finally {
      rmSync(later, { recursive: true, force: true });
    }
  });
});

describe("what must not be kept", () => {
  const wrong: Readonly<Record<string, (response: import("node:http").ServerResponse) => void>> = {
    "an error": (response) => response.writeHead(500).end("wrong"),
    "a part": (response) => response.writeHead(206, { "Content-Range": "bytes 0-3/9" }).end("expo"),
    "a network’s own page": (response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Pay"),
    "what breaks off": (response) => {
      response.writeHead(200, { "Content-Type": "text/javascript", "Content-Length": "5000" });
      response.write("export ");
      setTimeout(() => response.destroy(), 50);
    },
  };

  test.for(Object.entries(wrong))(
    "%s in place of a figure’s program",
    async ([, answer], { server, page }) => {
      server.instead = ({ url = "" }, response) => {
        const isMeant = url.includes("/Racket-");
        if (isMeant) answer(response);
        return isMeant;
      };
      await page.goto(server.address + STATE);
      await controlled(page);
      await page.goto(server.address + CHAPTER);
      await page.mouse.move(3, 3);
      await page.locator("#racket").scrollIntoViewIfNeeded();
      await page.locator(".island-trouble").first().waitFor();
      expect((await keptBy(page, server.address)).filter((url) => url.includes("Racket-"))).toEqual([]);
      server.instead = () => false;
      await page.reload();
      await plays(page, "racket");
    },
  );

  test("a page that is not what the build wrote: nothing is kept then", async ({ server, page }) => {
    server.instead = ({ url = "" }, response) => {
      const isMeant = url.endsWith("/cases/");
      if (isMeant) response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Another page");
      return isMeant;
    };
    await page.goto(server.address + STATE);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0))
      .toBe(true);
    expect((await keptBy(page, server.address)).filter((url) => url.startsWith("cases/"))).toEqual([]);
  });

  test("anything of another site, or behind a question mark", async ({ server, page }) => {
    const elsewhere = createServer((_, response) =>
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("elsewhere"),
    );
    await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/assets/a.js`;
    await page.goto(server.address + STATE);
    await controlled(page);
    const before = await keptBy(page, server.address);
    // Past the page's own policy, which lets nothing of another site in.
    const frame = await page.context().newPage();
    await frame.goto(`${server.address}robots.txt`);
    expect(await frame.evaluate(async (address) => (await fetch(address)).text(), address)).toBe("elsewhere");
    await frame.evaluate((root) => fetch(`${root}assets/index-nothing.js?1`), server.address);
    const [program = ""] = JSON.parse(
      readFileSync(join(inject("siteFolder"), "offline.json"), "utf8"),
    ).files.map(({ url }: { url: string }) => url);
    await frame.evaluate(
      (address) => fetch(`${address}?1`).then((response) => response.text()),
      server.address + program,
    );
    expect((await keptBy(page, server.address)).filter((url) => !before.includes(url))).toEqual([]);
    elsewhere.close();
  });
});
