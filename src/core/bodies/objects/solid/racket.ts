import type { Mesh } from "../../mesh.ts";
import { extrude } from "../extrude.ts";
import { arc, ellipse, type Place } from "../outlines.ts";
import { type Facet, weld } from "../surface.ts";

/*
 * A racket 685 mm long, z from the grip's end to the top of the head, x normal to the face. Frame and grip are two solids that
 * meet at the grip's upper end. The strings are a twentieth of a racket's mass, and left out.
 */

const LENGTH = 0.685;
export const GRIP_TOP = 0.19;
/** The beam that is bent into the frame [m]. */
export const BEAM = { width: 0.0125, halfDepth: 0.0125, bevel: 0.003 } as const;

export const OUTER = { centre: [0, LENGTH - 0.17], semiAxes: [0.128, 0.17] } as const;
export const INNER = {
  centre: OUTER.centre,
  semiAxes: [OUTER.semiAxes[0] - BEAM.width, OUTER.semiAxes[1] - BEAM.width],
} as const;

/** Where the throat's arms leave the shaft, and the angle at which they touch the head [rad]. */
const FORK: Place = [0.0135, 0.25];
export const ARMS_MEET_HEAD = -0.627;
/** The angle at which the throat's opening meets the head [rad], and its lower end. */
const OPENING_FROM = -1.13;
const OPENING_FOOT: Place = [0.004, 0.266];

const mirrored = (places: readonly Place[]): Place[] =>
  places.map(([across, along]): Place => [-across, along]).reverse();

function frame(): Facet[] {
  const right: Place[] = [[FORK[0], GRIP_TOP], FORK];
  const head = arc(OUTER, ARMS_MEET_HEAD, Math.PI - ARMS_MEET_HEAD, 26);
  const opening = [
    ...arc(OUTER, OPENING_FROM, -Math.PI - OPENING_FROM, 6),
    [-OPENING_FOOT[0], OPENING_FOOT[1]] as const,
    OPENING_FOOT,
  ];
  return extrude({
    rings: [[...right, ...head, ...mirrored(right)], ellipse(INNER, 32).reverse(), opening.reverse()],
    halfDepth: BEAM.halfDepth,
    profile: [
      [BEAM.bevel, 1],
      [0, 0.45],
      [0, -0.45],
      [BEAM.bevel, -1],
    ],
  });
}

function grip(): Facet[] {
  const right: Place[] = [
    [0.0185, 0],
    [0.0185, 0.008],
    [0.0155, 0.02],
    [0.0155, GRIP_TOP],
  ];
  return extrude({
    rings: [[...right, ...mirrored(right)]],
    halfDepth: BEAM.halfDepth,
    profile: [
      [0.006, 1],
      [0, 0.5],
      [0, -0.5],
      [0.006, -1],
    ],
  });
}

export const racket = (): Mesh => weld([...frame(), ...grip()]).mesh;
