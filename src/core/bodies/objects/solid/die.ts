import type { Vec3 } from "../../../math/vec3.ts";
import type { Mesh } from "../../mesh.ts";
import { flatFace, type Inlay } from "../flatFace.ts";
import { disc, type Place, rectangle } from "../outlines.ts";
import { cyclicPoint, type Facet, quad, weld } from "../surface.ts";

/* A die of 16 mm, edges and corners cut off. Opposite pips add up to seven; they are painted, and take no mass away. */

export const HALF = 0.008;
export const CUT = 0.0011;
export const FLAT = HALF - CUT;
export const PIP_RADIUS = 0.0013;
export const PIP_SPREAD = 0.0038;

export const COUNTS = [
  [1, 6],
  [2, 5],
  [3, 4],
] as const;

const CORNERS: readonly Place[] = [
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
];
const MIDDLES: readonly Place[] = [
  [-1, 0],
  [1, 0],
];

export function pipPlaces(count: number): readonly Place[] {
  const middle: Place[] = count % 2 === 1 ? [[0, 0]] : [];
  return [
    ...middle,
    ...CORNERS.slice(0, Math.min(4, count - middle.length)),
    ...(count === 6 ? MIDDLES : []),
  ];
}

export function facing(axis: number, side: number): (height: number, place: Place) => Vec3 {
  return (height, [across, along]) => cyclicPoint(axis, side * height, across, side * along);
}

function face(axis: number, side: 1 | -1, count: number): Facet[] {
  const inlays = pipPlaces(count).map(
    ([across, along]): Inlay => ({
      outline: disc([PIP_SPREAD * across, PIP_SPREAD * along], PIP_RADIUS),
      part: "ivory",
    }),
  );
  const onFace = facing(axis, side);
  return flatFace([rectangle(FLAT, FLAT)], inlays, (place) => onFace(HALF, place), "ivory");
}

function cutEdge(axis: number, side: number, nextSide: number): Facet[] {
  const along = [-side * nextSide * FLAT, side * nextSide * FLAT] as const;
  const onFirst = (end: number): Vec3 => cyclicPoint(axis, side * HALF, nextSide * FLAT, end);
  const onNext = (end: number): Vec3 => cyclicPoint(axis, side * FLAT, nextSide * HALF, end);
  return quad([onFirst(along[1]), onFirst(along[0]), onNext(along[0]), onNext(along[1])], "ivory");
}

function cutCorner(x: number, y: number, z: number): Facet {
  const a: Vec3 = [x * HALF, y * FLAT, z * FLAT];
  const b: Vec3 = [x * FLAT, y * HALF, z * FLAT];
  const c: Vec3 = [x * FLAT, y * FLAT, z * HALF];
  return { corners: x * y * z > 0 ? [a, b, c] : [a, c, b], part: "ivory" };
}

function surface(): Facet[] {
  const signs = [1, -1] as const;
  const axes = [0, 1, 2];
  return [
    ...COUNTS.flatMap(([plus, minus], axis) => [...face(axis, 1, plus), ...face(axis, -1, minus)]),
    ...axes.flatMap((axis) =>
      signs.flatMap((side) => signs.flatMap((nextSide) => cutEdge(axis, side, nextSide))),
    ),
    ...signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => cutCorner(x, y, z)))),
  ];
}

export const die = (): Mesh => weld(surface()).mesh;
