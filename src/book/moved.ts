import type { ChapterSlug } from "./chapters";

/** The ids of figures, sections, equations and rows of symbols, as older links name them, by the chapter that has them now. */
type IdsByChapter = Readonly<Partial<Record<ChapterSlug, string>>>;

/**
 * What has left an address, by the address's last name. A name that is no chapter's any more has a page that says where its
 * text went; search engines are led to the first chapter that it lists. Links to these ids are out in the
 * world, so an id stays here when its chapter renames it: the link still leads to the right page.
 */
export const MOVED: Readonly<Record<string, IdsByChapter>> = {
  "euler-equation": {
    "stepping-euler-equation": `compare frame
      leaving-the-term-out the-explicit-step-gains-energy the-implicit-step-loses-it one-frame-line-by-line
      keeping-the-momentum-instead
      explicit-step explicit-gain backward-euler backward-loss backward-momentum newton-step jacobian newton-residual
      newton-energy jacobian-determinant singular-turn momentum-step energy-bound
      symbol-step symbol-residual symbol-jacobian`,
  },
  "state-and-momentum": { "quaternion-derivative": "slerp blend" },
  "stability-and-accuracy": {
    "long-runs": `long-runs sweep cloud neighbours registry
      a-free-body-for-five-minutes the-slow-march-to-the-crossing-curves keeping-both-sums what-it-costs
      a-doubt-about-the-start which-rule-then
      rescaled-step rescaled-change rescaled-sign midpoint-step midpoint-energy work-precision doubt-growth flip-times
      symbol-energy symbol-momentum symbol-omega symbol-inertia`,
    "springs-and-order": `spring order
      a-mass-on-a-spring out-in-and-round what-order-means-and-how-to-measure-it
      spring-law spring-turn spring-energy explicit-spring explicit-spring-growth implicit-spring implicit-spring-growth
      semi-implicit-spring semi-implicit-kept verlet-spring verlet-kept verlet-angle rk4-spring-growth order-measured
      symbol-extension symbol-springSpeed symbol-springRate symbol-frameAngle symbol-angle`,
    "euler-equation": "flip-interval",
  },
  "long-runs": { "euler-equation": "flip-interval" },
};

export const GONE_SLUGS = ["stability-and-accuracy"] as const;

export type GoneSlug = (typeof GONE_SLUGS)[number];

export function movedFrom(slug: string): ReadonlyMap<string, ChapterSlug> {
  const chapters = Object.hasOwn(MOVED, slug) ? Object.entries(MOVED[slug] ?? {}) : [];
  return new Map(
    chapters.flatMap(([chapter, ids]) => ids.split(/\s+/).map((id) => [id, chapter as ChapterSlug] as const)),
  );
}
