import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHAPTERS, chapterFile } from "../../src/book/chapters";
import { headingIdsIn } from "../../src/book/mdx/headingIds";
import { WHY } from "../../src/judge/sentences";

/** The ids of a chapter: of its headings, and of its equations and figures. */
function idsOf(slug: string): Set<string> {
  const chapter = CHAPTERS.find((each) => each.slug === slug);
  if (chapter === undefined) throw new Error(`no chapter ${slug}`);
  const text = readFileSync(`content/en/${chapterFile(chapter)}`, "utf8");
  const ids = [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id = ""]) => id);
  return new Set([...headingIdsIn(text), ...ids]);
}

describe("what a verdict says", () => {
  it.each(Object.entries(WHY))("%s is explained where it leads: %s", (_line, why) => {
    const [slug = "", anchor = ""] = why.split("/#");
    expect(idsOf(slug)).toContain(anchor);
  });
});
