import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Detail } from "./detail.ts";
import { bentBar, loft, withEnds } from "./loft.ts";
import { ellipse, type Place, roundedRectangle } from "./outlines.ts";
import { ARMS_MEET_HEAD, BEAM, GRIP_TOP, INNER, OUTER } from "./solid/racket.ts";
import type { Facet, ObjectModel, Part } from "./surface.ts";

/* A racket of the lengths of its solid: a beam bent into the head, two that run from the grip to it, and the grip. */

const HEAD = {
  centre: OUTER.centre,
  semiAxes: [OUTER.semiAxes[0] - BEAM.width / 2, OUTER.semiAxes[1] - BEAM.width / 2],
} as const;

/** Of half the beam's depth: what faces the body's x, or turns away from it, has the colour of that side. */
const PAINTED = 0.55;

/** A bar of the beam's rounded section, in shares of its width and depth. */
function beam(
  path: readonly Place[],
  [width, depth]: Place,
  { beam: steps }: Detail,
  isClosed = false,
): Facet[] {
  const [halfWidth, halfDepth] = [(width * BEAM.width) / 2, depth * BEAM.halfDepth];
  const section = roundedRectangle(halfWidth, halfDepth, 0.87 * Math.min(halfWidth, halfDepth), steps);
  const partOf = (_: number, edge: number): Part => {
    const next = section[(edge + 1) % section.length];
    const middle = ((section[edge]?.[1] ?? 0) + (next?.[1] ?? 0)) / 2 / halfDepth;
    return middle < -PAINTED ? "frameFront" : middle > PAINTED ? "frameBack" : "frame";
  };
  return bentBar({ path, isClosed, section, partOf });
}

/** Half of what is between the arms' middles where they leave the shaft [m], and where that is. */
const FORK: Place = [0.0068, 0.235];
const SHAFT_END = 0.247;

function shaft(detail: Detail): Facet[] {
  return beam(
    [
      [0, GRIP_TOP - 0.005],
      [0, SHAFT_END],
    ],
    [2.2, 1],
    detail,
  );
}

/** Along the head's tangent. */
function arm(side: 1 | -1, detail: Detail): Facet[] {
  const path = bezier(ARM, Math.round(detail.bends / 3));
  return beam(
    path.map(([across, along]): Place => [side * across, along]),
    [1.3, 1],
    detail,
  );
}

const ARM: readonly [Place, Place, Place, Place] = (() => {
  const [a, b] = HEAD.semiAxes;
  const [sine, cosine] = [sin(ARMS_MEET_HEAD), cos(ARMS_MEET_HEAD)];
  const end: Place = [a * cosine, HEAD.centre[1] + b * sine];
  return [FORK, [FORK[0], FORK[1] + 0.06], [end[0] + 0.42 * a * sine, end[1] - 0.42 * b * cosine], end];
})();

function bezier([a, b, c, d]: typeof ARM, steps: number): Place[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const [t, s] = [k / steps, 1 - k / steps];
    const weighed = (i: 0 | 1) =>
      s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
    return [weighed(0), weighed(1)] as const;
  });
}

/** Half the width of the grip at a height [m]: its butt is wider. */
const GRIP = [
  [0.0163, 0],
  [0.0172, 0.0015],
  [0.0172, 0.008],
  [0.0144, 0.02],
  [0.0144, GRIP_TOP - 0.006],
  [0.0135, GRIP_TOP],
] as const;
/** Between the turns of its tape [m]. */
const TURN = 0.0155;

function grip(detail: Detail): Facet[] {
  const rings = detail.hasRelief ? withTurns() : GRIP;
  return loft(
    withEnds(
      rings.map(([half, along]) =>
        roundedRectangle(half, 0.8 * half, 0.0055, 1).map(([y, x]): Vec3 => [-x, y, along]),
      ),
    ),
    () => "grip",
  );
}

/** Grooves where one turn of the tape meets the next. */
function withTurns(): (readonly [half: number, along: number])[] {
  const [butt, top] = [GRIP.slice(0, 4), GRIP.slice(4)];
  const turns = Array.from({ length: 10 }, (_, k) => 0.03 + k * TURN);
  const grooves = turns.flatMap((at) => [
    [0.0145, at - 0.0012] as const,
    [0.0137, at] as const,
    [0.0145, at + 0.0012] as const,
  ]);
  return [...butt, ...grooves, ...top];
}

const MAINS = 14;
const CROSSES = 17;

export function strings(): ObjectModel["lines"] {
  const [centre, [across, along]] = [INNER.centre[1], INNER.semiAxes];
  const shares = (count: number) => Array.from({ length: count }, (_, k) => (2 * (k + 1)) / (count + 1) - 1);
  const chord = (at: number) => Math.sqrt(1 - at * at);
  const main = (at: number, end: number): Vec3 => [0, at * across, centre + end * chord(at) * along];
  const crossing = (at: number, end: number): Vec3 => [0, end * chord(at) * across, centre + at * along];
  return [
    ...shares(MAINS).map((at) => [main(at, -1), main(at, 1)] as const),
    ...shares(CROSSES).map((at) => [crossing(at, -1), crossing(at, 1)] as const),
  ];
}

export const racket = (detail: Detail): Facet[] => [
  ...grip(detail),
  ...arm(1, detail),
  ...arm(-1, detail),
  ...shaft(detail),
  ...beam(ellipse(HEAD, detail.bends), [0.92, 0.97], detail, true),
];
