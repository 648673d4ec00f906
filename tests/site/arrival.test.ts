import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { sizeForReaders } from "../../src/book/build/compress";
import { OTHER_PAGES, PAGES } from "../bench/pages";
import { weightOf } from "../bench/pageWeight";
import { chosen } from "../chosen";
import { CHAPTER, FIGURES, FIRST_PAGE, IMPULSE, STATE, webglTest as test } from "./browser";
import { Figure } from "./figure";
import { expectLighter, type SizeOf } from "./lighter";

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

/** As a host sends them that has the compressed copies at hand. */
function kilobytes(files: readonly Arrived[]): number {
  const { pathname } = new URL(inject("site"));
  const fileOf = (name: string) => name.slice(pathname.length).replace(/(^|\/)$/, "$1index.html");
  const bytes = files.map(({ name }) => sizeForReaders(join(inject("siteFolder"), fileOf(name))));
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
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
    console.log(
      `chapter: ${kilobytes(beforeFigure).toFixed(1)} kB, then ${kilobytes(inAll).toFixed(1)} kB in all`,
    );
    expect(inAll.length).toBeGreaterThan(beforeFigure.length);
    expect(kilobytes(beforeFigure)).toBeLessThan(80);
    expect(kilobytes(inAll)).toBeLessThan(450);
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
      const inAll = kilobytes(await arrived(page));
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

describe("no script stands before the text", () => {
  test.for(chosen([CHAPTER, FIRST_PAGE], (path) => path === CHAPTER))(
    "/%s can be read while every script is still on its way",
    async (path, { browser }) => {
      const page = await browser.newPage();
      await page.route("**/*.js", () => {});
      await page.goto(inject("site") + path, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
      const scripts = await page.evaluate(() =>
        [...document.scripts].map(({ type, defer, async, src, text }) => ({
          waits: (type === "module" || defer || async) && text === "",
          inPage: src === "" ? text.length : 0,
        })),
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
});

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
  // Measured: 53.6 kB; with what few pages show in the same files 66, with the marks of letters 70, with an editor's letters 101.
  expect(bytes / 1000).toBeLessThan(56);
});

const ENGINES = "chapters/engines/";

/** What pages ask for once all of them is laid out: names of files and versions have characters that other pages lack. */
const RARE_CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  [ENGINES]: ["rare-source-sans-3-latin-wght-normal", "rare-source-serif-4-latin-wght-normal"],
  "cases/": ["rare-source-sans-3-latin-wght-normal"],
};

/** For every change, the page whose moving picture has a worker with fonts of its own, and one with names of files and versions. */
const PAGES_FOR_FONTS = chosen([...PAGES, ...OTHER_PAGES], (path) => path === FIRST_PAGE || path === ENGINES);

test.for(PAGES_FOR_FONTS)(
  "/%s asks for fonts of rare characters where it has some, and not before anything is pressed",
  async (path, { visit }) => {
    const fonts: string[] = [];
    const note = (request: Request) => fonts.push(...(/[^/]+\.woff2$/.exec(request.url()) ?? []));
    const page = await visit(path, { prepare: async (tab) => void tab.on("request", note) });
    if (path === FIRST_PAGE) await page.locator("figure canvas").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(fonts.length).toBeGreaterThan(3);
    const rare = () => fonts.filter((font) => font.startsWith("rare-source-"));
    expect(rare()).toEqual([]);
    // All of the page laid out: it asks for what its own text has, where all fonts used to come.
    await page.keyboard.press("Tab");
    await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await document.fonts.ready;
    });
    expect(
      rare()
        .map((font) => font.replace(/-[\w-]{8}\.woff2$/, ""))
        .sort(),
    ).toEqual(RARE_CHARACTERS[path] ?? []);
  },
);

/** The weights of the older pages before two chapters became four [kB]. They have a quarter to a half more words since. */
const BEFORE_DIVISION: Readonly<Record<string, number>> = {
  [FIRST_PAGE]: 93.0,
  [STATE]: 128.6,
  "chapters/rotation-matrix-derivative/": 111.0,
  "chapters/inertia-tensor/": 112.6,
  [CHAPTER]: 124.2,
  "chapters/quaternion-derivative/": 115.4,
  "chapters/exponential-map/": 143.2,
  [IMPULSE]: 139.8,
  "404.html": 79.3,
};

test("no page weighs more than its words, formulas and pictures need", () => {
  const folder = inject("siteFolder");
  const weigh = (path: string) => (sizeOf: SizeOf) => {
    const { page, fonts, scripts } = weightOf(folder, path, sizeOf);
    return (page + fonts + scripts) / 1000;
  };
  const expectLess = (path: string, most: number) => expectLighter(weigh(path), most, `/${path}`);
  // docs/decisions/page-weight.md: at most 123 kB for a newer chapter; the cases 156, figures to show 81, the lab 89.
  for (const path of PAGES) expectLess(path, BEFORE_DIVISION[path] ?? 128);
  expectLess("404.html", BEFORE_DIVISION["404.html"] ?? 0);
  expectLess("cases/", 162);
  expectLess("show/", 85);
  expectLess("lab/", 93);
});
