import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { sizeForReaders } from "../../src/book/build/compress";
import { marked, type SearchFile, searchOf } from "../../src/book/search/index";
import { CHAPTER, FIRST_PAGE, test } from "./browser";
import { violations } from "./violations";

/** All of the search's index, compressed [bytes]. */
const BUDGET = 40_000;

interface Searches {
  readonly amongThree: Readonly<Record<string, string>>;
  readonly amongTwo: Readonly<Record<string, readonly string[]>>;
  readonly absent: readonly string[];
}

const SEARCHES: Searches = parse(readFileSync("tests/site/searches.yaml", "utf8"));

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
      const [path = "", id = ""] = address.replace(/\?.*(?=#)/, "").split("#");
      const at = join(inject("siteFolder"), path, "index.html");
      const page = pages.get(path) ?? (existsSync(at) ? readFileSync(at, "utf8") : "");
      pages.set(path, page);
      return !page.includes(id === "" ? "<main" : ` id="${id}"`);
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

  it.each(Object.entries(SEARCHES.amongThree))("for “%s” has %s among the first three", (query, address) => {
    const found = search(query);
    expect(found.slice(0, 3).map((one) => one.address)).toContain(address);
  });

  it.each(Object.entries(SEARCHES.amongTwo))("for “%s” has one of %j first or second", (query, addresses) => {
    const found = search(query).slice(0, 2);
    expect(found.some(({ address }) => addresses.includes(address))).toBe(true);
  });

  it.each(SEARCHES.absent)("for “%s”, which is not there, is that and nothing else", (query) => {
    expect(search(query).map(({ kind }) => kind)).toEqual(["absent"]);
  });

  it("says that a thing is not there before it answers what else is asked", () => {
    const [first, ...others] = search("my ragdoll spins out of control");
    expect(first?.kind).toBe("absent");
    expect(others[0]?.address).toBe("cases/#gainsEnergy");
  });

  it("has no words for a place that is not there", () => {
    const places = new Set(file().entries.map(({ address }) => address));
    expect(
      Object.keys(parse(readFileSync("content/en/search.yaml", "utf8")).alsoSaid).filter(
        (address) => !places.has(address),
      ),
    ).toEqual([]);
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
    const status = page.locator("dialog.search [role=status]");
    const options = page.getByRole("option");
    expect(await status.textContent()).toMatch(/^The first 12 of \d{2} found$/);
    expect(await options.count()).toBe(12);
    await box.fill("csv download");
    await expect.poll(() => status.textContent()).toBe(`${search("csv download").length} found`);
    await box.fill("drifts throgh floor");
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
