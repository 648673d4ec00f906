import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { strings } from "../../src/book/strings/en";
import { STEPPING, test } from "./browser";

const words = strings.numberQuestion;

/** What an error of order one loses with half the step. */
const ASKED = /With half the time step, what share/;

const question = (page: Page) => page.locator(".number-question").filter({ hasText: ASKED });

describe("a question that a number answers", () => {
  test("says whether it is right, by keyboard too, and takes it back when another is written", async ({
    visit,
  }) => {
    const page = await visit(STEPPING);
    const field = question(page).getByRole("textbox", { name: ASKED });
    const verdict = question(page).locator("output");
    // As a reader's first Tab does, it renders the sections that the first paint left out.
    await page.keyboard.press("Tab");
    for (const [text, says] of [
      ["1/2", words.right],
      ["0.49", words.right],
      ["1/4", words.wrong],
      ["a little", words.unread],
    ] as const) {
      await field.fill(text);
      expect(await verdict.textContent()).toBe("");
      await field.press("Enter");
      expect(await verdict.textContent(), text).toBe(says);
    }
    expect(new URL(page.url()).search).toBe("");
  });

  test("without scripts is a question with its answer in a fold", async ({ visit }) => {
    const page = await visit(STEPPING, { javaScriptEnabled: false });
    expect(await question(page).getByText(ASKED).isVisible()).toBe(true);
    expect(await question(page).locator(":is(input, button):visible").count()).toBe(0);
    await question(page).getByText(strings.prediction.answer, { exact: true }).click();
    expect(await question(page).locator(".fold-inside").isVisible()).toBe(true);
  });
});
