import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { strings as keyWords } from "../../src/book/keys/strings/en";
import { strings } from "../../src/book/strings/en";
import { CHAPTER, FIRST_PAGE, STATE, test } from "./browser";
import { violations } from "./violations";

const { progress } = strings.contents;

const place = (reached: number, sections: number) => ({
  id: "momentum",
  name: "A section",
  reached,
  sections,
});

function keep(places: object): string {
  return `localStorage.setItem("tumble-places", ${JSON.stringify(JSON.stringify(places))})`;
}

const entry = (page: Page, slug: string) => page.locator(`[data-chapter="${slug}"]`);

describe("how far the book is read", () => {
  test("stands beside each chapter, with the place where to go on, until it is told to forget", async ({
    visit,
  }) => {
    const page = await visit(FIRST_PAGE);
    const chapters = { "state-and-momentum": place(9, 9), "euler-equation": place(3, 9) };
    await page.evaluate(keep({ last: "euler-equation", chapters }));
    const heightOf = () =>
      page.locator("#chapters ol").evaluate((list) => list.getBoundingClientRect().height);
    const before = await heightOf();
    await page.reload();
    await expect.poll(() => entry(page, "state-and-momentum").textContent()).toMatch(` · ${progress.read}`);
    const link = entry(page, "euler-equation").getByRole("link", { name: "A section" });
    expect(await link.getAttribute("href")).toBe("chapters/euler-equation/#momentum");
    expect(await heightOf()).toBe(before);
    expect(await violations(page, "#chapters")).toEqual([]);
    await page.getByText(progress.count("1", 14)).waitFor();
    await page.getByRole("button", { name: progress.forget }).click();
    await page.getByText(progress.forgotten).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tumble-places"))).toBeNull();
    expect(await entry(page, "euler-equation").getByRole("link").count()).toBe(0);
  });

  test("does not go back when an earlier section is read again, and each chapter keeps its own", async ({
    visit,
  }) => {
    const page = await visit(CHAPTER, { reducedMotion: "reduce" });
    const kept = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem("tumble-places") ?? "{}").chapters?.["euler-equation"],
      );
    const go = (id: string) => page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
    await go("the-motion-in-one-picture");
    await expect.poll(async () => (await kept())?.id).toBe("the-motion-in-one-picture");
    const { reached } = await kept();
    expect(reached).toBeGreaterThan(2);
    await go("momentum-energy-and-torque");
    await expect.poll(async () => (await kept())?.id).toBe("momentum-energy-and-torque");
    expect((await kept()).reached).toBe(reached);
    await page.goto(new URL(`/${STATE}`, page.url()).href);
    expect(await page.locator(".resume a").count()).toBe(0);
  });

  test.for([
    "[not JSON",
    '{"chapters":5}',
    '{"last":"..","chapters":{"..":null,"x/y":{"id":"a","name":"b","reached":1,"sections":2},"euler-equation":{"id":7}}}',
  ])("takes nothing from what was not written by it: %s", async (kept, { visit }) => {
    const page = await visit(FIRST_PAGE, {
      before: `localStorage.setItem("tumble-places", ${JSON.stringify(kept)})`,
    });
    await page.locator(".progress").waitFor({ state: "hidden" });
    expect(await page.locator(".resume a, [data-chapter] a").count()).toBe(0);
  });
});

describe("the list of keys", () => {
  const list = (page: Page) => page.getByRole("dialog", { name: keyWords.heading });

  test("opens by a question mark, closes by Escape, and axe finds nothing to mend in it", async ({
    visit,
  }) => {
    const page = await visit(STATE);
    await page.keyboard.press("?");
    await list(page).waitFor();
    for (const { keys } of keyWords.groups)
      for (const [, does] of keys) expect(await list(page).getByText(does, { exact: true }).count()).toBe(1);
    expect(await violations(page, ".key-list")).toEqual([]);
    await page.keyboard.press("Escape");
    await list(page).waitFor({ state: "hidden" });
  });

  test("opens at the page's foot, which has the focus again when it closes; not while somebody types", async ({
    visit,
  }) => {
    const page = await visit(STATE);
    const button = page.getByRole("button", { name: strings.page.keys, exact: true });
    await button.press("Enter");
    await list(page).getByRole("button", { name: keyWords.close }).click();
    await list(page).waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("/");
    await page.keyboard.type("what?");
    expect(await page.getByRole("combobox", { name: strings.search.label }).inputValue()).toBe("what?");
    expect(await list(page).isVisible()).toBe(false);
  });
});
