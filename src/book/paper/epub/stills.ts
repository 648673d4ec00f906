import type { BrowserContext } from "playwright-core";
import { type Files, openBook } from "../pdf";

/** As wide as the text of a printed page [px]. */
const WIDTH = 640;

/**
 * By the names that they are marked with, as PNG, two pixels to a point.
 *
 * @param figures a page for each: of the whole book’s page a photograph takes half a minute
 */
export async function photograph(
  context: BrowserContext,
  files: Files,
  figures: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const photographs = new Map<string, Uint8Array>();
  for (const figure of figures) {
    const page = await openBook(context, files, figure);
    await page.setViewportSize({ width: WIDTH, height: 1.5 * WIDTH });
    await page.emulateMedia({ media: "print" });
    for (const still of await page.locator("[data-still]:visible").all())
      photographs.set((await still.getAttribute("data-still")) ?? "", await still.screenshot());
    await page.close();
  }
  return photographs;
}

/** @param title the book’s first sheet alone */
export async function photographCover(
  context: BrowserContext,
  files: Files,
  title: string,
): Promise<Uint8Array> {
  const page = await openBook(context, files, title);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: WIDTH, height: 1.5 * WIDTH });
  const cover = await page.screenshot();
  await page.close();
  return cover;
}
