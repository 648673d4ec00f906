import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pack } from "../../src/lab/document/packed";
import { startingPoint } from "../../src/lab/startingPoints";
import { longTest, test } from "../site/browser";
import { Figure } from "../site/figure";
import { violations } from "../site/violations";

const LAB = "lab/";

const packedFree = pack({ ...startingPoint("gains"), lanes: [{ angular: "splitting" }] });

test("the bench takes a number as typed, refuses another in place, undoes, and its link opens the same to the last digit", async ({
  visit,
}) => {
  const page = await visit(LAB, { permissions: ["clipboard-read", "clipboard-write"] });
  const figure = await Figure.hydrated(page, "bench");
  await figure.answers();
  const form = page.getByRole("region", { name: "What runs" });
  const edge = form.getByRole("textbox", { name: "y, in m", exact: true }).first();
  await edge.fill("30 cm");
  await edge.press("Enter");
  await form.getByText("The scenario as text").click();
  const text = form.getByRole("textbox", { name: "Scenario, JSON" });
  await expect.poll(() => text.inputValue()).toContain('"size": [0.2, 0.3, 2]');

  await edge.fill("3 kg");
  await edge.press("Enter");
  expect(await form.getByRole("alert").textContent()).toContain("“kg” is not known here");
  expect(await edge.getAttribute("aria-invalid")).toBe("true");
  await edge.fill("0.3");
  await edge.press("Enter");

  await text.fill((await text.inputValue()).replace('"frames": 1200', '"frames": 700'));
  await text.blur();
  await expect.poll(() => form.getByRole("textbox", { name: "Frames" }).inputValue()).toBe("700");
  await form.getByRole("button", { name: "Undo" }).click();
  const frames = form.getByRole("textbox", { name: "Frames" });
  await expect.poll(() => frames.inputValue()).toBe("1200");
  await frames.fill("30 s");
  await frames.press("Enter");
  await expect.poll(() => frames.inputValue()).toBe("1800");
  await form.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => frames.inputValue()).toBe("1200");

  const frame = figure.root.getByRole("textbox", { name: "Go to frame" });
  await frame.fill("1201");
  await frame.press("Enter");
  expect(await figure.root.getByRole("alert").textContent()).toBe("Expected a whole number from 0 to 1200.");
  await frame.fill("200");
  await frame.press("Enter");
  await expect.poll(() => figure.root.locator(".transport-time").textContent()).toContain("frame 200");

  const link = await figure.copiedLink();
  const values = await cells(figure);
  expect(values.length).toBeGreaterThan(10);

  await page.goto(link);
  const opened = await Figure.hydrated(page, "bench");
  await opened.answers();
  await expect.poll(() => cells(opened)).toEqual(values);
  expect(await opened.root.getByRole("textbox", { name: "Go to frame" }).inputValue()).toBe("200");

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const printed = await opened.root.locator(".printed-state").textContent();
  for (const part of ["frame 200", "principal moments 0.0", "spin ω = ("]) expect(printed).toContain(part);
});

longTest(
  "an angle stays as it was typed, and the picture comes beside the form on a phone",
  async ({ visit }) => {
    const page = await visit(LAB, { viewport: { width: 390, height: 844 } });
    const figure = await Figure.hydrated(page, "bench");
    await figure.answers();
    const turn = page.getByRole("group", { name: "Turned about" }).getByRole("textbox").first();
    await page
      .getByRole("navigation", { name: "Parts of the form" })
      .getByRole("link", { name: "Start" })
      .click();
    await expect.poll(async () => (await turn.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    expect((await turn.boundingBox())?.y).toBeLessThan(844);
    await turn.fill("30°");
    await turn.press("Enter");
    const orientation = () =>
      page.evaluate(() => (document.getElementById("bench-text") as HTMLTextAreaElement).value);
    await expect
      .poll(orientation)
      .toContain('"orientation": [0.9659258262890683, 0.25881904510252074, 0, 0]');
    expect(await turn.inputValue()).toBe("30°");
    const before = await turn.evaluate((field) => field.getBoundingClientRect().top);
    await page.getByRole("button", { name: "Show the picture here" }).click();
    const stage = page.locator('.figure-stage[data-docked="sheet"]');
    await stage.waitFor();
    expect(await turn.evaluate((field) => field.getBoundingClientRect().top)).toBe(before);
    await page.keyboard.press("Escape");
    await stage.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Show the picture here" }).waitFor();
  },
);

test("a wide window begins with the pictures, Play, and the form beside them", async ({ visit }) => {
  const page = await visit(LAB, { viewport: { width: 1440, height: 900 } });
  const play = page.locator("#bench").getByRole("button", { name: "Play" });
  const mass = page.getByRole("textbox", { name: "Mass" });
  for (const part of [play, mass]) {
    const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(900);
  }
});

longTest(
  "a torque that aims, a pivot and a wheel are added by keyboard, refused by name, and taken back",
  async ({ visit }) => {
    const page = await visit(`${LAB}?figure=bench&v=1&scenario=${packedFree}#bench`);
    const figure = await Figure.hydrated(page, "bench");
    await figure.answers();
    const form = page.getByRole("region", { name: "What runs" });
    await form.locator("summary", { hasText: "What acts on it" }).press("Enter");
    for (const name of ["Add a torque", "Hold it at a point", "Put a wheel inside"])
      await form.getByRole("button", { name }).press("Enter");
    const torque = form.getByRole("group", { name: "Torque 1" });
    await torque.getByRole("combobox", { name: "What turns it" }).selectOption("aim");
    const stiffness = torque.getByRole("textbox", { name: "Stiffness, in N m" });
    await stiffness.fill("-1");
    await stiffness.press("Enter");
    expect(await form.getByRole("alert").textContent()).toBe(
      "Stiffness: expected a number not below 0, got −1.",
    );
    await stiffness.fill("3");
    await stiffness.press("Enter");
    const text = () =>
      page.evaluate(() => JSON.parse((document.getElementById("bench-text") as HTMLTextAreaElement).value));
    await expect.poll(async () => (await text()).torque?.aim?.stiffness).toBe(3);
    expect(await text()).toMatchObject({ pivot: [0, 0, -1], wheel: { axis: [0, 0, 1] } });
    const quantities = (await figure.readings()).map(({ quantity }) => quantity);
    expect(quantities).toContain("pivotMomentum");
    expect(quantities).not.toContain("angularMomentum");
    for (let k = 0; k < 5; k++) await form.getByRole("button", { name: "Undo" }).press("Enter");
    await expect.poll(async () => Object.keys(await text())).not.toContain("torque");
  },
);

/** Less than 120 kB of script have come, before anything was asked for. */
async function expectFewScripts(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map(({ transferSize }) => transferSize),
  );
  const kilobytes = scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000;
  console.log(`lab: ${kilobytes.toFixed(1)} kB of script in ${scripts.length} files`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((bytes) => bytes === 0),
    "nothing that the browser does not measure",
  ).toEqual([]);
  expect(kilobytes).toBeLessThan(120);
}

longTest(
  "little script comes before anything is asked for; “Is this tensor possible?” opens the tensor’s panel on the verdict, which leads to the proof",
  async ({ visit }) => {
    const page = await visit(LAB);
    await expectFewScripts(page);
    await page.getByRole("link", { name: "Is this tensor possible?" }).click();
    const verdict = page.locator(".tensor-findings .verdict");
    await verdict.waitFor();
    expect(await verdict.textContent()).toContain("No body can have it.");
    await expect
      .poll(() => verdict.evaluate((line) => line.getBoundingClientRect().bottom <= window.innerHeight))
      .toBe(true);
    await verdict.getByRole("link").click();
    await page.locator("#triangle").waitFor();
    expect(new URL(page.url()).pathname).toContain("/chapters/inertia-tensor/");
  },
);

longTest("a link that cannot be had is refused by name, and axe finds nothing", async ({ visit }) => {
  const page = await visit(`${LAB}?figure=bench&v=1&scenario=1.xx#bench`);
  const figure = await Figure.hydrated(page, "bench");
  await figure.answers();
  expect(await figure.root.locator(".figure-trouble").textContent()).toContain("scenario: expected");
  for (const part of ["Time", "What acts on it", "A tensor looked at", "The scenario as text"])
    await page.locator(".form-part > summary", { hasText: part }).click();
  await page.getByRole("textbox", { name: "Paste an inertia" }).fill("0.02 0.03 0.4 0 0 0.001");
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByText("No body can have it.").waitFor();
  expect(await violations(page)).toEqual([]);
});

/** What every cell of the Readouts holds. */
function cells(figure: Figure): Promise<string[]> {
  return figure.root
    .locator("[data-quantity]")
    .evaluateAll((all) =>
      all.map((one) => `${(one as HTMLElement).dataset.lane} ${(one as HTMLElement).dataset.value}`),
    );
}
