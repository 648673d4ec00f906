import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CHAPTERS } from "../../src/book/chapters";

/** Of an A4 sheet, and of its margins of 25 mm, less the reach of an accent: empty but for a page's number and head [pt]. */
const SHEET = { width: 595, height: 842, margin: 68 } as const;

const EPUBCHECK = "/usr/share/java/epubcheck.jar";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A copy of the built site by links, beside which the books are made. */
let folder = "";
let pdf: Pdf;
let pages: readonly (readonly Word[])[] = [];
let epub: Readonly<Record<string, string>> = {};

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly height: number;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "book-"));
  const site = resolve(inject("siteFolder"));
  for (const name of readdirSync(site))
    if (name !== "book") symlinkSync(join(site, name), join(folder, name));
  const made = spawnSync("npx", ["tsx", "src/cli/book.ts", "--site", folder], {
    env: {
      ...process.env,
      NODE_ENV: "",
      VITEST: "",
      TUMBLE_ORIGIN: "https://example.org",
      TUMBLE_BASE: "/t/",
    },
    encoding: "utf8",
  });
  expect(made.stderr).toBe("");
  pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, "book/tumble.pdf"))));
  pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => wordsOn(at + 1)));
  const files = unzipSync(new Uint8Array(readFileSync(join(folder, "book/tumble.epub"))));
  epub = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}, 900_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function wordsOn(number: number): Promise<Word[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , x, y] = item.transform;
    return [{ text: item.str, x, y, right: x + item.width, height: item.height }];
  });
}

const textOf = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");

async function pageOf(destination: unknown): Promise<number> {
  const place = typeof destination === "string" ? await pdf.getDestination(destination) : destination;
  const [page] = place as [Parameters<Pdf["getPageIndex"]>[0]];
  return 1 + (await pdf.getPageIndex(page));
}

/** A title of the contents and its page, which stands at the end of the first line where the title takes two. */
function line(title: string, page: number): RegExp {
  const words = title
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const places = words.map((_, at) => [...words.slice(0, at + 1), page, ...words.slice(at + 1)].join(""));
  return new RegExp(places.join("|"));
}

const chapterIn = (slug: string) => epub[`book/${slug}.xhtml`] ?? "";

describe("the book on paper", () => {
  it("has its chapters and their sections as outline, in order, where the contents say", async () => {
    const outline = (await pdf.getOutline()) ?? [];
    const parts = outline.filter(({ title }) => !/^(How to|Contents)/.test(title));
    expect(parts).toHaveLength(CHAPTERS.length + 3);
    // The face has one glyph for two signs.
    const contents = textOf(pages.slice(1, 4).flat()).replace(/\s/g, "").replaceAll("ʼ", "’");
    for (const [place, { title, items, dest }] of parts.entries()) {
      const isChapter = place < CHAPTERS.length;
      expect(contents).toMatch(line(`${isChapter ? place : ""} ${title}`, await pageOf(dest)));
      if (!isChapter) continue;
      expect(items.length).toBeGreaterThan(7);
      for (const section of items) expect(contents).toMatch(line(section.title, await pageOf(section.dest)));
    }
    const starts = await Promise.all(parts.map(({ dest }) => pageOf(dest)));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(pdf.numPages).toBeGreaterThan(150);
    expect(pdf.numPages).toBeLessThan(320);
  });

  it("leaves no page blank, prints nothing in the margins but heads and numbers, and is not shrunk", () => {
    const body = new Map<number, number>();
    for (const [at, words] of pages.entries()) {
      expect([at + 1, words.length]).not.toEqual([at + 1, 0]);
      const strays = words.filter(
        ({ x, y, right }) =>
          x < SHEET.margin || right > SHEET.width - SHEET.margin || y < 20 || y > SHEET.height - 20,
      );
      expect([at + 1, strays.map(({ text }) => text)]).toEqual([at + 1, []]);
      if (at > 0) expect(words.some(({ text, y }) => text === String(at + 1) && y < SHEET.margin)).toBe(true);
      for (const { text, height } of words) body.set(height, (body.get(height) ?? 0) + text.length);
    }
    const [[usual = 0] = []] = [...body].toSorted((a, b) => b[1] - a[1]);
    expect(usual).toBeCloseTo(10.3, 0);
  });

  it("shows figures at the instants that book.yaml names", () => {
    const text = textOf(pages.flat());
    expect(text).toContain("frame 30 · 0.50 s · Throw: Racket, a crooked throw");
    expect(text).toContain("frame 60 · 1.00 s · Throw: Racket, crooked");
    expect(text).toContain("Half the steady rate: waves");
    expect(text).not.toContain("not loaded");
  });

  it("prints below each figure an address that is there", () => {
    const text = textOf(pages.flat()).replace(/\s/g, "");
    for (const { slug } of CHAPTERS) {
      const html = readFileSync(join(folder, "chapters", slug, "index.html"), "utf8");
      for (const [, figure = ""] of html.matchAll(/<figure id="([\w-]+)"/g)) {
        expect(text).toContain(`example.org/t/embed/${slug}/${figure}/`);
        expect(existsSync(join(folder, "embed", slug, figure, "index.html"))).toBe(true);
      }
    }
  });

  it("answers each question once, at the end, and says where both are", async () => {
    const [start, end] = await Promise.all(["answers", "symbols"].map(pageOf));
    const text = textOf(pages.slice(3, (start ?? 0) - 1).flat());
    const answers = textOf(pages.slice((start ?? 0) - 1, (end ?? 0) - 1).flat());
    const asked = [...text.matchAll(/Answer (\d+\.\d+) \(p\. (\d+)\)/g)];
    expect(asked.length).toBeGreaterThan(80);
    for (const [, number = "", page] of asked) {
      const [slug, place] = [CHAPTERS[Number.parseInt(number, 10)]?.slug, number.replace(/.*\./, "")];
      expect(await pageOf(`${slug}--answer-${place}`)).toBe(Number(page));
      expect(answers).toContain(`${number} (p. ${await pageOf(`${slug}--question-${place}`)})`);
    }
    expect([...answers.matchAll(/(\d+\.\d+) \(p\. \d+\)/g)].map(([, number]) => number)).toEqual(
      asked.map(([, number]) => number),
    );
  });
});

describe("the book for readers of books", () => {
  it("begins with its type, and runs no script", () => {
    const bytes = readFileSync(join(folder, "book/tumble.epub"));
    expect(bytes.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");
    for (const [name, text] of Object.entries(epub))
      if (name.endsWith("xhtml")) expect(text).not.toMatch(/<script|<button| on\w+=/);
  });

  it.each(CHAPTERS)("has every formula and every figure of $slug", ({ slug }) => {
    const page = readFileSync(join(folder, "chapters", slug, "index.html"), "utf8");
    const [, text = ""] = page.split('<article class="chapter-text"');
    const equations = [...text.matchAll(/class="equation(?: [\w-]*)?" id="([\w-]+)"/g)];
    const answers = epub["book/answers.xhtml"] ?? "";
    for (const [, id] of equations) {
      const own = chapterIn(slug) + answers;
      const [, after = ""] = own.split(`id="${slug}--${id}"`);
      expect(after.slice(0, 400)).toContain("<math");
    }
    for (const [, figure] of text.matchAll(/<figure id="([\w-]+)"/g)) {
      const [, inside = ""] =
        new RegExp(`<figure[^>]* id="${slug}--${figure}".*?>(.*?)</figure>`, "s").exec(chapterIn(slug)) ?? [];
      expect(inside).toMatch(/<img[^>]* alt="[^"]{5}|<table|<pre/);
    }
    for (const [, still] of chapterIn(slug).matchAll(/<img src="([^"]+)"/g))
      expect(epub).toHaveProperty([`book/${still}`]);
  });

  it.skipIf(!existsSync(EPUBCHECK))("passes EPUBCheck without an error or a warning", () => {
    const { stdout, stderr } = spawnSync("java", ["-jar", EPUBCHECK, join(folder, "book/tumble.epub")], {
      encoding: "utf8",
    });
    expect(stdout + stderr).toContain("0 fatals / 0 errors / 0 warnings");
  });
});
