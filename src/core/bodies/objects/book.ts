import type { Vec3 } from "../../math/vec3.ts";
import type { Detail } from "./detail.ts";
import { extrude } from "./extrude.ts";
import { arc, type Place, rectangle } from "./outlines.ts";
import { alongZ, BEYOND_PAGES, COVER, HALF, SQUARE_EDGES } from "./solid/book.ts";
import type { Facet, ObjectModel, Part } from "./surface.ts";

/* A bound book: two boards, a round spine that joins them, and between them the pages. */

const ROUND = 0.007;
const { thickness: T, width: W, height: H } = HALF;

function cover({ strips }: Detail): Facet[] {
  const steps = 3 * strips;
  const spine = (inset: number, from: number, to: number): Place[] =>
    arc({ centre: [0, ROUND - W], semiAxes: [T - inset, ROUND - inset] }, from, to, steps);
  const outside = spine(0, Math.PI, 2 * Math.PI);
  const section: Place[] = [
    ...outside,
    [T, W],
    [T - COVER, W],
    ...spine(COVER, 2 * Math.PI, Math.PI),
    [COVER - T, W],
    [-T, W],
  ];
  const partOf = (edge: number): Part =>
    edge < steps ? "spine" : edge === section.length - 1 ? "coverBack" : "cover";
  return alongZ(
    extrude({
      rings: [section],
      halfDepth: H,
      profile: SQUARE_EDGES,
      parts: { front: "cover", back: "cover", side: (_, edge) => partOf(edge) },
    }),
  );
}

/** Where the pages begin, within the spine, and end. */
const [FOLD, FORE_EDGE] = [COVER - W, W - BEYOND_PAGES];
const TOP = H - BEYOND_PAGES;

function pages(): Facet[] {
  const middle = (FOLD + FORE_EDGE) / 2;
  const section = rectangle(T - COVER, (FORE_EDGE - FOLD) / 2);
  return alongZ(
    extrude({
      rings: [section.map(([across, along]): Place => [across, along + middle])],
      halfDepth: TOP,
      profile: SQUARE_EDGES,
      parts: { front: "pages", back: "pages", side: () => "pages" },
    }),
  );
}

const LEAVES = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75];

export function leaves(): ObjectModel["lines"] {
  return LEAVES.flatMap((share): ObjectModel["lines"] => {
    const x = share * (T - COVER);
    const corner = (y: number, z: number): Vec3 => [x, y, z];
    return [
      [corner(ROUND - W, TOP), corner(FORE_EDGE, TOP)],
      [corner(FORE_EDGE, TOP), corner(FORE_EDGE, -TOP)],
      [corner(FORE_EDGE, -TOP), corner(ROUND - W, -TOP)],
    ];
  });
}

export const book = (detail: Detail): Facet[] => [...cover(detail), ...pages()];
