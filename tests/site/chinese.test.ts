import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject } from "vitest";
import { searchOf } from "../../src/book/search";
import { strings as chinese } from "../../src/book/search/strings/zh";
import { recordOf } from "../tables";
import { CALM, CHAPTER, longTest, STATE, test } from "./browser";
import { Figure } from "./figure";
import { controlled, reader } from "./offline";
import { LAB, LIST_PAGES, PAGES, SHEETS } from "./pages";
import { servePlainly } from "./plainServer";

/* The Chinese pages, in their folder of the site that is tested. */

const ZH = "zh/";
const folder = () => join(inject("siteFolder"), ZH);

const ALLOWED = new Set(Object.values(recordOf<readonly string[]>("tests/site/chineseWords.yaml")).flat());
const ALL = [...PAGES, ...LIST_PAGES, ...SHEETS, LAB, "404.html"];

const htmlOf = (path: string, root = folder()) =>
  readFileSync(join(root, path.endsWith(".html") ? path : join(path, "index.html")), "utf8");

/** What is read: without programs, formulas, what is said to be English, references, and projects. */
function readIn(html: string): string {
  const [, body = ""] = html.split("<body", 2);
  const words = body
    .replace(/<(script|style|math|pre|code|template)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<span class="reference"[^>]*>[\s\S]*?<\/span>(?=。|：|，|<)/g, "")
    // Projects of threads.
    .replace(/<span class="case-where">[\s\S]*?<\/span>/g, "")
    .replace(/<span class="katex-html"[\s\S]*?<\/span>/g, "");
  const said = Array.from(
    words.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g),
    ([, text]) => text,
  );
  const text = words
    .replace(/<\/?(?:i|b|em|strong|sub|sup|span|a|output)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, "\n");
  return [text, ...said].join("\n").replace(/&[#\w]+;/g, " ");
}

describe("a Chinese page", () => {
  test("has no English word of the interface", () => {
    const found = ALL.flatMap((path) => {
      // Behind a Chinese term its English name may stand in brackets.
      const text = readIn(htmlOf(path)).replace(/（[^（）]*）/g, "");
      const phrases = text.match(/(?<![\w-])[a-z]{2,}(?: [a-z]{2,})+/g) ?? [];
      const alone = Array.from(text.matchAll(/^\s*([A-Za-z]?[a-z]{2,})[.:]?\s*$/gm), ([, word = ""]) => word);
      return [...phrases, ...alone]
        .filter((words) => !ALLOWED.has(words))
        .map((words) => `${path}: ${words}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });

  test("has no mark of half width between Chinese characters", () => {
    const found = ALL.flatMap((path) =>
      (
        readIn(htmlOf(path)).match(/.{0,9}\p{Script=Han}(?:[,;:?!]|\.(?=\s|$|\p{Script=Han}))\s?.{0,9}/gu) ??
        []
      ).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  test("has every id of the English one", () => {
    const idsIn = (html: string) =>
      Array.from(html.matchAll(/ id="([A-Za-z][\w-]*)"/g), ([, id = ""]) => id).filter(
        (id) => !/^_|^still-/.test(id),
      );
    for (const path of ALL) {
      const english = idsIn(htmlOf(path, inject("siteFolder")));
      const ids = new Set(idsIn(htmlOf(path)));
      expect(
        english.filter((id) => !ids.has(id)),
        path,
      ).toEqual([]);
    }
  });

  test("says that it is Chinese, and leads to the same page in English; that one leads back", () => {
    for (const path of PAGES) {
      expect(htmlOf(path)).toContain('<html lang="zh-Hans"');
      const [, back = ""] = /<a class="language-link" href="([^"]*)"/.exec(htmlOf(path)) ?? [];
      const [, there = ""] =
        /<a class="language-link" href="([^"]*)"/.exec(htmlOf(path, inject("siteFolder"))) ?? [];
      const at = (root: string, from: string, href: string) =>
        new URL(href, `http://x/${root}${from}`).pathname;
      expect([at("", path, there), at(ZH, path, back)]).toEqual([`/${ZH}${path}`, `/${path}`]);
    }
  });

  test.for([
    ["旋转", "chapters/rotation-matrix-derivative/"],
    ["惯性张量", "chapters/inertia-tensor/"],
    ["万向锁", "chapters/three-angles/"],
    ["gimbal lock", "chapters/three-angles/"],
    ["陀螺力矩", "chapters/euler-equation/"],
    ["指数映射", "chapters/exponential-map/"],
  ] as const)("is found by what is asked: %s", ([query, path]) => {
    const find = searchOf(JSON.parse(readFileSync(join(folder(), "search.json"), "utf8")), chinese);
    expect(
      find(query)
        .slice(0, 12)
        .map(({ address }) => address.replace(/#.*/, "")),
    ).toContain(path);
  });
});

describe("the other language", () => {
  test("has the reader at the same place, and the figure at the same frame, and Back leads back", async ({
    visit,
  }) => {
    const page = await visit(CHAPTER, { ...CALM, viewport: { width: 1440, height: 800 } });
    const racket = await Figure.hydrated(page, "racket");
    await racket.scrubTo(80);
    // Beside a figure as wide as this one the outline gives way.
    const isAt = async (place: string) => {
      await page.locator(place).evaluate((section) => section.scrollIntoView());
      await expect
        .poll(() => page.locator(".outline [aria-current=location]").getAttribute("href"))
        .toBe(place);
    };
    const inHistory = () => page.evaluate(() => history.state?.figures?.racket?.frame as number | undefined);
    await isAt("#remember");
    await page.locator(".outline .language-link").click();
    await page.waitForURL((url) => url.pathname === `/${ZH}${CHAPTER}` && url.hash === "#remember");
    expect(await page.locator("html").getAttribute("lang")).toBe("zh-Hans");
    expect(
      await page.evaluate(() => document.querySelector("#remember")?.getBoundingClientRect().top),
    ).toBeLessThan(400);
    expect(await inHistory()).toBe(80);
    await page.locator(".outline .language-link").click();
    await page.waitForURL((url) => url.pathname === `/${CHAPTER}` && url.hash === "#remember");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await (await Figure.hydrated(page, "racket")).frame()).toBe(80);
    await page.goBack();
    await page.waitForURL(`**/${ZH}${CHAPTER}**`);
    expect(await page.locator("html").getAttribute("lang")).toBe("zh-Hans");
  });

  test("is offered once to whoever's browser prefers it, and nobody is led there", async ({ visit }) => {
    const page = await visit(CHAPTER, { ...CALM, locale: "zh-CN" });
    const offer = page.locator(".language-offer");
    await offer.getByText("中文版").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${CHAPTER}`);
    await offer.getByRole("button").click();
    expect(await offer.count()).toBe(0);
    await page.reload();
    await Figure.hydrated(page, "racket");
    expect(await offer.count()).toBe(0);
  });

  longTest("is kept by a worker of its own, beside that of the first", async ({ browser }) => {
    const server = await servePlainly(inject("siteFolder"), "/some/where/");
    const context = await reader(browser);
    const page = await context.newPage();
    await page.goto(server.address + CHAPTER);
    await controlled(page);
    await page.goto(server.address + ZH + CHAPTER);
    const workerOfPage = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(workerOfPage, { timeout: 60_000 }).toBe(`${server.address}${ZH}sw.js`);
    await server.stop();
    const language = () => page.locator("html").getAttribute("lang");
    await page.goto(server.address + ZH + STATE);
    expect(await language()).toBe("zh-Hans");
    await page.goto(server.address + STATE);
    expect(await language()).toBe("en");
    await context.close();
  });

  test("is not offered to others", async ({ visit }) => {
    const page = await visit(CHAPTER, { ...CALM, locale: "de-DE" });
    await Figure.hydrated(page, "racket");
    expect(await page.locator(".language-offer").count()).toBe(0);
  });
});
