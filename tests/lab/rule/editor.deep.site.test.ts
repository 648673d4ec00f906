import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { strings as made } from "../../../src/lab/made/strings/en";
import { longTest, test, type Visit } from "../../site/browser";
import { Figure } from "../../site/figure";
import { violations } from "../../site/violations";

const WRITE = "lab/?figure=bench&v=1&rule=implicit-body#bench";

function editorOf(page: Page): Locator {
  return page.getByRole("textbox", { name: "Your rule, in TypeScript or JavaScript" });
}

async function write(page: Page, text: string): Promise<void> {
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

function valuesOf(figure: Figure, lane: string): Promise<string[]> {
  return figure.root
    .locator(`[data-quantity][data-lane="${lane}"]`)
    .evaluateAll((all) =>
      all.map((one) => `${(one as HTMLElement).dataset.quantity} ${(one as HTMLElement).dataset.value}`),
    );
}

test("a rule of the book, run as the reader's own, has the digits of the built-in lane; the code goes along with the link, and runs there when the reader says so", async ({
  visit,
}) => {
  const page = await visit(WRITE, { permissions: ["clipboard-read", "clipboard-write"] });
  const figure = await Figure.hydrated(page, "bench");
  await editorOf(page).waitFor();
  await expectAtEditor(page);
  await page.getByRole("button", { name: "Run it" }).click();
  await expect.poll(async () => (await valuesOf(figure, "c")).length).toBeGreaterThan(8);
  const ownPicture = figure.root.locator(".pictures > .lane").nth(2);
  expect(await isInWindow(ownPicture)).toBe(false);
  await page.getByRole("button", { name: "See lane C" }).click();
  await expect.poll(() => isInWindow(ownPicture)).toBe(true);
  const builtIn = await valuesOf(figure, "b");
  await expect.poll(() => valuesOf(figure, "c")).toEqual(builtIn);

  await figure.scrubTo(40);
  const atFrame = await valuesOf(figure, "b");
  await expect.poll(() => valuesOf(figure, "c")).toEqual(atFrame);
  // The plots stood there before its lane came.
  await expect
    .poll(() => figure.root.locator(".plot").first().locator(".plot-value-now").nth(2).textContent())
    .toMatch(/\d/);
  await figure.press("Inside this frame");
  await figure.root.getByRole("button", { name: "residual_B" }).click();
  const inside = figure.root.locator(".inspector");
  const stageValue = (lane: string, stage: string) =>
    inside.locator(`[data-stage-lane="${lane}"][data-stage-id="${stage}"]`).getAttribute("data-value");
  const residual = await stageValue("b", "implicitBody.residual_B");
  expect(JSON.parse(residual ?? "")).toHaveLength(3);
  expect(await stageValue("c", "step.residual_B")).toBe(residual);
  const ownPanes = inside.locator(".lane-panes").last();
  expect(await ownPanes.locator(".stage-own-line").textContent()).toMatch(/^Line \d+const residual_B = /);
  expect(await violations(page, ".inspector")).toEqual([]);

  const link = await figure.copiedLink();

  const other = await visit(link.slice(inject("site").length));
  const fetched: string[] = [];
  other.on("request", (request) => fetched.push(request.url()));
  const opened = await Figure.hydrated(other, "bench");
  const run = other.getByRole("button", { name: "Run this code" });
  await run.waitFor();
  expect(await other.locator(".rule-source").textContent()).toContain("export function step(omega_B");
  expect(await valuesOf(opened, "b")).toEqual(atFrame);
  expect(await valuesOf(opened, "c")).not.toEqual(atFrame);
  await opened.root.getByText(made.notWalked).waitFor();
  expect(await other.locator("iframe").count()).toBe(0);
  await run.press("Enter");
  // The button has gone, and the focus is where keys go on.
  await expect
    .poll(() => other.evaluate(() => document.activeElement?.textContent?.trim()))
    .toBe("Your own rule");
  await expect.poll(() => valuesOf(opened, "c")).toEqual(atFrame);
  const linked = opened.root.locator('[data-stage-lane="c"][data-stage-id="step.residual_B"]');
  await linked.waitFor({ state: "attached" });
  expect(await linked.getAttribute("data-value")).toBe(residual);
  expect(fetched.filter((url) => url.includes("rule-frame")).length).toBeGreaterThan(0);
});

/** A link that asks for a rule leads to the editor’s heading, which has the focus. */
async function expectAtEditor(page: Page): Promise<void> {
  const heading = page.locator(".rule-section > summary");
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  const { y = -1 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(60);
}

async function isInWindow(part: Locator): Promise<boolean> {
  const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
  return y >= 0 && y + height <= (part.page().viewportSize()?.height ?? 0);
}

longTest("the lab’s door to a rule of one’s own begins with a short one", async ({ visit }) => {
  const page = await visit("lab/");
  await page.getByRole("link", { name: "Write your own rule" }).click();
  await editorOf(page).waitFor();
  await expectAtEditor(page);
  expect(await editorOf(page).innerText()).toContain("return subVec(omega_B, change_B);");
  expect(await page.locator(".rule-code .cm-line").count()).toBeLessThan(13);
});

longTest(
  "the editor comes when it is asked for; what is wrong stands at its line in words, a run without end is ended, the next is right, keys lead out, and axe finds nothing",
  async ({ visit }) => {
    const { page, figure, fetched } = await visitListening(visit);
    expect(fetched.filter((path) => /RuleEditor|rule-frame/.test(path))).toEqual([]);
    await page.locator(".rule-section > summary").click();
    await editorOf(page).waitFor();
    await write(
      page,
      'import { cross } from "vec3";\nexport function step(omega_B, inertia_B, dt) {\n  return dt * omega_b;\n}',
    );
    await page.keyboard.press("Control+Enter");
    const problems = page.locator(".rule-editor [role=alert]");
    await problems.getByText("“omega_b” is not known here. Is “omega_B” meant?").waitFor();
    await problems.getByRole("button", { name: "Line 3, column 15" }).click();
    expect(
      await editorOf(page).evaluate((one) => one === (one.getRootNode() as ShadowRoot).activeElement),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run it");
    expect(await violations(page, ".rule-section")).toEqual([]);

    await write(page, "export function step(omega_B, inertia_B, dt) {\n  for (;;) {}\n}");
    await page.keyboard.press("Control+Enter");
    await page.locator(".rule-editor").getByText("It was ended: it took too long.").waitFor();
    for (const [lines, line, said] of [
      ["  const change = dt * omega_B;\n  return [change, 0, 0];", 2, "At frame 1: step was not finite"],
      ["  return [dt, dt];", 2, "At frame 1: step must have 3 numbers; it had 2."],
      [
        "  const next = omega_B;",
        1,
        "At frame 1: step must be a list of 3 numbers; it was nothing. Is a “return” missing?",
      ],
    ] as const) {
      await write(page, `export function step(omega_B, inertia_B, dt) {\n${lines}\n}`);
      await page.keyboard.press("Control+Enter");
      await problems.getByText(said).waitFor();
      await problems.getByRole("button", { name: `Line ${line},` }).waitFor();
    }
    await write(
      page,
      "export function step(omega_B, inertia_B, dt) {\n  const f = (x) => f(x);\n  return [f(1), 0, 0];\n}",
    );
    await page.keyboard.press("Control+Enter");
    await problems.getByText("goes on calling itself").waitFor();
    await problems.getByRole("button", { name: "Line 2," }).waitFor();
    await write(
      page,
      'let frames = 0;\nexport function step(omega_B, inertia_B, dt) {\n  frames += 1;\n  if (frames > 2) throw Error("enough");\n  return omega_B;\n}',
    );
    // Twice: what the program has counted does not go from one run into the next.
    for (const _ of [1, 2]) {
      await page.keyboard.press("Control+Enter");
      await problems.getByText("At frame 3 the program stopped here: enough.").waitFor();
    }
    await figure.scrubTo(2);
    await expect.poll(async () => (await valuesOf(figure, "c")).join()).toMatch(/angularVelocity \[/);
    await figure.scrubTo(3);
    await figure.root.getByText("Lane C ends here.").first().waitFor();
    await write(
      page,
      'import { scaleVec } from "vec3";\nexport function step(omega_B) {\n  return scaleVec(1, omega_B);\n}',
    );
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Control+Home");
    for (let k = 0; k < 10; k++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+i");
    const help = page.locator(".rule-code .rule-help");
    await help.getByText("s v: each component times s.").waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    const drift = async () => (await valuesOf(figure, "c")).find((value) => value.startsWith("energyDrift"));
    await expect.poll(drift).toMatch(/energyDrift -?[\d.]/);
  },
);

/** The bench, and the paths of what its page fetches. */
async function visitListening(visit: (path: string, options: Visit) => Promise<Page>) {
  const fetched: string[] = [];
  const prepare = async (tab: Page) => {
    tab.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      // The worker's text is a blob, made in the page.
      if (origin === new URL(inject("site")).origin) fetched.push(pathname);
    });
  };
  const page = await visit("lab/?figure=bench&v=1&frame=10#bench", { prepare });
  const figure = await Figure.hydrated(page, "bench");
  await figure.answers();
  return { page, figure, fetched };
}
