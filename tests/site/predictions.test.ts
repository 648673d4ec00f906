import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { strings } from "../../src/book/strings/en";
import { longTest, STATE, test } from "./browser";

/** Of the first prediction: whoever chooses so is wrong, and its third choice is right. */
const WRONG = /hit near its edge/;
const REPLY = /It does get more energy/;

const words = strings.prediction;

const first = (page: Page) => page.locator("[data-prediction]").first();
const answer = (prediction: Locator) => prediction.locator(".fold-inside");
const summary = (prediction: Locator) => prediction.getByText(words.answer, { exact: true });
const reply = (prediction: Locator) => prediction.getByText(REPLY);

describe("a prediction", () => {
  test("asks for a guess before its answer is opened, and does not insist", async ({ visit }) => {
    const prediction = first(await visit(STATE));
    await summary(prediction).click();
    expect(await prediction.getByRole("status").textContent()).toBe(words.guessFirst);
    expect(await answer(prediction).isVisible()).toBe(false);
    await summary(prediction).click();
    expect(await answer(prediction).isVisible()).toBe(true);
    expect(await prediction.getByRole("status").textContent()).toBe("");
    expect(await prediction.locator(".reply:visible").count()).toBe(0);
  });

  test("is a group with its question as its name, answered by keyboard alone, and replies to the choice", async ({
    revisit,
  }) => {
    const page = await revisit(STATE);
    const question = await first(page).locator("legend").textContent();
    const group = page.getByRole("group", { name: question ?? "none", exact: true });
    // As a reader's first Tab does, it renders the sections that the first paint left out.
    await page.keyboard.press("Tab");
    await group.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    expect(await group.getByRole("radio", { name: WRONG }).isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => reply(first(page)).isVisible()).toBe(true);
    expect(await first(page).locator(".reply:visible").count()).toBe(1);
    await group.getByRole("radio").last().click();
    expect(await reply(first(page)).isVisible()).toBe(false);
  });

  longTest("keeps the guess in this browser alone, until it is told to forget", async ({ revisit }) => {
    const page = await revisit(STATE);
    await first(page).getByRole("radio", { name: WRONG }).check();
    await page.reload();
    expect(await first(page).getByRole("radio", { name: WRONG }).isChecked()).toBe(true);
    await page.getByRole("button", { name: words.forget }).click();
    expect(await page.getByText(words.forgotten).isVisible()).toBe(true);
    await page.reload();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("tumble-guesses"))).toBeNull();
  });

  longTest("needs nothing kept: what an older page left is no trouble", async ({ visit }) => {
    const page = await visit(STATE, { before: () => localStorage.setItem("tumble-guesses", "[not JSON") });
    await first(page).getByRole("radio", { name: WRONG }).check();
    await summary(first(page)).click();
    expect(await reply(first(page)).isVisible()).toBe(true);
  });

  longTest("without scripts has its choices in a list, opens at once, and replies too", async ({ visit }) => {
    const page = await visit(STATE, { javaScriptEnabled: false });
    const prediction = first(page);
    expect(await prediction.getByRole("listitem").count()).toBe(3);
    await summary(prediction).click();
    expect(await answer(prediction).isVisible()).toBe(true);
    await prediction.getByRole("radio", { name: WRONG }).check();
    expect(await reply(prediction).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: words.forget }).isVisible()).toBe(false);
  });

  longTest("is printed with its answer, or with its question and choices alone", async ({ visit }) => {
    const page = await visit(STATE);
    await page.emulateMedia({ media: "print" });
    const height = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().height);
    const question = page.locator(".question").first();
    expect(await height(answer(first(page)))).toBeGreaterThan(0);
    expect(await height(question.locator(".fold-inside"))).toBeGreaterThan(0);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("checkbox", { name: words.withoutAnswers }).check();
    await page.emulateMedia({ media: "print" });
    expect(await height(answer(first(page)))).toBe(0);
    expect(await height(question.locator(".fold-inside"))).toBe(0);
    expect(await height(question.locator("summary"))).toBeGreaterThan(0);
    expect(await first(page).getByRole("radio").last().isVisible()).toBe(true);
  });
});
