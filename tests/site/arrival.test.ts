import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { sizeForReaders } from "../../src/book/build/compress";
import { chosen } from "../chosen";
import { CHAPTER, FIGURES, FIRST_PAGE, IMPULSE, webglTest as test } from "./browser";
import { Figure } from "./figure";

interface Arrived {
  readonly name: string;
  /** With headers, as it came over the wire. */
  readonly bytes: number;
  readonly encoded: number;
  readonly decoded: number;
}

/** Everything that the page has fetched, itself included, fonts aside. */
async function arrived(page: Page): Promise<Arrived[]> {
  await page.waitForLoadState("networkidle");
  const all = await page.evaluate(() =>
    (["navigation", "resource"] as const)
      .flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: entry.transferSize,
        encoded: entry.encodedBodySize,
        decoded: entry.decodedBodySize,
      })),
  );
  return all.filter(({ name }) => !/\.woff2?$/.test(name));
}

/** Every shift of the layout so far: how much, and what moved. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
        type Shift = PerformanceEntry & { value: number; sources: readonly Source[] };
        const element = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
        const moved = ({ node, previousRect, currentRect }: Source) =>
          `${element(node)?.outerHTML.slice(0, 80)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        const watcher = new PerformanceObserver((list) => {
          const entries = list.getEntries() as Shift[];
          done(entries.map((entry) => `${entry.value}: ${entry.sources.map(moved).join(" | ")}`));
        });
        watcher.observe({ type: "layout-shift", buffered: true });
        // Without any shift the watcher is never called.
        setTimeout(() => done([]), 300);
      }),
  );
}

/** For every change: the heaviest page. */
const WEIGHED = chosen([...FIGURES, [IMPULSE, "throw"] as const], () => false);

/** As a host sends them that has the compressed copies at hand [kB]. */
function kilobytes(files: readonly Arrived[], most: number): number {
  const { pathname } = new URL(inject("site"));
  const sum = (sizeOf: (file: string) => number) =>
    files
      .map(({ name }) => name.slice(pathname.length).replace(/(^|\/)$/, "$1index.html"))
      .reduce((total, file) => total + sizeOf(join(inject("siteFolder"), file)) / 1000, 0);
  // These tests' site is compressed in haste, a sixth larger. What is light so need not be compressed at its best, which takes half a minute.
  const inHaste = sum((file) => statSync(`${file}.br`).size);
  return inHaste < most ? inHaste : sum(sizeForReaders);
}

describe("what a reader waits for", () => {
  test("is under 80 kB before the first figure of a chapter is one viewport away, and 450 kB in all", async ({
    visit,
  }) => {
    const page = await visit(CHAPTER, { viewport: { width: 960, height: 200 } });
    await page.mouse.move(1, 1);
    await page.waitForLoadState("networkidle");
    const distance = await page
      .locator("figure")
      .first()
      .evaluate((figure) => figure.getBoundingClientRect().top);
    expect(distance, "the figure is more than a viewport below the first screen").toBeGreaterThan(2 * 200);
    const beforeFigure = await arrived(page);
    await Figure.hydrated(page, "racket", "webgl");
    const inAll = await arrived(page);
    expect(inAll.length).toBeGreaterThan(beforeFigure.length);
    expect(kilobytes(beforeFigure, 80)).toBeLessThan(80);
    expect(kilobytes(inAll, 450)).toBeLessThan(450);
    expect(
      inAll.filter(({ bytes }) => bytes === 0),
      "nothing that the browser does not measure",
    ).toEqual([]);
  });

  test.for(WEIGHED)(
    "is under 450 kB on /%s, and a figure that arrives moves nothing",
    async ([path, id], { visit }) => {
      const page = await visit(path);
      await Figure.hydrated(page, id, "webgl");
      await page.waitForLoadState("networkidle");
      const inAll = kilobytes(await arrived(page), 450);
      expect(inAll).toBeLessThan(450);
      // Once more with the fonts at hand: how late they come is the machine's doing, what arrives with the figure is ours.
      await page.reload();
      await Figure.hydrated(page, id, "webgl");
      await page.waitForLoadState("networkidle");
      expect(await shifts(page)).toEqual([]);
      console.log(`/${path}: layout shift 0, ${inAll.toFixed(1)} kB in all`);
    },
  );
});

test.for(chosen([CHAPTER, FIRST_PAGE], (path) => path === CHAPTER))(
  "no script stands before the text: /%s can be read while every script is still on its way",
  async (path, { browser }) => {
    const page = await browser.newPage();
    await page.route("**/*.js", () => {});
    await page.goto(inject("site") + path, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
    const scripts = await page.evaluate(() =>
      // What search engines read runs nothing.
      [...document.querySelectorAll<HTMLScriptElement>("script:not([type='application/ld+json'])")].map(
        ({ type, defer, async, src, text }) => ({
          waits: (type === "module" || defer || async) && text === "",
          inPage: src === "" ? text.length : 0,
        }),
      ),
    );
    expect(scripts.filter(({ waits }) => waits).length).toBeGreaterThan(0);
    const atOnce = scripts.filter(({ waits }) => !waits);
    expect(atOnce.length, "but for the first lines, which say how to lay out the page").toBe(1);
    expect(atOnce[0]?.inPage).toBeGreaterThan(0);
    expect(atOnce[0]?.inPage).toBeLessThan(1000);
    const handlers = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith("on")),
      ),
    );
    expect(handlers, "nor in an attribute").toEqual([]);
    await page.close();
  },
);

test("the built site holds no source maps and no file that is not compressed beside it", () => {
  const folder = inject("siteFolder");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|svg|json|txt|wasm)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  for (const file of texts) expect(files, file).toContain(`${file}.br`);
});

test("fonts that a page asks for at once are cut to the letters that its readers may see", () => {
  const folder = inject("siteFolder");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const fonts = Array.from(
    page.matchAll(/<link rel="preload" as="font"[^>]*href="\.\/([^"]+)"/g),
    ([, font]) => font,
  );
  expect(fonts.length).toBe(4);
  const bytes = fonts.reduce((sum, font = "") => sum + statSync(join(folder, font)).size, 0);
  // Uncut, 152 kB.
  expect(bytes / 1000).toBeLessThan(65);
});

test("no two files of the program need each other: whichever came first would find the other's values missing", () => {
  const folder = join(inject("siteFolder"), "assets");
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const imports = new Map(files.map((file) => [file, importsOf(readFileSync(join(folder, file), "utf8"))]));
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect(files.filter((file) => reaches(file, file))).toEqual([]);
});

/** What a built file imports before it runs. */
function importsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g), ([, file = ""]) => file);
}
