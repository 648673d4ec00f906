import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { Figure } from "../../site/figure";

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
    return this.root.locator(".sweep-tools [role=status]").innerText();
  }

  /** How many rules have a cost. */
  async done(): Promise<number> {
    const cells = await this.root.locator('td[data-quantity="nanoseconds"]').allTextContents();
    return cells.filter((text) => text !== "–").length;
  }

  async reaches(rules: number): Promise<void> {
    await expect.poll(() => this.done(), { timeout: 30_000, interval: 30 }).toBeGreaterThanOrEqual(rules);
  }
}
