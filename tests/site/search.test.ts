import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { sizeForReaders } from "../../src/book/build/compress";
import { marked, type SearchFile, searchOf } from "../../src/book/search/index";
import { CHAPTER, FIRST_PAGE, test } from "./browser";
import { violations } from "./violations";

/** All of the search's index, compressed [bytes]. */
const BUDGET = 40_000;

/** What people type, and where they are to be led. */
const QUERIES: readonly (readonly [query: string, address: string])[] = [
  ["gains energy", "cases/#gainsEnergy"],
  ["does not flip", "cases/#doesNotFlip"],
  ["slows down though nothing acts", "cases/#slowsDown"],
  ["jitters on the floor", "cases/#throughTheFloor"],
  ["body jitters at rest", "cases/#notANumber"],
  ["drifts through the floor", "cases/#throughTheFloor"],
  ["spins up on bounce", "cases/#spinsOnBounce"],
  ["turns the wrong way", "cases/#wrongWay"],
  ["spring explodes", "cases/#stiffSpring"],
  ["rotates twice as fast", "cases/#turnsTwice"],
  ["quaternion slerp long way round", "cases/#longWayRound"],
  ["stuttering motion", "cases/#stutters"],
  ["Unity gyroscopic", "cases/#doesNotFlip"],
  ["Dzhanibekov effect", "cases/#doesNotFlip"],
  ["tennis raket", "cases/#doesNotFlip"],
  ["bullet implicit", "chapters/long-runs/#rule-implicit-body"],
  ["rapier", "chapters/engines/#one-throw-in-numbers"],
  ["ODE default", "chapters/long-runs/#rule-linearly-implicit"],
  ["cannon-es", "chapters/long-runs/#rule-none"],
  ["rk4", "chapters/long-runs/#rule-rk4"],
  ["intertia tensor not rotated", "cases/#tensorNotTurned"],
  ["coulomb friction cone", "chapters/impulse-collision/#coulombs-cone"],
  ["restitution", "chapters/impulse-collision/#symbol-restitution"],
  ["wheel speed limit", "cases/#fastSpin"],
  ["rotation matrix skewed", "cases/#grows"],
  ["spins forever about one axis", "cases/#spinsForever"],
  ["my racket never flips", "cases/#doesNotFlip"],
  ["bounces higher than it fell", "cases/#bounceGains"],
  ["jitters at low frame rate", "cases/#stutters"],
  ["tensor looks right motion is wrong", "cases/#tensorLooksRight"],
  ["left handed engine spins the other way", "cases/#leftHanded"],
  ["phone gyroscope drift", "cases/#sensorDrift"],
  ["quaternion grows", "cases/#quaternionGrows"],
  ["rotates around wrong point", "cases/#wrongPivot"],
  ["angular damping default", "cases/#damped"],
  ["one half in q dot", "chapters/quaternion-derivative/#why-one-half-of-ω"],
  ["quaternion derivative one half", "chapters/quaternion-derivative/#why-one-half-of-ω"],
];

/** The half as it is typed: the section that says where it comes from is to be first or second. */
const HALVES = [
  "why 1/2 quaternion",
  "½ quaternion",
  "why 0.5 in quaternion derivative",
  "q dot = 1/2 omega q",
];

/** How people put it who do not know the name of what they see: one of these cases is to be first or second. */
const PLAIN_WORDS: readonly (readonly [query: string, ...cases: string[]])[] = [
  ["spins faster after a bounce", "spinsOnBounce"],
  ["my box explodes when it spins fast", "gainsEnergy"],
  ["object slows down in the air", "slowsDown", "damped"],
  ["rotates the wrong way after importing the model", "leftHanded"],
  ["jitters at 20 fps", "stutters"],
  ["keeps spinning about one axis and never flips", "spinsForever", "doesNotFlip"],
  ["why does my cube spin faster and faster", "gainsEnergy"],
  ["rigidbody spins out of control", "gainsEnergy", "spinsOnBounce"],
  ["spinning top stops by itself in zero gravity", "damped"],
  ["wheel won't spin faster than 7 rad/s", "fastSpin"],
  ["rocket spins around its nozzle", "wrongPivot"],
  ["mesh gets bigger when it rotates", "grows", "quaternionGrows"],
  ["imported CAD model has wrong inertia", "tensorLooksRight"],
  ["bullet goes through the wall", "throughTheFloor"],
  ["box vibrates on the ground", "throughTheFloor"],
  ["bounce never stops", "bounceGains"],
  ["replay desync", "flipsAtOtherTimes"],
  ["object disappears after rotating", "notANumber"],
  ["camera flips when looking straight up", "eulerAngles"],
  ["rotation half as fast as expected", "turnsTwice"],
  ["tumbling slowly dies out over minutes", "flipsFade", "slowsDown"],
  ["energy is constant but the motion looks wrong", "momentumTurns"],
  ["cloth blows up", "stiffSpring"],
];

function file(): SearchFile {
  return JSON.parse(readFileSync(join(inject("siteFolder"), "search.json"), "utf8"));
}

let index: ReturnType<typeof searchOf> | null = null;

/** Searches the index, which takes longer to set up than to ask. */
function search(query: string) {
  index ??= searchOf(file());
  return index(query);
}

describe("what the search finds", () => {
  it("stands where each answer leads", () => {
    const { entries } = file();
    expect(entries.length).toBeGreaterThan(150);
    const pages = new Map<string, string>();
    const lost = entries.filter(({ address }) => {
      const [path = "", id = ""] = address.split("#");
      const at = join(inject("siteFolder"), path, "index.html");
      const page = pages.get(path) ?? (existsSync(at) ? readFileSync(at, "utf8") : "");
      pages.set(path, page);
      return !page.includes(` id="${id}"`);
    });
    expect(lost.map(({ address }) => address)).toEqual([]);
  });

  it("is small, and of every kind", () => {
    const size = sizeForReaders(join(inject("siteFolder"), "search.json"));
    const { entries, groups } = file();
    console.log(`search.json: ${size} bytes compressed, ${entries.length} entries`);
    expect(size).toBeLessThan(BUDGET);
    expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual(Object.keys(groups).sort());
  });

  it.each(QUERIES)("for “%s” has %s among the first three", (query, address) => {
    const found = search(query);
    expect(found.slice(0, 3).map((one) => one.address)).toContain(address);
  });

  it.each(PLAIN_WORDS)("for “%s” has %s first or second", (query, ...cases) => {
    const [first, second] = search(query).map(({ address }) => address);
    expect(cases.map((id) => `cases/#${id}`)).toContain(
      cases.some((id) => first === `cases/#${id}`) ? first : second,
    );
  });

  it.each(HALVES)("for “%s” has the section on the one half first or second", (query) => {
    const found = search(query).slice(0, 2);
    expect(found.map(({ address }) => address)).toContain(
      "chapters/quaternion-derivative/#why-one-half-of-ω",
    );
  });

  it("is nothing for what is not there", () => {
    expect(search("xyzzyqwv")).toEqual([]);
  });

  it("marks the words that were meant, whatever their ending", () => {
    const [first] = search("spring explode");
    const pieces = marked(first?.title ?? "", first?.matched ?? []).filter(({ isMatched }) => isMatched);
    expect(pieces.map(({ text }) => text)).toEqual(["spring", "explodes"]);
  });
});

describe("the search on a page", () => {
  test("opens at the key /, is walked by arrows, and leads to what is chosen", async ({ visit }) => {
    const page = await visit(CHAPTER, { viewport: { width: 390, height: 844 } });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.keyboard.press("/");
    const box = page.getByRole("combobox", { name: "Search the notebook" });
    await box.fill("drifts throgh floor");
    await page.getByRole("option").first().waitFor();
    expect(fetched.some((url) => url.endsWith("/search.json"))).toBe(true);
    expect(await violations(page, "dialog.search")).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(await page.locator("dialog.search mark").count()).toBeGreaterThan(0);
    const first = await box.getAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowDown");
    expect(await box.getAttribute("aria-activedescendant")).not.toBe(first);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cases\/#throughTheFloor$/);
  });

  test("closes at Escape, and says what to try where nothing is found", async ({ visit }) => {
    const page = await visit(FIRST_PAGE);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").fill("xyzzyqwv");
    await page.getByText("Nothing found.").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog.search").isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("search-button");
  });
});
