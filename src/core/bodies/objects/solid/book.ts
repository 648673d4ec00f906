import type { Vec3 } from "../../../math/vec3.ts";
import type { Mesh } from "../../mesh.ts";
import { extrude } from "../extrude.ts";
import { type Place, rectangle } from "../outlines.ts";
import { type Facet, weld } from "../surface.ts";

/* A closed book of 30 × 150 × 220 mm: front cover towards x, spine along z at −y. The cover stands out beyond the pages. */

export const HALF = { thickness: 0.015, width: 0.075, height: 0.11 } as const;
export const COVER = 0.0025;
export const BEYOND_PAGES = 0.004;

/** Cyclic exchange of the axes, so that no face turns inside out. */
export function alongZ(facets: readonly Facet[]): Facet[] {
  const turned = ([x, y, z]: Vec3): Vec3 => [y, z, x];
  return facets.map(({ corners: [a, b, c], part }) => ({ corners: [turned(a), turned(b), turned(c)], part }));
}

export const SQUARE_EDGES = [
  [0, 1],
  [0, -1],
] as const;

function cover(): Facet[] {
  const { thickness: t, width: w } = HALF;
  const section: Place[] = [
    [-t, -w],
    [t, -w],
    [t, w],
    [t - COVER, w],
    [t - COVER, -w + COVER],
    [-t + COVER, -w + COVER],
    [-t + COVER, w],
    [-t, w],
  ];
  return alongZ(
    extrude({
      rings: [section],
      halfDepth: HALF.height,
      profile: SQUARE_EDGES,
    }),
  );
}

function pages(): Facet[] {
  const [low, high] = [-HALF.width + COVER, HALF.width - BEYOND_PAGES];
  const middle = (low + high) / 2;
  const section = rectangle(HALF.thickness - COVER, (high - low) / 2);
  return alongZ(
    extrude({
      rings: [section.map(([across, along]): Place => [across, along + middle])],
      halfDepth: HALF.height - BEYOND_PAGES,
      profile: SQUARE_EDGES,
    }),
  );
}

export const book = (): Mesh => weld([...cover(), ...pages()]).mesh;
