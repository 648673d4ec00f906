import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { strings } from "../../../src/lab/log/strings/en";
import { longTest, test } from "../../site/browser";
import { Figure } from "../../site/figure";
import { LAB } from "../../site/pages";
import { violations } from "../../site/violations";

const LOG = "tests/logs/reference/mujoco-euler-racket.csv";

const findingsOf = (page: Page): Locator => page.getByRole("region", { name: "Findings" });
const examine = (page: Page): Locator => page.getByRole("button", { name: "Examine" });

async function opened(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.getByRole("heading", { name: "A log" }).scrollIntoViewIfNeeded();
  await page.locator("[data-hydrated] #log").waitFor({ state: "attached" });
}

async function settled(page: Page): Promise<void> {
  await page.locator(".log-findings[aria-busy=false]").waitFor({ timeout: 60_000 });
}

/** The first column of the table of rules. */
const rules = (page: Page) => page.locator(".log-rules tbody th").allTextContents();

describe("a log that the reader brings", () => {
  test("is told by its rule, by keys alone; axe finds nothing, and the bench and a link show the same", {
    timeout: 120_000,
  }, async ({ visit }) => {
    const page = await visit(LAB, { permissions: ["clipboard-read", "clipboard-write"] });
    await opened(page);
    await page.getByLabel("Log file").setInputFiles(LOG);
    const preview = page.getByRole("region", { name: strings.preview.table });
    expect(await preview.getByRole("combobox", { name: "Meaning of wx" }).inputValue()).toBe("wx");
    await page.locator(".log-choices > summary").press("Enter");
    await page.getByRole("combobox", { name: "Tensor" }).selectOption("pasted");
    await page.getByLabel(strings.choices.pasteTensor).fill("0.4166667 0.3366667 0.0866667");
    await page.getByLabel(strings.choices.pasteTensor).press("Tab");
    expect(await examine(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await settled(page);
    // Seven digits of the tensor are fewer than the log's; the rule is found with those that are missing.
    expect((await rules(page))[0]).toContain("Explicit, turned by");

    await page.getByRole("combobox", { name: "Tensor" }).selectOption("found");
    await examine(page).press("Enter");
    await expect.poll(() => rules(page), { timeout: 60_000 }).not.toEqual([]);
    await settled(page);
    expect((await rules(page))[0]).toContain("Explicit, turned by");
    expect(await findingsOf(page).innerText()).toContain("MuJoCo (Euler, by default)");
    expect(await page.locator("[data-convention=omega]").innerText()).toContain("the body’s axes");
    await expect.poll(() => page.locator(".log-plots svg").count()).toBe(4);
    expect(await violations(page, ".log-place")).toEqual([]);

    await page.getByRole("button", { name: strings.take.link }).click();
    await page.getByText(strings.take.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(8200);
    await page.getByRole("button", { name: strings.take.bench }).click();
    const bench = new Figure(page, "bench");
    await expect.poll(() => headingsOf(bench)).toEqual(LANES);
    await page.goto(link);
    const again = await Figure.hydrated(page, "bench");
    await again.answers();
    await expect.poll(() => headingsOf(again)).toEqual(LANES);
  });

  longTest("that is pasted under names of no meaning is read once they have one", async ({ revisit }) => {
    const page = await revisit(LAB);
    await opened(page);
    await page.getByText(strings.section.paste).click();
    const rows = Array.from({ length: 12 }, (_, k) => {
      const half = 0.5 * 0.05 * k;
      return [k / 60, Math.cos(half), 0, 0, Math.sin(half), 0, 0, 3].join(",");
    });
    await page.getByLabel(strings.section.text).fill(["a,b,c,d,e,f,g,h", ...rows].join("\n"));
    await examine(page).click();
    await page.getByRole("alert").getByText("expected columns of an orientation").waitFor();
    for (const [k, meaning] of ["time", "qw", "qx", "qy", "qz", "wx", "wy", "wz"].entries()) {
      const name = `Meaning of ${"abcdefgh"[k]}`;
      await page.getByRole("combobox", { name, exact: true }).selectOption(meaning);
    }
    await examine(page).click();
    await settled(page);
    expect(await findingsOf(page).innerText()).toContain("No gyroscopic term");
  });

  longTest("that shows nothing of its tensor leads to the field for it", async ({ revisit }) => {
    const page = await revisit(LAB);
    await opened(page);
    await page.getByLabel("Log file").setInputFiles("tests/logs/reference/jolt-off.csv");
    await examine(page).click();
    await settled(page);
    await page.locator(".log-verdict").getByRole("link", { name: strings.giveTensor }).first().click();
    const field = page.getByRole("combobox", { name: "Tensor" });
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(page, ".log-place")).toEqual([]);
  });

  longTest(
    "keeps what was found where its search is cancelled; a binary file is refused in a sentence",
    async ({ revisit }) => {
      const page = await revisit(LAB);
      await opened(page);
      await page
        .getByLabel("Log file")
        .setInputFiles({ name: "noisy.csv", mimeType: "text/csv", buffer: Buffer.from(noisy()) });
      await examine(page).click();
      await findingsOf(page).waitFor();
      await page.getByRole("button", { name: strings.work.cancel }).click();
      await expect.poll(() => findingsOf(page).innerText()).toContain(strings.rule.cancelled);
      expect(await findingsOf(page).innerText()).toContain("w, x, y, z");
      expect(await page.getByRole("button", { name: strings.work.cancel }).count()).toBe(0);

      const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
      await page.getByLabel("Log file").setInputFiles({ name: "picture.png", mimeType: "image/png", buffer });
      await page.getByRole("alert").getByText("got binary data").waitFor();
      expect(await findingsOf(page).count()).toBe(0);
      expect(await violations(page, ".log-place")).toEqual([]);
    },
  );
});

/** A log that no rule has made: every one is tried to the end, which takes seconds. */
function noisy(): string {
  const [names = "", ...rows] = readFileSync(LOG, "utf8").trim().split("\n");
  const noise = (row: number, column: number) => 1e-4 * Math.sin(997 * (8 * row + column) ** 2);
  const cells = (line: string, row: number) =>
    line.split(",").map((cell, column) => (column === 0 ? cell : Number(cell) + noise(row, column)));
  return [names, ...rows.map(cells)].join("\n");
}

const LANES = ["Recorded: mujoco-euler-racket.csv", "Explicit", "Exact solution"];

/** The lanes of the Readouts, without their letters. */
function headingsOf(figure: Figure): Promise<string[]> {
  return figure.root
    .locator(".readouts thead th:not(:first-child)")
    .evaluateAll((cells) => cells.map((cell) => (cell.textContent ?? "").replace(/^[A-D]: ?/, "").trim()));
}
