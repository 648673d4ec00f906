import { expect } from "vitest";
import { strings as judge } from "../../../src/judge/strings/en";
import { strings } from "../../../src/lab/rule/strings/en";
import { test } from "../../site/browser";
import { Figure } from "../../site/figure";

test("a rule of order two in ω alone is told why its attitude has order one, and one press judges it turned by the mean", async ({
  visit,
}) => {
  const page = await visit("lab/?figure=bench&v=1&rule=implicit-body#bench");
  await Figure.hydrated(page, "bench");
  await page.getByRole("textbox", { name: strings.code }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(MIDPOINT);
  await page.keyboard.press("Control+Enter");
  const verdict = page.locator(".verdict");
  await verdict.getByRole("button", { name: strings.verdict.begin }).click();
  await verdict.getByText(strings.verdict.done).waitFor();
  const attitude = verdict.locator('[data-line="orderAttitude"] td');
  expect(await attitude.textContent()).toContain(judge.order.heldBack);
  await verdict.getByRole("button", { name: strings.verdict.turnByMean }).click();
  await verdict.locator("progress").waitFor();
  expect(
    await page.locator(".rule-editor").getByRole("combobox", { name: strings.turningOmega }).inputValue(),
  ).toBe("mean");
});

/** The midpoint rule, as a reader has it from the book's equation. */
const MIDPOINT = `import { addVec, cross, scaleVec, subVec } from "vec3";
import { mulVec, solve3 } from "mat3";
export function step(omega_B, inertia_B, dt) {
  let next_B = omega_B;
  for (let k = 0; k < 30; k++) {
    const middle_B = scaleVec(0.5, addVec(omega_B, next_B));
    const torque_B = cross(middle_B, mulVec(inertia_B, middle_B));
    next_B = subVec(omega_B, scaleVec(dt, solve3(inertia_B, torque_B)));
  }
  return next_B;
}`;
