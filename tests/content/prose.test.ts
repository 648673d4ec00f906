import { describe, expect, it } from "vitest";
import { CHAPTER_FILES, chapterText } from "./chapters";

/** Attributes that are read as prose. */
const SPOKEN = /(?:question|claim|outcome|ask|title)="([^"]*)"/g;

/** A chapter's prose alone: without imports, addresses, formulas, the attributes of tags, and the list of references. */
function prose(text: string): string {
  return text
    .replace(/^## References[\s\S]*$/m, "")
    .replace(/^import .*$/gm, "")
    .replace(/\]\([^)\s]*\)/g, "]")
    .replace(/\$\$[\s\S]*?\$\$/g, "")
    .replace(/\$[^$\n]+\$/g, "")
    .replace(/<Value [^>]*\/>/g, "")
    .replace(/\{\{[\s\S]*?\}\}/g, "")
    .replace(/<\w+((?:\s+\w+=(?:"[^"]*"|\{[^}]*\}))*)\s*\/?>/g, (_, attributes: string) =>
      [...attributes.matchAll(SPOKEN)].map((match) => match[1]).join(" "),
    );
}

/** The year of a source in the sentence that names it. */
const YEARS = /\b1[5-9]\d\d\b|\b20[0-2]\d\b/g;

describe.each(CHAPTER_FILES)("the prose of %s", (file) => {
  it("has no typed digits: its numbers are computed", () => {
    const digits =
      prose(chapterText(file))
        .replace(YEARS, "")
        .match(/.{0,40}\d.{0,20}/g) ?? [];
    expect(digits).toEqual([]);
  });

  it("has no exclamation mark and no “simply”", () => {
    expect(prose(chapterText(file))).not.toMatch(/!|\bsimply\b/i);
  });
});
