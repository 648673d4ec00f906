import type { Vec3 } from "../../math/vec3.ts";
import { extrude } from "./extrude.ts";
import type { Place } from "./flatFace.ts";
import { rectangle } from "./outlines.ts";
import { type Facet, type ObjectModel, type Part, weld } from "./surface.ts";

/* A closed book of 30 × 150 × 220 mm: front cover towards x, spine along z at −y. The cover stands out beyond the pages. */

const HALF = { thickness: 0.015, width: 0.075, height: 0.11 } as const;
const COVER = 0.0025;
const BEYOND_PAGES = 0.004;

/** Cyclic exchange of the axes, so that no face turns inside out. */
function alongZ(facets: readonly Facet[]): Facet[] {
  const turned = ([x, y, z]: Vec3): Vec3 => [y, z, x];
  return facets.map(({ corners: [a, b, c], part }) => ({ corners: [turned(a), turned(b), turned(c)], part }));
}

const SQUARE_EDGES = [
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
  const partOf = (edge: number): Part => (edge === 7 ? "coverBack" : edge === 0 ? "spine" : "cover");
  return alongZ(
    extrude({
      rings: [section],
      halfDepth: HALF.height,
      profile: SQUARE_EDGES,
      parts: { front: "cover", back: "cover", side: (_, edge) => partOf(edge) },
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
      parts: { front: "pages", back: "pages", side: () => "pages" },
    }),
  );
}

export const book = (): ObjectModel => weld([...cover(), ...pages()]);
