import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Sample } from "../../../src/lab/throw/motion/sample";
import { test } from "../../site/browser";
import { violations } from "../../site/violations";
import { madeThrow, phoneMoments } from "./syntheticThrow";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" } as const;

test("a phone is refused in words, then armed, thrown and caught: its events give the moments, the pictures and a lane on the bench", async ({
  visit,
}) => {
  const page = await visit("lab/#a-throw", PHONE);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  expect(await page.getByRole("button", { name: "Arm" }).count()).toBe(0);
  await open(page);
  expect(fetched.some((url) => url.includes("ThrowView"))).toBe(true);
  const arm = page.getByRole("button", { name: "Arm" });
  const said = page.locator(".throw-said");
  expect(await said.getAttribute("role")).toBe("status");
  const box = await arm.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(72);

  // A device that grants its sensors and has none: what a browser without windows answers of itself depends on its version.
  await answer(page, "granted");
  await arm.click();
  await expect.poll(() => said.textContent()).toContain("tells the browser nothing of its motion");
  await answer(page, "denied");
  await arm.click();
  await expect.poll(() => said.textContent()).toContain("were refused");
  const buffer = Buffer.from("time,a\n1,2\n2,3\n3,4\n");
  await page
    .getByLabel("Recording of a throw")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
  await expect.poll(() => said.textContent()).toContain("That cannot be read.");
  await page.getByRole("button", { name: "A throw that the notebook made" }).click();
  await expect.poll(() => said.textContent()).toContain("as 1 : 4.2");

  await answer(page, "granted");
  await arm.click();
  const samples = madeThrow(phoneMoments(), [7.5, 1.1, 0.6], 20);
  await send(page, samples.slice(0, 40));
  await expect.poll(() => said.textContent()).toContain("Armed.");
  await send(page, samples.slice(40));
  await expect.poll(() => said.textContent()).toMatch(/as 1 : 4\.2\d* : 5\.[12]\d*\.$/);
  const found = page.getByRole("region", { name: "What the throw shows" });
  await found.getByRole("heading", { name: "Your throw" }).waitFor();
  await found.getByRole("slider", { name: "Time of flight" }).fill("0.4");
  await expect.poll(() => found.getByRole("img").first().getAttribute("aria-label")).toContain("0.40 s");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await found.getByRole("button", { name: "Open on the bench" }).click();
  await expect.poll(() => found.textContent()).toContain("On the bench:");
  await expect.poll(() => page.locator("#bench").textContent()).toContain("Thrown phone");
});

/** Opens the section, whose program is fetched only then. */
async function open(page: Page): Promise<void> {
  await page.mouse.wheel(0, 50);
  await page.locator("#throw > summary").click();
  await page.getByRole("button", { name: "Arm" }).waitFor();
}

/** Stands in for what iOS and Chromium ask the device's owner. */
function answer(page: Page, state: string): Promise<void> {
  return page.evaluate((given) => {
    Object.assign(DeviceMotionEvent, { requestPermission: () => Promise.resolve(given) });
  }, state);
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
