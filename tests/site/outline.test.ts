import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { chosen } from "../chosen";
import { CHAPTER, FIRST_PAGE, longTest, SPRINGS, STATE, STEPPING, test } from "./browser";
import { PAGES } from "./pages";

const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;

const outline = (page: Page) => page.getByRole("navigation", { name: "Contents of this chapter" });

describe("the outline of a chapter", () => {
  test.for(PAGES.filter((path) => path !== FIRST_PAGE))("names what is on /%s", (path) => {
    const page = readFileSync(join(inject("siteFolder"), path, "index.html"), "utf8");
    const [main = ""] = /<main\b.*<\/main>/s.exec(page) ?? [];
    const [, list = ""] = /<nav [^>]*class="outline".*?(<ol>.*?<\/ol>)/s.exec(page) ?? [];
    const links = Array.from(
      list.matchAll(/<a [^>]*?href="#([^"]+)"[^>]*>(.*?)<\/a>/gs),
      ([, id = "", name = ""]) => ({
        id: decodeURIComponent(id),
        name: name.replaceAll(/<[^>]*>/g, ""),
      }),
    );
    const places = Array.from(main.matchAll(/<(?:h2|figure)\b[^>]*?\sid="([^"]+)"/g), ([, id]) => id);
    expect(places.length).toBeGreaterThan(3);
    expect(links.map(({ id }) => id)).toEqual(places);
    for (const { name } of links) expect(name).toMatch(/^\S.*\S$/);
  });

  longTest("follows the reader, and gives way to what is wider than the text", async ({ revisit }) => {
    const page = await revisit(CHAPTER, WIDE);
    await page.mouse.move(1, 1);
    await outline(page).getByRole("link", { name: "The motion in one picture" }).click();
    // A figure follows the heading: the outline has given way already.
    const present = page.locator(".outline [aria-current=location]");
    await expect.poll(() => present.textContent()).toBe("The motion in one picture");
    await page
      .locator("#racket .figure-stage")
      .evaluate((stage) => stage.scrollIntoView({ block: "center" }));
    await expect.poll(() => outline(page).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => outline(page).count()).toBe(1);
  });

  longTest(
    "knows a section whose name has letters beyond ASCII, and keeps it as the last place",
    async ({ visit }) => {
      const page = await visit("chapters/quaternion-derivative/#why-one-half-of-ω", WIDE);
      const present = page.locator(".outline [aria-current=location]");
      await expect.poll(() => present.textContent()).toBe("Why one half of ω");
      await page.goto(new URL("/", page.url()).href);
      await page.locator(".resume").getByRole("link", { name: "Why one half of ω" }).click();
      await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe("#why-one-half-of-ω");
    },
  );

  test("opens from a button where there is no margin, leads to a place, and is gone", async ({ visit }) => {
    const page = await visit(STEPPING, PHONE);
    expect(await outline(page).count()).toBe(0);
    await page.getByRole("button", { name: "Contents" }).click();
    await outline(page).getByRole("link", { name: "State and momentum" }).waitFor();
    const last = outline(page).locator("> ol a").last();
    const id = await last.evaluate((link: HTMLAnchorElement) => decodeURIComponent(link.hash.slice(1)));
    await last.click();
    await expect.poll(() => outline(page).count()).toBe(0);
    await expect
      .poll(() => page.locator(`[id="${id}"]`).evaluate((place) => place.getBoundingClientRect().top))
      .toBeLessThan(PHONE.viewport.height);
  });

  longTest("opens, and leads to a place, without scripts", async ({ visit }) => {
    const page = await visit(STEPPING, { ...PHONE, javaScriptEnabled: false });
    await page.getByRole("button", { name: "Contents" }).click();
    await outline(page).locator("> ol a").last().click();
    await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  });
});

test("how the pages are read is said until the reader puts it away", async ({ revisit }) => {
  const page = await revisit(CHAPTER, WIDE);
  await page.getByRole("button", { name: "I see" }).click();
  await expect.poll(() => page.locator(".reading-note").isVisible()).toBe(false);
  await page.reload();
  expect(await page.locator(".reading-note").isVisible()).toBe(false);
});

/** The controls and figures that the floating button covers, as markup; null while the button does not float. */
function underButton(page: Page): Promise<string[] | null> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const button = document.querySelector(".outline-button[data-floating]")?.getBoundingClientRect();
    if (!button) return null;
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < button.right - 1 &&
      right > button.left + 1 &&
      top < button.bottom - 1 &&
      bottom > button.top + 1;
    return Array.from(document.querySelectorAll("main :is(a, button, input, select, summary, .figure)"))
      .filter((part) => part.checkVisibility() && Array.from(part.getClientRects()).some(overlaps))
      .map((part) => part.outerHTML.slice(0, 80));
  });
}

/** The places on the way back at which it is looked at, counted from the end; every one in the long tests. */
const PLACES = chosen(
  Array.from({ length: 50 }, (_, k) => k + 1),
  (place) => place % 2 === 0,
);

longTest(
  "the button of the outline on a phone comes for whoever scrolls back, leaves whoever reads on, and lies over nothing to press",
  async ({ visit }) => {
    const page = await visit(SPRINGS, PHONE);
    await page.mouse.move(1, 1);
    const scroll = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), by);
    await page.evaluate(() => {
      document.documentElement.dataset.layout = "whole";
    });
    await scroll(1e6);
    expect(await underButton(page)).toBeNull();
    let times = 0;
    let last = 0;
    for (const place of PLACES) {
      await scroll(230 * (last - place));
      last = place;
      const under = await underButton(page);
      if (under) times++;
      expect(under ?? []).toEqual([]);
    }
    expect(times).toBeGreaterThan(5);
    await scroll(60);
    await expect.poll(() => underButton(page)).toBeNull();
  },
);

test("the menu of chapters leads from any page to any chapter, case-book, figures to show, lab, the core’s page and the sheets for teachers, without scripts too", async ({
  visit,
}) => {
  const page = await visit(STATE, { ...PHONE, javaScriptEnabled: false });
  await page.locator(".chapter-menu summary").click();
  const others = page.locator(".menu-pages").getByRole("link");
  expect(await others.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    ["cases/", "show/", "lab/", "core/", "teach/"].map((path) => `../../${path}`),
  );
  await page
    .locator(".chapter-menu")
    .getByRole("link", { name: /gyroscopic/ })
    .click();
  await page.waitForURL((url) => url.pathname === `/${CHAPTER}`);
});

longTest(
  "where the reader stopped is offered on the first page and in that chapter, and nowhere else",
  async ({ visit }) => {
    const page = await visit(CHAPTER, WIDE);
    await page.mouse.move(1, 1);
    expect(await page.locator(".resume a").count()).toBe(0);
    await page.locator("#the-motion-in-one-picture").evaluate((heading) => heading.scrollIntoView());
    await page
      .locator(".outline [aria-current=location]", { hasText: "The motion in one picture" })
      // The outline itself gives way where a figure stands beside it.
      .waitFor({ state: "attached" });
    const origin = new URL(page.url()).origin;
    await page.goto(`${origin}/${STATE}`);
    expect(await page.locator(".resume a").count()).toBe(0);
    await page.goto(`${origin}/`);
    await page.locator(".resume").getByRole("link", { name: "The motion in one picture" }).click();
    await page.waitForURL(`${origin}/${CHAPTER}#the-motion-in-one-picture`);
    await page.goto(`${origin}/${CHAPTER}`);
    await page.locator(".resume").getByRole("link", { name: "The motion in one picture" }).waitFor();
  },
);
