import { readFileSync } from "node:fs";
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
    const page = readFileSync(join(inject("siteFolder"), path, "index.html"), "utf8");
    for (const [figure, id] of page.matchAll(/<figure\b[^>]*\bid="([\w-]+)".*?<\/figure>/gs)) {
      const pictures = figure.match(/<svg\b.*?<\/svg>/gs) ?? [];
      if (pictures.length === 0) continue;
      await expect(`${pictures.map(lineByLine).join("\n\n")}\n`).toMatchFileSnapshot(
        join("../..", folder, "stills", `${id}.svg.txt`),
      );
    }
  });
});

/** An element a line, so that a diff names what has changed. */
function lineByLine(markup: string): string {
  return markup.replaceAll("><", ">\n<");
}
