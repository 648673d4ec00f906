import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CASES } from "../../src/book/cases/cases";
import { CALM, longTest, test } from "./browser";

const BOOK = "cases/";

const withLinesFor = (engine: string) =>
  CASES.filter(({ mends }) => mends.some(({ place }) => place === engine)).map(({ id }) => id);

const shownCases = (page: Page) =>
  page
    .locator(".case")
    .evaluateAll((cases) => cases.filter((one) => !one.closest("[hidden]")).map(({ id }) => id));

const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Cases with lines for" }).getByRole("link", { name });

/** The engines whose lines stand in a case's opened fold. */
const shownEngines = (page: Page, id: string) =>
  page
    .locator(`#${id} [data-engine]`)
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).offsetHeight > 0)
        .map((one) => (one as HTMLElement).dataset.engine),
    );

describe("the case-book", () => {
  test("shows the cases with lines for one engine, as a link asks, in the book and its list", async ({
    visit,
  }) => {
    const page = await visit(`${BOOK}?engine=havok`, CALM);
    await expect.poll(() => shownCases(page)).toEqual(withLinesFor("havok"));
    const links = page.getByRole("navigation", { name: "What do you see?" }).locator("li a:visible");
    expect(await links.count()).toBe(withLinesFor("havok").length);
    await filter(page, "Rapier").click();
    await expect.poll(() => shownCases(page)).toEqual(withLinesFor("rapier"));
    expect(new URL(page.url()).search).toBe("?engine=rapier");
    // A link to a case without such lines shows all cases, and leads there.
    await page.evaluate(() => location.assign("#turnsTwice"));
    await expect.poll(() => shownCases(page)).toEqual(CASES.map(({ id }) => id));
    expect(await page.locator("#turnsTwice h3").isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe("");
  });

  test("has the lines of all engines, or of the one that is chosen, and copies them", async ({ visit }) => {
    const page = await visit(`${BOOK}#doesNotFlip`, {
      ...CALM,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const fold = page.locator("#doesNotFlip .case-mends");
    await fold.locator("summary").click();
    const mends = CASES[0]?.mends ?? [];
    await expect
      .poll(() => shownEngines(page, "doesNotFlip"))
      .toEqual([...new Set(mends.map(({ place }) => place))]);
    await filter(page, "Godot").click();
    await expect.poll(() => shownEngines(page, "doesNotFlip")).toEqual(["godot"]);
    await fold.getByRole("button", { name: "Copy" }).click();
    await fold.getByRole("button", { name: "Copied" }).waitFor();
    const [lines] = mends.filter(({ place }) => place === "godot");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines?.code);
  });

  test("plays the case in view, and no other, with a button that stops it", async ({ visit }) => {
    const page = await visit(`${BOOK}#doesNotFlip`);
    const played = (id: string) => page.locator(`#${id} .still > .picture[data-renderer]`);
    const before = await page.locator("#doesNotFlip .case-figure").boundingBox();
    await expect.poll(() => played("doesNotFlip").count()).toBe(2);
    const error = page.locator("#doesNotFlip .measures:not(:has(~ .measures)) .measure-value").first();
    const first = await error.textContent();
    await expect.poll(() => error.textContent()).not.toBe(first);
    expect(await page.locator("#doesNotFlip .case-figure").boundingBox()).toEqual(before);
    await page.locator("#doesNotFlip").getByRole("button", { name: "Pause" }).click();
    await page.locator("#doesNotFlip").getByRole("button", { name: "Play" }).waitFor();
    await page
      .locator("#grows .case-pictures")
      .evaluate((pictures) => pictures.scrollIntoView({ block: "center" }));
    await expect.poll(() => played("grows").count()).toBe(3);
    expect(await played("doesNotFlip").count()).toBe(0);
    expect(await page.locator(".case-played").count()).toBe(1);
  });

  longTest("stands still for whoever asks for less motion", async ({ visit }) => {
    const page = await visit(`${BOOK}#doesNotFlip`, CALM);
    await page.waitForTimeout(1500);
    expect(await page.locator(".case-played").count()).toBe(0);
  });

  longTest("keeps its list at hand, and marks the case that is read", async ({ visit }) => {
    const page = await visit(BOOK, { ...CALM, viewport: { width: 1440, height: 900 } });
    await page.mouse.move(1, 1);
    const list = page.getByRole("navigation", { name: "List of cases" });
    await expect.poll(() => list.count()).toBe(0);
    await page.locator("#grows h3").evaluate((heading) => heading.scrollIntoView());
    await expect
      .poll(() => list.locator("[aria-current=location]").textContent())
      .toBe("Grows, shears or flattens");
  });

  longTest("has all engines under one another without scripts, and no button", async ({ visit }) => {
    const page = await visit(`${BOOK}?engine=havok`, { javaScriptEnabled: false });
    expect(await page.locator(".case-filter").isVisible()).toBe(false);
    await page.locator("#doesNotFlip .case-mends summary").click();
    expect(await page.locator("#doesNotFlip .case-code:visible").count()).toBe(8);
    expect(await page.locator("#doesNotFlip .case-mends button").count()).toBe(0);
  });
});
