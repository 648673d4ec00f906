import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { CHAPTERS, type ChapterSlug, chapterFile } from "../../src/book/chapters";
import { parseChapter, type Tag, tagsIn } from "../../src/book/check/chapterTags";
import { chapterTexts } from "../../src/book/check/chapterTexts";
import { setProblem } from "../../src/book/check/setProblem";
import { VOCABULARY_NAMES } from "../../src/book/mdx/vocabularyNames";
import { type SetFigure, SHOWN, SHOWN_IDS, SYMPTOM_IDS, SYMPTOMS } from "../../src/book/symptoms";

const VOCABULARY: readonly string[] = VOCABULARY_NAMES;

const parsed = new Map<string, readonly Tag[]>();

/** The tags of a chapter; it is parsed once. */
function tagsOf(slug: ChapterSlug): readonly Tag[] {
  const one = CHAPTERS.find((chapter) => chapter.slug === slug);
  const found = chapterTexts().find(({ file }) => one && basename(file) === chapterFile(one));
  const tags = parsed.get(slug) ?? (found ? tagsIn(parseChapter(found.text)) : []);
  parsed.set(slug, tags);
  return tags;
}

/** The tag of a figure in its chapter. */
function tagOf({ chapter, figure }: SetFigure): Tag {
  const tag = tagsOf(chapter).find(({ name, props }) => props.id === figure && !VOCABULARY.includes(name));
  if (!tag) throw new Error(`${chapter} has no figure ${figure}`);
  return tag;
}

describe("the figure that shows a symptom", () => {
  it.each(SYMPTOM_IDS)("takes what the list sets: %s", async (id) => {
    expect(await setProblem(tagOf(SYMPTOMS[id]), SYMPTOMS[id].set)).toBeNull();
  });

  it("would refuse what it has not", async () => {
    expect(await setProblem(tagOf(SYMPTOMS.doesNotFlip), { a: "nonsense" })).not.toBeNull();
  });
});

describe("a figure for a class", () => {
  it.each(SHOWN_IDS)("takes what the list sets: %s", async (id) => {
    expect(await setProblem(tagOf(SHOWN[id]), SHOWN[id].set)).toBeNull();
  });
});
