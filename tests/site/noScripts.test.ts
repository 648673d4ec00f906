import { describe, expect } from "vitest";
import { CHAPTERS } from "../../src/book/chapters";
import { strings } from "../../src/book/strings/en";
import { CHAPTER, FIRST_PAGE, test } from "./browser";
import { LAB } from "./pages";

const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

describe("with scripts off", () => {
  test("the first page has its text, every chapter by name, and a link to each that is written", async ({
    visit,
  }) => {
    const page = await visit(FIRST_PAGE, WITHOUT_SCRIPTS);
    const list = page.getByRole("navigation", { name: "Chapters" });
    for (const { slug } of CHAPTERS) {
      const { title, lets } = strings.chapters[slug];
      expect(await list.getByRole("heading", { name: title }).isVisible(), title).toBe(true);
      expect(await list.getByText(lets).isVisible(), title).toBe(true);
    }
    expect(await list.getByRole("link").count()).toBeGreaterThan(0);
    await list.getByRole("link", { name: "gyroscopic" }).click();
    await page.waitForURL((url) => url.pathname === `/${CHAPTER}`);
  });

  test("a chapter has its text and its equations, for eyes and as MathML", async ({ revisit }) => {
    const page = await revisit(CHAPTER, WITHOUT_SCRIPTS);
    expect((await page.locator("main p:visible").allTextContents()).join(" ").length).toBeGreaterThan(1500);
    // A fold opens without scripts too; until then its equations are out of sight.
    const inSight = await page.locator(".equation:not(details *)").all();
    expect(inSight.length).toBeGreaterThan(0);
    for (const equation of inSight) expect(await equation.locator(".katex-html").isVisible()).toBe(true);
    for (const fold of await page.locator("details:has(.equation)").all()) {
      await fold.locator("> summary").click();
      expect(await fold.locator(".equation .katex-html").first().isVisible()).toBe(true);
    }
    for (const equation of await page.locator(".equation").all()) {
      expect(await equation.locator("math mi").count()).toBeGreaterThan(0);
    }
  });

  test("every picture and plot of a chapter is a still", async ({ revisit }) => {
    const page = await revisit(CHAPTER, WITHOUT_SCRIPTS);
    expect(await page.locator(".still-note").isVisible(), "what figures are then").toBe(true);
    expect(await page.locator("figure#racket .lane-title:visible").count(), "lanes by name").toBe(2);
    for (const figure of await page.locator("figure").all()) {
      const stills = await figure.locator(":is(.picture, .plot-prerendered) svg").all();
      expect(stills.length).toBeGreaterThan(0);
      for (const still of stills) {
        expect(await still.isVisible()).toBe(true);
        expect(await still.locator("path, polyline, line").count()).toBeGreaterThan(1);
      }
    }
  });

  test.for([
    [CHAPTER, "racket", 2],
    [FIRST_PAGE, "tumbling", 1],
    [LAB, "bench", 2],
  ] as const)(
    "on /%s each picture of the %s is a still of a body with its arrows named",
    async ([path, id, pictures], { revisit }) => {
      const page = await revisit(path, WITHOUT_SCRIPTS);
      const stills = await page.locator(`figure#${id} .picture`).all();
      expect(stills.length).toBe(pictures);
      for (const still of stills) {
        expect(await still.locator("svg").isVisible()).toBe(true);
        expect(await still.locator("svg :is(.face, .part)").count()).toBeGreaterThan(0);
        expect(await still.locator("svg .head").count()).toBeGreaterThanOrEqual(2);
        expect(await still.locator("svg text").allTextContents()).toEqual(expect.arrayContaining(["ω", "L"]));
        expect(await still.getAttribute("aria-label")).toMatch(/\w+ \w+/);
      }
    },
  );

  test.for([LAB, FIRST_PAGE, CHAPTER])(
    "/%s shows no figure control that would do nothing, and no Theme button",
    async (path, { revisit }) => {
      const page = await revisit(path, WITHOUT_SCRIPTS);
      const dead = "figure :is(button, select, input, [role=switch]), header :is(button, select)";
      // The first page's figure has a button that plays it, and no other.
      expect(await page.locator(dead).count()).toBeGreaterThan(path === FIRST_PAGE ? 2 : 5);
      const visible = await page
        .locator(`:is(${dead}):visible`)
        .evaluateAll((all) => all.map((one) => one.outerHTML));
      expect(visible).toEqual([]);
    },
  );
});
