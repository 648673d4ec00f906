import type { Page } from "playwright-core";
import { expect } from "vitest";
import { madeThrow, phoneMoments } from "../../../src/lab/throw/motion/made";
import type { Sample } from "../../../src/lab/throw/motion/sample";
import { test } from "../../site/browser";
import { violations } from "../../site/violations";

const LAB = "lab/#a-throw";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" } as const;

test("a phone is armed, thrown and caught: its events alone give the moments, the pictures and a lane on the bench", async ({
  visit,
}) => {
  const page = await visit(LAB, PHONE);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page);
  expect(fetched.some((url) => url.includes("ThrowView"))).toBe(true);
  const arm = page.getByRole("button", { name: "Arm" });
  const box = await arm.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(72);
  const said = page.locator(".throw-said");
  await arm.click();
  const samples = madeThrow(phoneMoments(), [7.5, 1.1, 0.6], 20);
  await send(page, samples.slice(0, 40));
  await expect.poll(() => said.textContent()).toContain("Armed.");
  expect(await said.getAttribute("role")).toBe("status");
  await send(page, samples.slice(40));
  await expect.poll(() => said.textContent()).toMatch(/as 1 : 4\.2\d* : 5\.[12]\d*\.$/);
  const found = page.getByRole("region", { name: "What the throw shows" });
  await found.getByRole("slider", { name: "Time of flight" }).fill("0.4");
  expect(await found.getByRole("img").first().getAttribute("aria-label")).toContain("0.40 s");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await found.getByRole("button", { name: "Open on the bench" }).click();
  await expect.poll(() => found.textContent()).toContain("On the bench:");
  await expect.poll(() => page.locator("#bench").textContent()).toContain("Thrown phone");
});

test("without sensors, or with a refusal, it says so, and the throw that the notebook made is offered", async ({
  visit,
}) => {
  const page = await visit(LAB, PHONE);
  await open(page);
  const arm = page.getByRole("button", { name: "Arm" });
  const said = page.locator(".throw-said");
  await arm.click();
  await expect.poll(() => said.textContent()).toContain("tells the browser nothing of its motion");
  await page.evaluate(() => {
    Object.assign(DeviceMotionEvent, { requestPermission: () => Promise.resolve("denied") });
  });
  await arm.click();
  await expect.poll(() => said.textContent()).toContain("were refused");
  await page.getByLabel("Recording of a throw").setInputFiles({
    name: "still.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("time,a\n1,2\n2,3\n3,4\n"),
  });
  await expect.poll(() => said.textContent()).toContain("That cannot be read.");
  await page.getByRole("button", { name: "A throw that the notebook made" }).click();
  await expect.poll(() => said.textContent()).toContain("as 1 : 4.2");
});

/** Opens the section, whose program is fetched only then. */
async function open(page: Page): Promise<void> {
  await page.mouse.wheel(0, 50);
  await page.locator("#throw > summary").click();
  await page.getByRole("button", { name: "Arm" }).waitFor();
}

/** What the sensors would send, at the times they would. */
function send(page: Page, samples: readonly Sample[]): Promise<void> {
  return page.evaluate((all) => {
    for (const { t, omega_D, force_D } of all) {
      const [alpha, beta, gamma] = omega_D.map((rate) => (rate * 180) / Math.PI) as [number, number, number];
      const [x, y, z] = force_D ?? [0, 0, 0];
      const event = new DeviceMotionEvent("devicemotion", {
        rotationRate: { alpha, beta, gamma },
        accelerationIncludingGravity: { x, y, z },
        interval: 10,
      });
      Object.defineProperty(event, "timeStamp", { value: 1000 * t });
      window.dispatchEvent(event);
    }
  }, samples);
}
