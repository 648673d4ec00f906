import { describe, expect, it } from "vitest";
import works from "../../content/references.json";
import { writtenReference } from "../../src/book/mdx/reference";
import { CHAPTER_LANGUAGES, chapterFilesIn, chapterText } from "./chapters";

const ids = works.map(({ id }) => id);

function citedIn(file: string): string[] {
  return Array.from(chapterText(file).matchAll(/<Reference id="([\w-]+)"/g), ([, id = ""]) => id);
}

describe("the works that chapters draw on", () => {
  it("stand in alphabetical order, each once", () => {
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it.each(CHAPTER_LANGUAGES)("are all cited in %s, and none is cited that is not there", (language) => {
    const cited = chapterFilesIn(language).map(citedIn);
    expect(cited.filter((of) => of.length === 0)).toEqual([]);
    expect([...new Set(cited.flat())].sort()).toEqual(ids);
  });

  it.each(works.map((work) => [work.id, work] as const))("%s can be found", (_, work) => {
    const { DOI, URL: address } = work as { readonly DOI?: string; readonly URL?: string };
    if (DOI === undefined) expect(new URL(address ?? "").protocol).toMatch(/^https?:$/);
    else expect(DOI).toMatch(/^10\.\d{4,5}\/[^\s"<>]+$/);
  });

  it("are written by the style beside the chapters, with the title leading to the work", () => {
    expect(writtenReference("baraff-1991")).toBe(
      'D. Baraff, <a href="https://doi.org/10.1145/122718.122722">“Coping with friction for non-penetrating rigid body simulation”</a>, <i>Computer Graphics</i> 25 (4), 1991, 31–41',
    );
    expect(writtenReference("sommer-2018")).toContain("H. Sommer and others, <a");
    expect(writtenReference("jolt-803")).toContain("<i>Jolt Physics</i>, issue 803, 18 December 2023");
    expect(() => writtenReference("nobody-1900")).toThrow("content/references.json has no work nobody-1900");
  });
});
