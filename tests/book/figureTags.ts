import { basename } from "node:path";
import { CHAPTERS, type ChapterSlug, chapterFile } from "../../src/book/chapters";
import { parseChapter, type Tag, tagsIn } from "../../src/book/check/chapterTags";
import { chapterTexts } from "../../src/book/check/chapterTexts";
import type { SetFigure } from "../../src/book/gallery";
import { VOCABULARY_NAMES } from "../../src/book/mdx/vocabularyNames";

const VOCABULARY: readonly string[] = VOCABULARY_NAMES;

const parsed = new Map<string, readonly Tag[]>();

/** The tags of a chapter; it is parsed once. */
export function tagsOf(slug: ChapterSlug): readonly Tag[] {
  const one = CHAPTERS.find((chapter) => chapter.slug === slug);
  const found = chapterTexts().find(({ file }) => one && basename(file) === chapterFile(one));
  const tags = parsed.get(slug) ?? (found ? tagsIn(parseChapter(found.text)) : []);
  parsed.set(slug, tags);
  return tags;
}

/** The tag of a figure in its chapter. */
export function tagOf({ chapter, figure }: SetFigure): Tag {
  const tag = tagsOf(chapter).find(({ name, props }) => props.id === figure && !VOCABULARY.includes(name));
  if (!tag) throw new Error(`${chapter} has no figure ${figure}`);
  return tag;
}
