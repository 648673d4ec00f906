import type { ReactNode } from "react";
import type { ChapterSlug } from "../chapters";
import { type Still, stillOf } from "./cases/stills";

/** Figures that open at a start where nothing is to be seen yet, and the frame at which paper shows them. */
const FRAMES: Partial<Record<ChapterSlug, Readonly<Record<string, number>>>> = {
  "rotation-matrix-derivative": { steps: 60 },
  "euler-equation": { racket: 72, poinsot: 72 },
  "stepping-euler-equation": { compare: 600 },
  "quaternion-derivative": { growing: 90 },
};

/** By the figures' ids. */
export async function printedStills(chapter: ChapterSlug): Promise<ReadonlyMap<string, ReactNode>> {
  const stills = new Map<string, ReactNode>();
  for (const [figure, frame] of Object.entries(FRAMES[chapter] ?? {})) {
    const still = await stillOf({ chapter, figure, set: { frame } }, `printed-${figure}`);
    stills.set(figure, <PrintedStill still={still} />);
  }
  return stills;
}

export function PrintedStill({ still: { pictures, state, measures } }: { readonly still: Still }): ReactNode {
  return (
    <>
      <div className={`pictures pictures-${pictures.length}`}>
        {pictures.map(({ title, description, html }) => (
          <div key={description + title} className="lane">
            <p className="lane-title">{title}</p>
            <div
              className="picture"
              role="img"
              aria-label={description}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
        ))}
      </div>
      <p className="printed-state">{state}</p>
      <div dangerouslySetInnerHTML={{ __html: measures }} />
    </>
  );
}
