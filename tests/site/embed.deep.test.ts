import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Window } from "happy-dom";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { FRAME, frameMarkup } from "../../src/figures/shell/share/frameMarkup";
import { CHAPTER, FIRST_PAGE, test } from "./browser";
import { Figure } from "./figure";
import { LAB, PAGES } from "./pages";
import { violations } from "./violations";

const EMBED = "embed/euler-equation/racket/";
const STATE = "?figure=racket&v=1&frame=120";

/* A page of another origin, with nothing on it but what the test gives it. */
let foreign = "";
let body = "";
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>Slide</title><link rel="icon" href="data:,"><body style="margin:0">${body}`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  foreign = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

/** The notebook is another site to the page that frames it. */
const ELSEWHERE = { expectedNoise: /^elsewhere: http:\/\/127\.0\.0\.1:/ } as const;
const atSize = (width: number, height = 900) => ({ ...ELSEWHERE, viewport: { width, height } });

const codeOf = (path: string) => frameMarkup(inject("site") + path, "One throw, computed twice");

async function framed(page: Page): Promise<Frame> {
  const element = await page.waitForSelector("iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("nothing is framed");
  await frame.locator("[data-hydrated] figure").waitFor();
  return frame;
}

const frameNumber = (frame: Frame) => frame.getByRole("slider", { name: "Frame", exact: true }).inputValue();

/** How far what is framed reaches beyond its frame, to the right and downwards [px]. */
const overhang = (frame: Frame) =>
  frame.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);

/** The lines that the page on embedding prints for the page around the frames. */
function listener(): string {
  const { document } = new Window();
  const html = readFileSync(join(inject("siteFolder"), "embedding/index.html"), "utf8");
  document.write(/<main\b.*<\/main>/s.exec(html)?.[0] ?? "");
  const [, lines] = [...document.querySelectorAll("pre")].map(({ textContent }) => textContent ?? "");
  expect(lines).toMatch(/^<script>/);
  expect(lines?.split("\n").length).toBeLessThanOrEqual(10);
  return lines ?? "";
}

describe("a figure in a page of another site", () => {
  test("is what Share copies, as the figure stands", async ({ visit }) => {
    const page = await visit(CHAPTER + STATE, { permissions: ["clipboard-read", "clipboard-write"] });
    const racket = await Figure.hydrated(page, "racket");
    await racket.press("Step forward");
    await racket.press("Copy code to embed");
    await racket.root.getByRole("status").filter({ hasText: "The code is copied." }).waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const source = `${inject("site")}${EMBED}${STATE.replace("120", "121")}`;
    expect(code).toBe(frameMarkup(source, "Figure 3.1 · One throw, computed twice"));
    const guide = racket.root.getByRole("link", { name: "How to use it" });
    expect((await page.request.get((await guide.getAttribute("href")) ?? "")).status()).toBe(200);
  });

  test.for([320, 640, 1000])(
    "at %i px shows itself whole, plays and steps, with nothing but the code",
    async (width, { visit }) => {
      body = codeOf(EMBED + STATE);
      const page = await visit("", { ...atSize(width), site: foreign });
      const frame = await framed(page);
      expect(await page.locator("iframe").boundingBox()).toMatchObject({ width, height: FRAME.height });
      expect(await frameNumber(frame)).toBe("120");
      expect((await overhang(frame))[0]).toBe(0);
      const play = frame.getByRole("button", { name: "Play", exact: true });
      const { y = 0, height = 0 } = (await play.boundingBox()) ?? {};
      // In a narrow frame its two pictures stand one below the other.
      if (width > 640) expect(y + height).toBeLessThan(FRAME.height);
      await play.click();
      await expect.poll(() => frameNumber(frame).then(Number)).toBeGreaterThan(125);
      await frame.getByRole("button", { name: "Pause", exact: true }).click();
      const before = Number(await frameNumber(frame));
      await frame.locator("figure").focus();
      await page.keyboard.press(",");
      await expect.poll(() => frameNumber(frame)).toBe(String(before - 1));
      await frame.locator(".embed-home a").scrollIntoViewIfNeeded();
      expect(await frame.locator(".embed-home a").isVisible()).toBe(true);
    },
  );

  test.for([320, 640, 1000])(
    "at %i px is as high as it needs, with the ten lines that the notebook gives",
    async (width, { visit }) => {
      body = codeOf(EMBED + STATE) + listener();
      const page = await visit("", { ...atSize(width), site: foreign });
      const frame = await framed(page);
      const fits = () => overhang(frame).then((over) => over.every((pixels) => pixels <= 0));
      const height = () => page.locator("iframe").evaluate((element) => element.clientHeight);
      await expect.poll(fits).toBe(true);
      const whole = await height();
      expect(whole).toBeGreaterThan(FRAME.height);
      await frame.locator(".all-numbers summary").click();
      await expect.poll(height).toBeGreaterThan(whole);
      await frame.locator(".all-numbers summary").click();
      await page.setViewportSize({ width: width + 150, height: 700 });
      await expect.poll(fits).toBe(true);
      expect(await height(), "it grows no further by itself").toBeLessThan(2.5 * whole);
    },
  );

  test("does not move the page around it", async ({ visit }) => {
    const link = `${STATE}&stage=a.perpetual.motion`;
    body = `<div style="height: 60vh"></div>${codeOf(EMBED + link)}<div style="height: 200vh"></div>`;
    const page = await visit("", { ...atSize(1000), site: foreign });
    const frame = await framed(page);
    await frame.locator(".picture[data-renderer]").first().waitFor();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, "BODY"]);
  });

  test("leads back to the figure in its chapter, as it stands there", async ({ visit }) => {
    body = codeOf(EMBED + STATE);
    const page = await visit("", { ...atSize(1000), site: foreign });
    const frame = await framed(page);
    await frame.getByRole("button", { name: "Step forward", exact: true }).click();
    const [chapter] = await Promise.all([page.waitForEvent("popup"), frame.locator(".embed-home a").click()]);
    await chapter.waitForURL(`**/${CHAPTER}?figure=racket&v=1&frame=121#racket`);
  });

  test("has no faults that axe finds, in both themes, and is reached by keys", async ({ visit }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await visit(EMBED + STATE, { colorScheme, viewport: { width: 640, height: 720 } });
      await Figure.hydrated(page, "racket");
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Step forward", exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => new Figure(page, "racket").frame()).toBe(121);
      for (let k = 0; k < 60 && !(await page.locator(".embed-home a:focus").count()); k++)
        await page.keyboard.press("Tab");
      expect(await page.locator(".embed-home a:focus").count()).toBe(1);
    }
  });
});

describe("what is hostile", () => {
  test("in an address changes nothing, and says so where a figure cannot follow it", async ({ visit }) => {
    const addresses = [
      "?figure=racket&v=1&frame=javascript:alert(1)",
      "?figure=racket&v=1&a=%3Cimg%20src=x%20onerror=alert(1)%3E",
      "?figure=racket&figure=racket&v=1",
      "?figure=racket&v=9",
      "?figure=__proto__&v=1&constructor=1",
      `?figure=racket&v=1&frame=${"9".repeat(6000)}`,
      "?figure=%E0%A4%A&v=%00#%E0%A4%A",
      "?javascript:alert(1)#javascript:alert(1)",
      "?figure=racket&v=1&present=javascript:alert(1)&home=//example.org",
    ];
    for (const address of addresses) {
      const page = await visit(EMBED + address, { viewport: { width: 1000, height: 900 } });
      page.on("dialog", () => expect.fail("a dialog"));
      await page.locator("[data-hydrated] #racket").waitFor();
      expect(await new Figure(page, "racket").frame(), address).toBe(0);
      const back = new URL((await page.locator(".embed-home a").getAttribute("href")) ?? "", page.url());
      expect(back.origin + back.pathname, address).toBe(inject("site") + CHAPTER);
      expect(await page.locator("img").count()).toBe(0);
      await page.close();
    }
  });

  test("in the address of a figure's link leads to its chapter and nowhere else", async ({ visit }) => {
    for (const end of [
      "?//example.org",
      "?figure=racket&v=1#//example.org",
      "?javascript:alert(1)",
      "#javascript:alert(1)",
    ]) {
      const page = await visit(`${CHAPTER}racket/${end}`);
      await page.waitForURL(`**/${CHAPTER}**#racket`);
      expect(new URL(page.url()).origin + new URL(page.url()).pathname).toBe(inject("site") + CHAPTER);
      await page.close();
    }
  });

  test("in a message changes nothing", async ({ visit }) => {
    body = codeOf(EMBED + STATE);
    const page = await visit("", { ...atSize(1000), site: foreign });
    const frame = await framed(page);
    const text = () => frame.locator("main").innerText();
    await frame.locator(".picture[data-renderer]").first().waitFor();
    const before = await text();
    await page.evaluate(() => {
      const target = document.querySelector("iframe")?.contentWindow;
      const messages: unknown[] = [
        { tumble: "height", height: -1 },
        { type: "figure:set-state", detail: { frame: 3 } },
        { figure: "racket", frame: 3, play: true },
        "javascript:alert(1)",
        { data: { toString: null, __proto__: { polluted: true } } },
        new Array(100_000).fill("x"),
        null,
      ];
      for (const message of messages) for (let k = 0; k < 50; k++) target?.postMessage(message, "*");
    });
    await page.waitForTimeout(300);
    expect(await text()).toBe(before);
    expect(await frameNumber(frame)).toBe("120");
    expect(await frame.evaluate(() => "polluted" in {})).toBe(false);
  });

  test("as a frame around any other page shows nothing of it", async ({ visit }) => {
    const refused = {
      ...atSize(800),
      expectedNoise: /^elsewhere|frame-ancestors|^failed: .*ERR_BLOCKED_BY_RESPONSE/,
    };
    for (const path of [CHAPTER, `${CHAPTER}racket/`, LAB, `?x=/${EMBED}`, "embedding/", "no/such/embed/"]) {
      body = codeOf(path);
      const page = await visit("", {
        ...refused,
        site: foreign,
        expectedNoise: new RegExp(`${refused.expectedNoise.source}|status (of )?404`),
      });
      await page.waitForLoadState("networkidle");
      const [, frame] = page.frames();
      expect(frame?.url(), path).toMatch(/^chrome-error:/);
      await page.close();
    }
  });
});

test("figures of chapters alone are offered to be embedded, and each of them has its page", async ({
  visit,
}) => {
  let figures = 0;
  for (const path of PAGES.filter((page) => page !== FIRST_PAGE)) {
    const html = readFileSync(join(inject("siteFolder"), path, "index.html"), "utf8");
    const ids = Array.from(html.matchAll(/<figure id="([\w-]+)"/g), ([, id = ""]) => id);
    const folder = path.replace("chapters/", "");
    expect(readdirSync(join(inject("siteFolder"), "embed", folder)).sort()).toEqual(ids.sort());
    expect(readdirSync(join(inject("siteFolder"), path))).toEqual(expect.arrayContaining(ids));
    figures += ids.length;
  }
  expect(figures).toBeGreaterThan(50);
  const page = await visit(LAB);
  const bench = await Figure.hydrated(page, "bench");
  await bench.openShare();
  expect(await bench.button("Copy link").count()).toBe(1);
  expect(await bench.button("Copy code to embed").count()).toBe(0);
});
