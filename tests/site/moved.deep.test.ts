import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { parse } from "yaml";
import { CHAPTER, LONG_RUNS, SPRINGS, test } from "./browser";
import { Figure } from "./figure";

const GONE = "chapters/stability-and-accuracy/";

const pathOf = (page: Page) => new URL(page.url()).pathname.slice(1);

const MOVED: {
  readonly figures: readonly (readonly [id: string, old: string, now: string, state: string])[];
  readonly places: readonly (readonly [old: string, now: string])[];
} = parse(readFileSync("tests/site/moved.yaml", "utf8"));

describe("an older link to a figure", () => {
  test.for(MOVED.figures)(
    "%s, from before the chapters were divided, brings it as the link says",
    async ([id, old, now, state], { visit }) => {
      const page = await visit(`${old}?figure=${id}&v=1&${state}#${id}`);
      await page.waitForURL(`**/${now}?**`);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      const figure = new Figure(page, id);
      await page.mouse.move(1, 1);
      await figure.root.scrollIntoViewIfNeeded();
      await figure.answers();
      const asked = new URLSearchParams(state);
      await expect.poll(() => figure.frame()).toBe(Number(asked.get("frame")));
      for (const [field, name] of [
        ["a", "Formulation A"],
        ["b", "Formulation B"],
        ["scenario", "Throw"],
        ["rate", "Time step"],
      ] as const) {
        const value = asked.get(field);
        if (value !== null) expect(await figure.combobox(name).inputValue(), name).toBe(value);
      }
      if (asked.has("h")) {
        const slider = figure.root.getByRole("slider", { name: "Angle of a frame" });
        expect(Number(await slider.inputValue())).toBe(Number(asked.get("h")));
      }
      expect(await figure.root.getByText("could not be followed").count()).toBe(0);
    },
  );

  test("that stays where it was is not led away", async ({ visit }) => {
    const page = await visit(`${CHAPTER}?figure=racket&v=1&frame=55#racket`);
    const figure = await Figure.hydrated(page, "racket");
    await figure.settled();
    expect(await figure.frame()).toBe(55);
    expect(pathOf(page)).toBe(CHAPTER);
  });
});

describe("an older link to a place", () => {
  test.for(MOVED.places)("%s leads to the chapter that has it", async ([old, now], { visit }) => {
    const page = await visit(old);
    await page.waitForURL(`**/${now}#**`);
    await page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).waitFor({ state: "attached" });
  });

  test("in the list of symptoms leads to its case, with scripts and without", async ({ visit }) => {
    const page = await visit("symptoms/#gainsEnergy");
    await page.waitForURL(/\/cases\/#gainsEnergy$/);
    const bare = await visit("symptoms/#gainsEnergy", { javaScriptEnabled: false });
    await bare.locator("#gainsEnergy a").click();
    await bare.waitForURL(/\/cases\/#gainsEnergy$/);
  });

  test("that several chapters have, or none, leaves the choice to the reader", async ({ visit }) => {
    for (const end of ["", "#references", "#%E0%A4%A", "?figure=nowhere&v=1#nowhere"]) {
      const page = await visit(GONE + end);
      await page.waitForLoadState("networkidle");
      expect(pathOf(page), end).toBe(GONE);
      expect(await page.getByText("names a figure that is not on this page").count(), end).toBe(
        end.startsWith("?") ? 1 : 0,
      );
      await page.close();
    }
  });
});

describe("where a chapter used to be", () => {
  test("a page without scripts leads to the chapters that have its text", async ({ visit }) => {
    const leads = [CHAPTER, SPRINGS, LONG_RUNS];
    for (const now of leads) {
      const page = await visit(`${GONE}?figure=spring&v=1&h=0.6#spring`, { javaScriptEnabled: false });
      const links = page.locator("main a");
      expect(await links.count()).toBe(leads.length);
      await page.locator(`main a[href$="${now}"]`).click();
      await page.waitForURL(`**/${now}`);
      await page.close();
    }
  });

  test("search engines are told to list the chapter instead", () => {
    const html = readFileSync(join(inject("siteFolder"), GONE, "index.html"), "utf8");
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain('<link rel="canonical" href="../long-runs/" />');
    const chapter = readFileSync(join(inject("siteFolder"), LONG_RUNS, "index.html"), "utf8");
    expect(chapter).not.toMatch(/noindex|canonical/);
  });
});
