import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { CHAPTERS, chapterFile, chapterPath } from "../../src/book/chapters";

/*
 * What the figures of the built pages show before any script has run, stored as text. A mark that has moved, or that is gone, is a
 * line of a diff. Where the change is meant, `npx vitest run --project site stills -u` stores it.
 */

const PAGES = [
  { path: "", folder: "tests/chapters/cover" },
  { path: "lab/", folder: "tests/lab" },
  ...CHAPTERS.map((chapter) => ({
    path: chapterPath(chapter),
    folder: join("tests/chapters", chapterFile(chapter).replace(/\.mdx$/, "")),
  })),
];

describe.for(PAGES)("the pictures of /$path", ({ path, folder }) => {
  it("are as they are stored", async () => {
    for (const { name, pictures } of stills(path))
      await expect(`${pictures.map(lineByLine).join("\n\n")}\n`).toMatchFileSnapshot(
        join("../..", folder, "stills", name),
      );
  });

  it("are all that are stored", () => {
    const stored = join(folder, "stills");
    const names = existsSync(stored) ? readdirSync(stored) : [];
    expect(names.sort()).toEqual(
      stills(path)
        .map(({ name }) => name)
        .sort(),
    );
  });
});

/** What a page's figures show as it is built, each under the name of its file. */
function stills(path: string): { name: string; pictures: string[] }[] {
  const page = readFileSync(join(inject("siteFolder"), path, "index.html"), "utf8");
  return [...page.matchAll(/<figure\b[^>]*\bid="([\w-]+)".*?<\/figure>/gs)]
    .map(([figure, id]) => ({ name: `${id}.svg.txt`, pictures: figure.match(/<svg\b.*?<\/svg>/gs) ?? [] }))
    .filter(({ pictures }) => pictures.length > 0);
}

/** An element a line, so that a diff names what has changed. */
function lineByLine(markup: string): string {
  return markup.replaceAll("><", ">\n<");
}
