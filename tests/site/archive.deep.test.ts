import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, inject } from "vitest";
import { CALM, CHAPTER, FIRST_PAGE, STATE, test } from "./browser";
import { Figure } from "./figure";
import { servePlainly } from "./plainServer";

function unpack(archive: string, folder: string): string[] {
  const entries = Object.entries(unzipSync(readFileSync(archive)));
  for (const [name, bytes] of entries) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return entries.map(([name]) => name);
}

describe("the archive of the built site", () => {
  test("is unpacked in a folder of a server that knows nothing of it, and is read and played there", async ({
    visit,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "tumble-archive-"));
    const archive = join(folder, "site.zip");
    const words = ["node_modules/tsx/dist/cli.mjs", "src/cli/archive.ts", inject("siteFolder"), archive];
    const said = execFileSync(process.execPath, words, { encoding: "utf8" });
    const names = unpack(archive, folder);
    expect(said).toContain(`${names.length} files`);
    const [top = ""] = names[0]?.split("/", 1) ?? [];
    expect(top).toMatch(/^tumble-\d+\.\d+\.\d+/);
    expect(names.filter((name) => !name.startsWith(`${top}/`) || /\.(br|gz)$/.test(name))).toEqual([]);
    const server = await servePlainly(folder, "/courses/autumn/");
    try {
      const site = `${server.address}${top}/`;
      const page = await visit(FIRST_PAGE, { ...CALM, site });
      await page.locator(`.chapters a[href="${STATE}"]`).click();
      await page.waitForURL(`${site}${STATE}`);
      await page.goto(site + CHAPTER);
      const racket = await Figure.hydrated(page, "racket");
      await racket.press("Play");
      await expect.poll(() => racket.frame()).toBeGreaterThan(20);
      await page.keyboard.press("/");
      await page.getByRole("combobox", { name: "Search the notebook" }).fill("gains energy");
      await page.locator("dialog.search [role=option]").first().click();
      await page.waitForURL(`${site}cases/#gainsEnergy`);
      await page.close();
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
