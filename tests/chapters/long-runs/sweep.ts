import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { Figure } from "../../site/figure";

/** Where each rule's cost stands, or a dash. */
const COSTS = 'td[data-quantity="nanoseconds"]';

/** The sweep of a page, found by the names that readers have for its parts. */
export class Sweep {
  readonly root: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator("figure#sweep");
  }

  async start(name = "Work it out"): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.root.scrollIntoViewIfNeeded();
    await new Figure(this.page, "sweep").answers();
    await this.root.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => this.status()).toMatch(/^Working/);
  }

  status(): Promise<string> {
    return this.root.locator(".sweep-tools > [role=status]").innerText();
  }

  /** How many rules have a cost. */
  done(): Promise<number> {
    return this.root.evaluate(
      (root, cells) =>
        Array.from(root.querySelectorAll(cells)).filter(({ textContent }) => textContent !== "–").length,
      COSTS,
    );
  }

  /** Presses Cancel, and says how many rules had a cost at that moment. */
  cancel(): Promise<number> {
    return this.root.evaluate((root, cells) => {
      const done = Array.from(root.querySelectorAll(cells)).filter(({ textContent }) => textContent !== "–");
      const cancel = Array.from(root.querySelectorAll("button")).find(
        ({ textContent }) => textContent === "Cancel",
      );
      cancel?.click();
      return done.length;
    }, COSTS);
  }

  async reaches(rules: number): Promise<void> {
    await expect.poll(() => this.done(), { interval: 30 }).toBeGreaterThanOrEqual(rules);
  }
}
