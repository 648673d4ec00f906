import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { CHAPTER, STEPPING, webglTest as test } from "./browser";
import { chosen } from "./deep";
import { Figure } from "./figure";
import { LAB, LIST_PAGES, PAGES } from "./pages";

// That nothing is said is checked wherever a page is visited; in the long tests a reader does everything once.
describe("the console stays silent, nothing fails to arrive, and nothing comes from elsewhere", () => {
  test.for(
    chosen(
      [
        [CHAPTER, "racket"],
        [STEPPING, "frame"],
      ] as const,
      () => false,
    ),
  )("through a whole visit to /%s", async ([path, id], { visit }) => {
    const page = await visit(path);
    await scrollThrough(page);
    const figure = await Figure.alive(page, id, "webgl");
    await figure.press("Play");
    await reaches(figure, 10);
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await figure.press("Pause");
    await figure.press("Step forward");
    await figure.press("Step back");
    await figure.choose("Speed", "2");
    await figure.openMore();
    for (const checkbox of await figure.root.getByRole("checkbox").all()) {
      await checkbox.click();
      await figure.settled();
      await checkbox.click();
    }
    await figure.press("Expand");
    await figure.press("Play");
    await page.setViewportSize({ width: 700, height: 900 });
    await reaches(figure, (await figure.frame()) + 5);
    await page.keyboard.press("Escape");
    await figure.press("Reset");
    await figure.press("Reset view");
    if (id === "racket") {
      await figure.choose("Layout", "overlaid");
      await figure.press("Step forward");
      await figure.choose("Layout", "side-by-side");
      for (const formulation of ["explicit", "implicit-body", "none"]) {
        await figure.choose("Formulation A", formulation);
        await figure.scrubTo(3600);
      }
    }
    await page.goto("about:blank");
    await page.goBack();
    await Figure.alive(page, id, "webgl");
    expect(await page.title()).toContain("Tumble");
  });
});

test("every link of every page within the notebook leads to a page, and to a place that is on it", async () => {
  const texts = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();
  const read = (address: string) => {
    const known = texts.get(address);
    if (known) return known;
    const text = fetch(address).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));
    texts.set(address, text);
    return text;
  };
  let links = 0;
  for (const path of [...PAGES, ...LIST_PAGES, LAB]) {
    const from = inject("site") + path;
    const hrefs = (await read(from)).text.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g);
    for (const [, href = ""] of hrefs) {
      const { origin, pathname, hash } = new URL(href.replaceAll("&amp;", "&"), from);
      if (origin !== new URL(from).origin) continue;
      links += 1;
      const { status, text } = await read(origin + pathname);
      expect(status, `${href} on /${path}`).toBe(200);
      if (hash)
        expect(text.includes(`id="${decodeURIComponent(hash.slice(1))}"`), `${href} on /${path}`).toBe(true);
    }
  }
  console.log(`${links} links within the notebook`);
  expect(links).toBeGreaterThan(300);
});

/** Waits until a figure that plays has come so far. */
async function reaches(figure: Figure, frame: number): Promise<void> {
  await expect.poll(() => figure.frame(), { timeout: 10_000, interval: 30 }).toBeGreaterThanOrEqual(frame);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 900) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
