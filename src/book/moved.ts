import type { ChapterSlug } from "./chapters";
import moved from "./moved.json";

/** Ids that older links name, by the chapter that has them now. */
type IdsByChapter = Readonly<Partial<Record<ChapterSlug, readonly string[]>>>;

/**
 * What has left an address, by the address's last name. A name that is no chapter's any more has a page that says where its text
 * went; search engines are led to the first chapter in its list. Ids stay here when their chapter renames them: old links still
 * lead to the right page.
 */
export const MOVED: Readonly<Record<string, IdsByChapter>> = moved;

export const GONE_SLUGS = ["stability-and-accuracy"] as const;

export type GoneSlug = (typeof GONE_SLUGS)[number];

export function movedFrom(slug: string): ReadonlyMap<string, ChapterSlug> {
  const chapters = Object.hasOwn(MOVED, slug) ? Object.entries(MOVED[slug] ?? {}) : [];
  return new Map(
    chapters.flatMap(([chapter, ids]) => ids.map((id) => [id, chapter as ChapterSlug] as const)),
  );
}
