/** In order, each with the figure shown for it. */
const PICTURES = {
  "state-and-momentum": "between",
  "rotation-matrix-derivative": "decomposition",
  "inertia-tensor": "masses",
  "euler-equation": "poinsot",
  "stepping-euler-equation": "compare",
  "heavy-top": "held-wheel",
  "three-angles": "loop",
  "quaternion-derivative": "sandwich-figure",
  "exponential-map": "limit",
  "impulse-collision": "cone",
  "springs-and-order": "spring",
  "aiming-torque": "aim",
  "long-runs": "cloud",
  engines: "race",
} as const;

export type ChapterSlug = keyof typeof PICTURES;

const SLUGS = Object.keys(PICTURES) as ChapterSlug[];

/** Written yet or not. */
export interface Chapter {
  readonly number: number;
  readonly slug: ChapterSlug;
  readonly picture: string;
}

export const CHAPTERS: readonly Chapter[] = SLUGS.map(chapterOf);

export function chapterOf(slug: ChapterSlug): Chapter {
  return { number: SLUGS.indexOf(slug), slug, picture: PICTURES[slug] };
}

export function chapterPath(chapter: Chapter): string {
  return `chapters/${chapter.slug}/`;
}

/** Where a figure stands alone, to be framed by pages of other sites. */
export function embedPath(slug: ChapterSlug, figure: string): string {
  return `embed/${slug}/${figure}/`;
}

/** The address that links to a figure have: its card is the figure's, and it leads on to the chapter. */
export function figurePath(slug: ChapterSlug, figure: string): string {
  return `${chapterPath(chapterOf(slug))}${figure}/`;
}

/** A sheet for those who teach the chapter. */
export function sheetPath({ slug }: Chapter): string {
  return `teach/${slug}/`;
}

/** Whether a text of the content's is a teacher's sheet; else it is a chapter. */
export const isSheetFile = (path: string): boolean => /[\\/]teach[\\/][^\\/]+\.mdx$/.test(path);

/** The same in every language, and without its number: a chapter put between others renames none. */
export function chapterFile(chapter: Chapter): string {
  return `${chapter.slug}.mdx`;
}
