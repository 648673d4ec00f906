import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, longTest, test } from "./browser";
import { Figure } from "./figure";
import { violations } from "./violations";

describe("the Theme button", () => {
  test("turns the page, and every picture with it, to the other theme, where axe finds nothing either", async ({
    revisit,
  }) => {
    const page = await revisit(CHAPTER, { colorScheme: "light" });
    expect(await paperIsDark(page)).toBe(false);
    const racket = await Figure.hydrated(page, "racket");
    const picture = async () => (await racket.pictures.first().screenshot()).toString("base64");
    const inLight = await picture();
    for (const dark of [true, false]) {
      await page.getByRole("button", { name: "Theme", exact: true }).click();
      await racket.settled();
      expect(await paperIsDark(page)).toBe(dark);
      if (dark) await expect.poll(picture).not.toBe(inLight);
      // In the light it is looked at with its page (everyPage.test.ts).
      if (dark) expect(await violations(page, "#racket")).toEqual([]);
    }
  });

  longTest("pressed again, follows the system", async ({ revisit }) => {
    const page = await revisit(CHAPTER, { colorScheme: "light" });
    const press = () => page.getByRole("button", { name: "Theme", exact: true }).click();
    await press();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paperIsDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "light" });
    await press();
    expect(await paperIsDark(page)).toBe(false);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paperIsDark(page)).toBe(true);
  });

  // Last, as it leaves the page.
  test("is remembered on the next page, from its first line on", async ({ revisit }) => {
    const page = await revisit(CHAPTER, { colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    // Without the scripts that arrive later, what is there at once decides.
    await page.route("**/assets/*.js", (route) => route.abort("aborted"));
    await page.getByRole("link", { name: "Tumble", exact: true }).click();
    await page.getByRole("heading", { name: /^Nothing touches this racket/, level: 1 }).waitFor();
    expect(await paperIsDark(page)).toBe(true);
  });

  longTest("has nothing to say where the system's theme is dark", async ({ visit }) => {
    expect(await paperIsDark(await visit(CHAPTER, { colorScheme: "dark" }))).toBe(true);
  });
});

function paperIsDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no 2-D canvas");
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128;
  });
}
