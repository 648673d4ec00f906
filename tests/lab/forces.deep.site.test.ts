import { expect } from "vitest";
import { pack } from "../../src/lab/document/packed";
import { similarTorque, TORQUE_KINDS } from "../../src/lab/form/similarTorque";
import { startingPoint } from "../../src/lab/startingPoints";
import { longTest } from "../site/browser";
import { Figure } from "../site/figure";
import { violations } from "../site/violations";

longTest(
  "axe finds nothing with every kind of torque, a pivot and a wheel in the form",
  async ({ visit }) => {
    const scenario = pack({
      ...startingPoint("gains"),
      lanes: [{ angular: "splitting" }],
      torque: TORQUE_KINDS.map((kind) => similarTorque(null, kind, 0.03)),
      pivot: [0, 0, -1],
      wheel: { axis: [0, 0, 1], momentum: 0.1 },
    });
    for (const width of [390, 1440]) {
      const page = await visit(`lab/?figure=bench&v=1&scenario=${scenario}#bench`, {
        viewport: { width, height: 900 },
      });
      const figure = await Figure.hydrated(page, "bench");
      await figure.answers();
      await page.locator(".form-part > summary", { hasText: "What acts on it" }).click();
      await page.getByRole("group", { name: "Torque 6" }).waitFor();
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  },
);

longTest("a torque in code drives a lane, is shown line by line, and is not judged", async ({ visit }) => {
  const page = await visit("lab/");
  const figure = await Figure.hydrated(page, "bench");
  await figure.answers();
  await page.locator(".form-part > summary", { hasText: "What acts on it" }).click();
  await page.getByRole("button", { name: "Write a torque in code…" }).click();
  await page.getByRole("button", { name: "Run it" }).click();
  await page.getByText("It has run: lane C plays what it gave.").waitFor();
  expect(await page.getByRole("button", { name: "Judge it" }).count()).toBe(0);
  const energies = (await figure.readings()).filter(({ quantity }) => quantity === "energy");
  const [b, c] = ["b", "c"].map((lane) => Number(energies.find((one) => one.lane === lane)?.value));
  expect(Math.abs((c ?? 0) / (b ?? 0) - 1)).toBeGreaterThan(0.05);
  const editor = page.getByRole("textbox", { name: "Your rule, in TypeScript or JavaScript" });
  await editor.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("export function torque(q_WB, omega_B, t) {\n  return [omega_B, 0];\n}");
  await page.getByRole("button", { name: "Run it" }).click();
  await page.getByRole("button", { name: "Line 2" }).waitFor();
  expect(await page.locator(".rule-problems").textContent()).toContain("torque must have 3 numbers");
});
