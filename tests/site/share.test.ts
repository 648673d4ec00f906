import { readFileSync } from "node:fs";
import { describe, expect, inject } from "vitest";
import { CHAPTER, longTest, test } from "./browser";
import { Figure } from "./figure";
import { violations } from "./violations";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
/** For what asks nothing of how the figure stood before, one visit serves all. */
const SHARED = { ...CLIPBOARD, before: () => Object.assign(window, { print: () => {} }) };

describe("what a reader takes out of a figure", () => {
  // First, as it asks for a figure that nothing was changed of.
  test("a link is short where nothing was changed, and carries the view and the layers where they were", async ({
    visit,
    revisit,
  }) => {
    const page = await revisit(CHAPTER, SHARED);
    const racket = await Figure.hydrated(page, "racket");
    const plain = await racket.copiedLink();
    await racket.root.getByRole("status").filter({ hasText: "Link copied." }).waitFor();
    expect([...new URL(plain).searchParams.keys()]).toEqual(["figure", "v"]);

    await racket.root.focus();
    await page.keyboard.press("ArrowLeft");
    await racket.openMore();
    const layer = racket.root.locator(".panel-shown").getByRole("checkbox").first();
    const wasShown = await layer.isChecked();
    await layer.click();
    const link = await racket.copiedLink();
    expect([...new URL(link).searchParams.keys()].sort()).toEqual(["figure", "layers", "v", "view"]);
    expect(link.length).toBeLessThan(200);

    const again = await visit(link.slice(inject("site").length), CLIPBOARD);
    const restored = await Figure.hydrated(again, "racket");
    await restored.openMore();
    const itsLayer = restored.root.locator(".panel-shown").getByRole("checkbox").first();
    expect(await itsLayer.isChecked()).toBe(!wasShown);
    expect(await restored.copiedLink(), "the same view again").toBe(link);
  });

  longTest("a link can ask to play", async ({ visit, revisit }) => {
    const page = await revisit(CHAPTER, SHARED);
    const racket = await Figure.hydrated(page, "racket");
    await racket.openShare();
    expect(await violations(page, "#racket .share-menu")).toEqual([]);
    await racket.root.getByRole("checkbox", { name: "link plays at once" }).click();
    const link = await racket.copiedLink();
    const again = await Figure.hydrated(await visit(link.slice(inject("site").length)), "racket");
    await again.button("Pause").waitFor({ state: "attached" });
  });

  test("a code of the link stands beside the link in letters, both follow its options, and Escape closes them", async ({
    revisit,
  }) => {
    const page = await revisit(CHAPTER, SHARED);
    const racket = await Figure.hydrated(page, "racket");
    const link = await racket.copiedLink();
    await racket.press("QR code");
    await racket.root.getByRole("img", { name: "QR code of the link beside it" }).waitFor();
    const coded = racket.root.locator(".link-code a");
    expect(await coded.getAttribute("href")).toBe(link);

    await racket.root.getByRole("checkbox", { name: "link fills the window" }).click();
    await page.waitForFunction(async () =>
      (await navigator.clipboard.readText()).endsWith("present=1#racket"),
    );
    expect(await coded.getAttribute("href"), "an option changes what is copied and what is shown").toBe(
      await page.evaluate(() => navigator.clipboard.readText()),
    );
    await racket.root.getByRole("checkbox", { name: "link fills the window" }).click();
    await racket.press("QR code");
    await page.keyboard.press("Escape");
    expect(await racket.root.locator(".share-menu").isVisible()).toBe(false);
    expect(await racket.button("Share").evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("a picture, as an SVG with its words and as a PNG of twice its size", async ({ revisit }) => {
    const page = await revisit(CHAPTER, SHARED);
    const racket = await Figure.hydrated(page, "racket");
    await racket.press("Reset");
    const svg = (await racket.saved("Picture (SVG)")).bytes.toString();
    for (const words of [
      "One throw, computed twice",
      "frame 0",
      "A: without the term",
      "B: with the term (Splitting)",
    ])
      expect(svg).toContain(words);
    expect(svg, "nothing is left to a style sheet").not.toMatch(/class=|var\(--|color-mix/);
    const [, width] = / width="([\d.]+)"/.exec(svg) ?? [];
    const { bytes: png } = await racket.saved("Picture (PNG)");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(Math.floor(2 * Number(width)));
  });

  longTest(
    "a sheet of paper with nothing but the figure, and with its time, rules and step",
    async ({ revisit }) => {
      const page = await revisit(CHAPTER, SHARED);
      const racket = await Figure.hydrated(page, "racket");
      await racket.scrubTo(12);
      await racket.press("Print this figure");
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      const line = await racket.root.locator(".printed-state").innerText();
      for (const part of ["frame 12", "A: without the term", "Δt = 1/"]) expect(line).toContain(part);
      expect(await page.locator("h1").isVisible()).toBe(false);
      expect(await racket.pictures.first().isVisible()).toBe(true);
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      expect(await page.locator("h1").isVisible()).toBe(true);
    },
  );

  test("the page says who wrote it, which edition it is, and how to cite it", async ({ revisit }) => {
    const page = await revisit(CHAPTER, SHARED);
    const named = await page.locator("meta[property='og:title']").getAttribute("content");
    expect(named).toBe(await page.title());
    const card = await page.locator("meta[property='og:image']").getAttribute("content");
    const picture = await page.request.get(new URL(card ?? "", page.url()).href);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const colophon = await page.locator(".colophon").innerText();
    expect(colophon).toContain(`version ${version}`);
    expect(colophon).toContain("MIT licence");
    const title = (await page.locator("h1").innerText()).trim();
    expect(colophon).toContain(title);
    const entry = await page.locator(".bibtex pre").textContent();
    for (const part of [`{{${title}}}`, `Version ${version} of 20`]) expect(entry).toContain(part);
  });
});
