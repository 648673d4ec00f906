/** The chapters by their addresses, in order. Titles, and what each teaches, are among the strings of the book. */
const SLUGS = [
  "state-and-momentum",
  "rotation-matrix-derivative",
  "inertia-tensor",
  "euler-equation",
  "stepping-euler-equation",
  "quaternion-derivative",
  "exponential-map",
  "impulse-collision",
  "springs-and-order",
  "long-runs",
  "engines",
] as const;

export type ChapterSlug = (typeof SLUGS)[number];

/** A chapter of the notebook, whether it is written yet or not. */
export interface Chapter {
  readonly number: number;
  readonly slug: ChapterSlug;
}

export const CHAPTERS: readonly Chapter[] = SLUGS.map((slug, number) => ({ number, slug }));

export function chapterOf(slug: ChapterSlug): Chapter {
  return { number: SLUGS.indexOf(slug), slug };
}

/** The address of a chapter, from the root of the notebook. */
export function chapterPath(chapter: Chapter): string {
  return `chapters/${chapter.slug}/`;
}

/** The name of a chapter's text file, the same in every language. */
export function chapterFile(chapter: Chapter): string {
  return `${String(chapter.number).padStart(2, "0")}-${chapter.slug}.mdx`;
}
