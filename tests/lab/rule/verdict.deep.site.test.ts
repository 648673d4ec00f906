import { EXAMPLES } from "virtual:rule-book";
import { expect, inject } from "vitest";
import { RATES, SWEPT_RULES } from "../../../src/core/runs/workPrecision";
import { strings as kit } from "../../../src/figures/strings/en";
import { strings as judge } from "../../../src/judge/strings/en";
import { strings } from "../../../src/lab/rule/strings/en";
import { test } from "../../site/browser";
import { Figure } from "../../site/figure";
import { violations } from "../../site/violations";

const example = EXAMPLES.wrongSign;

const WRITE = "lab/?figure=bench&v=1&rule=implicit-body#bench";

test("a worked example is judged in the sandbox: a wrong sign is found, every line leads into the book, and a phone has room for it", async ({
  visit,
}) => {
  const page = await visit(WRITE, { permissions: ["clipboard-read", "clipboard-write"] });
  await Figure.hydrated(page, "bench");
  await page
    .locator(".rule-editor")
    .getByRole("combobox", { name: strings.startFrom })
    .selectOption({ label: example?.title ?? "" });
  await page.getByText(example?.text ?? "").waitFor();
  await page.getByRole("button", { name: strings.run }).click();
  const verdict = page.locator(".verdict");
  await verdict.getByRole("button", { name: strings.verdict.begin }).click();
  await verdict.getByRole("button", { name: strings.verdict.cancel }).click();
  await verdict.getByText(strings.verdict.cancelled).waitFor();
  await verdict.getByRole("button", { name: strings.verdict.begin }).click();
  await verdict.getByText(strings.verdict.done).waitFor();

  expect(await verdict.locator('[data-line="spinRate"] td').textContent()).toContain(judge.rate.opposite);
  expect(await verdict.locator('[data-line="orderSpin"] td').textContent()).toContain(
    judge.order.noneOpposite,
  );
  expect(await verdict.locator('[data-line="cost"] td').textContent()).toMatch(
    /\d+ ns; .* times |too busy to time it/,
  );
  const links = await verdict
    .locator("tbody a")
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(links).toHaveLength(Object.keys(judge.titles).length);
  for (const path of links) expect(path).toContain("/chapters/");
  await verdict.locator(".precision-line.rule-own").waitFor({ state: "attached" });
  expect(await verdict.locator(".precision-line").count()).toBe(SWEPT_RULES.length + 1);
  const points = await verdict
    .locator("[data-rate] td[data-value]")
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.value)));
  expect(points).toHaveLength(RATES.length);
  expect(await violations(page, ".verdict")).toEqual([]);

  await verdict.getByRole("button", { name: strings.verdict.copyLink }).click();
  await verdict.getByText(kit.link.isCopied).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.setViewportSize({ width: 390, height: 844 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

  const other = await visit(link.slice(inject("site").length));
  await Figure.hydrated(other, "bench");
  await other.getByText(strings.unseen.judgedNote).waitFor();
  expect(await other.locator("iframe, .verdict").count()).toBe(0);
  await other.getByRole("button", { name: strings.unseen.runAndJudge }).click();
  await other.locator(".verdict progress").waitFor();
  await other.locator("iframe").waitFor({ state: "attached" });
});
