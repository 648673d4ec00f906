import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { FORMULAS } from "../../src/trace/formulas";
import {
  CHAPTER,
  EXPONENTIAL,
  IMPULSE,
  LONG_RUNS,
  MISSING,
  MISSING_NOISE,
  SPRINGS,
  STEPPING,
  test,
} from "./browser";
import { Figure } from "./figure";
import { GONE_PAGES, LAB, PAGES } from "./pages";
import { servePseudoSite } from "./pseudoSite";
import { hasWord, unmarkedWords } from "./unmarkedWords";

/*
 * The book in the pseudo-language, whose words have no plain Latin letter: a word in plain letters has come neither from
 * strings nor from a chapter's text, and no translator would find it.
 */
const site = await servePseudoSite();

describe("every word of a page is one that a translator finds", () => {
  test.for([...PAGES, LAB, ...GONE_PAGES])("on /%s", async (path, { visit }) => {
    const page = await visit(path, { site, javaScriptEnabled: false });
    expect(await unmarkedWords(page)).toEqual([]);
  });

  test("on the page for what is not there", async ({ visit }) => {
    const page = await visit(MISSING, { site, javaScriptEnabled: false, expectedNoise: MISSING_NOISE });
    expect(await unmarkedWords(page)).toEqual([]);
  });
});

/** A figure of each kind; those of a page stand together, and share a visit. */
const KINDS = [
  ["lanes", CHAPTER, "racket"],
  ["lanes with plots", STEPPING, "compare"],
  ["lanes that are launched", IMPULSE, "throw"],
  ["values set by hand", IMPULSE, "cone"],
  ["frames of its own", SPRINGS, "spring"],
  ["functions", EXPONENTIAL, "limit-angle"],
  ["runs on demand", LONG_RUNS, "sweep"],
] as const;

/** Names in the source, which the inspector shows as they are. */
const CODE_NAMES = Object.entries(FORMULAS)
  .flatMap(([name, lines]) => [name, ...Object.keys(lines).flatMap((line) => line.split("."))])
  .map((name) => new RegExp(`\\b${name}\\b`, "g"));

describe("every word that a figure says or shows when it is used is one that a translator finds", () => {
  test.for(KINDS)("%s", async ([, path, id], { revisit }) => {
    const page = await revisit(path, { site });
    await page.mouse.move(1, 1);
    const figure = new Figure(page, id);
    await figure.root.scrollIntoViewIfNeeded();
    await figure.answers();
    await listenTo(page, id);
    await useAll(page, id);
    for (const key of [".", ",", "]", "[", "l", "r"]) {
      await figure.root.press(key);
      await figure.settled();
    }
    const said = await announcements(page);
    expect.soft(said.filter((text) => hasWord(text, CODE_NAMES))).toEqual([]);
    expect(await unmarkedWords(page, `figure#${id}`, CODE_NAMES)).toEqual([]);
  });
});

/** What a figure cannot be set to, and the ids and names of fields that its refusal spells out. */
const REFUSED = [
  [{ nonsense: 1 }, ["nonsense"]],
  [{ a: "nonsense" }, ["implicit-body", "none/matrix"]],
  [{ a: "none", frame: -1 }, ["frame"]],
  [{ frame: 1e6 }, ["frame"]],
  [{ speed: 3 }, ["speed"]],
  [{ stage: 5 }, ["stage"]],
  [{ stage: "nonsense" }, ["stage", "a.implicitBody.jacobian"]],
  [{ layers: "nonsense" }, ["layers", "omega", "momentum", "gyroscopic", "trail", "axes"]],
  [{ layout: "nonsense" }, ["layout", "side-by-side", "overlaid"]],
  [{ play: 1 }, ["play"]],
  [
    { scenario: "nonsense" },
    [
      "scenario",
      "thrownRacketCrooked",
      "thrownRacket",
      "spunTHandle",
      "thrownPhone",
      "thrownBook",
      "thrownJack",
      "thrownDie",
      "racketHeldCrooked",
      "racketHeld",
    ],
  ],
] as const;

test("every refusal of a link is said in words that a translator finds", async ({ visit }) => {
  const page = await visit(`${CHAPTER}?figure=racket&v=0`, { site });
  const racket = await Figure.hydrated(page, "racket");
  const notice = racket.root.locator(".figure-trouble");
  expect(hasWord(await notice.innerText())).toBe(false);
  for (const [set, ids] of REFUSED) {
    const before = await notice.innerText();
    await racket.root.evaluate((figure, detail) => {
      figure.dispatchEvent(new CustomEvent("figure:set-state", { detail }));
    }, set);
    await expect.poll(() => notice.innerText()).not.toBe(before);
    const text = await notice.innerText();
    const named = ids.map((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`, "g"));
    expect(hasWord(text, named), text).toBe(false);
  }
});

/** Keeps what a figure announces from now on. */
async function listenTo(page: Page, id: string): Promise<void> {
  await page.evaluate((figure) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(`#${figure} [role="status"], #${figure} [aria-live]`))
        if (region.textContent && !said.includes(region.textContent)) said.push(region.textContent);
    }).observe(document.querySelector(`#${figure}`) as Node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, id);
}

async function announcements(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => (window as unknown as { readonly said: string[] }).said);
  expect(said.length).toBeGreaterThan(0);
  return said;
}

/**
 * Moves every slider and handle of a figure by a step, and presses every button of its toolbar. Printing only tells the page of
 * itself: Chromium complains of a page that prints twice within seconds, as two figures of one visit do here.
 */
async function useAll(page: Page, id: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  for (const slider of await page.locator(`#${id} input[type="range"], #${id} .drag-handle`).all())
    await slider.press("ArrowRight");
  for (const button of await page.locator(`#${id} .more-panel button.button-plain`).all())
    await button.dispatchEvent("click");
}
