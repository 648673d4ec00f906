import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firstUses } from "../../src/book/mdx/firstUses";
import { TERMS, type TermId } from "../../src/ui/glossary";
import { CHAPTER_LANGUAGES, chapterFilesIn, chapterText } from "./chapters";

/** The terms of a chapter, in prose and in formulas. */
function termsOf(text: string): TermId[] {
  const marks = text.matchAll(/<Term id="(\w+)"|\\term\{(\w+)\}/g);
  return [...new Set(Array.from(marks, ([, prose, formula]) => (prose ?? formula) as TermId))];
}

describe.each(CHAPTER_LANGUAGES)("the first use of a symbol, in %s", (language) => {
  const uses = firstUses(join("content", language));
  const files = chapterFilesIn(language);

  it("is known for every symbol", () => {
    expect([...uses.keys()].sort()).toEqual(Object.keys(TERMS).sort());
  });

  it("is in no chapter after the first that lists it", () => {
    for (const [term, { chapter }] of uses) {
      const first = files.findIndex((file) => termsOf(chapterText(file)).includes(term));
      expect(chapter.number, term).toBe(first);
    }
  });
});
