import { norm, scaleVec, type Vec3 } from "../../math/vec3.ts";
import { type Detail, looks } from "./detail.ts";
import { flatFace, type Inlay } from "./flatFace.ts";
import { disc, rectangle } from "./outlines.ts";
import { COUNTS, CUT, FLAT, facing, HALF, PIP_RADIUS, PIP_SPREAD, pipPlaces } from "./solid/die.ts";
import { cyclicPoint, type Facet, quad } from "./surface.ts";

/* A die with rounded edges and corners, its pips sunk. */

/** Of a pip's radius from its rim, and of its depth. */
const BOWL = [
  [0.25, 0.44],
  [0.5, 0.75],
  [0.8, 0.96],
] as const;
const PIP_DEPTH = 0.0005;

function face(axis: number, side: 1 | -1, count: number, { sides, hasRelief }: Detail): Facet[] {
  const relief = BOWL.map(([inset, depth]) => [inset * PIP_RADIUS, -depth * PIP_DEPTH] as const);
  const inlays = pipPlaces(count).map(
    ([across, along]): Inlay => ({
      outline: disc([PIP_SPREAD * across, PIP_SPREAD * along], PIP_RADIUS, Math.min(sides, 24)),
      part: "pips",
      relief: hasRelief ? relief : [],
    }),
  );
  const onFace = facing(axis, side);
  return flatFace([rectangle(FLAT, FLAT)], inlays, (place, height) => onFace(HALF + height, place), "ivory");
}

/** From an inner corner of the die outward along a direction whose sizes are given; on the sphere round that corner. */
function outward(signs: Vec3, direction: Vec3): Vec3 {
  const [x, y, z] = scaleVec(CUT / norm(direction), direction);
  return [signs[0] * (FLAT + x), signs[1] * (FLAT + y), signs[2] * (FLAT + z)];
}

const SIGNS = [1, -1] as const;

function edge(axis: number, side: number, nextSide: number, strips: number): Facet[] {
  const at = (k: number, end: number): Vec3 => {
    const signs = cyclicPoint(axis, side, nextSide, end);
    return outward(signs, cyclicPoint(axis, strips - k, k, 0));
  };
  const up = side * nextSide;
  return Array.from({ length: strips }, (_, k) =>
    quad([at(k, up), at(k, -up), at(k + 1, -up), at(k + 1, up)], "ivory"),
  ).flat();
}

/** An eighth of a sphere. */
function corner(signs: Vec3, strips: number): Facet[] {
  const at = (i: number, j: number): Vec3 => outward(signs, [strips - i - j, i, j]);
  const turns = signs[0] * signs[1] * signs[2] > 0;
  const triangle = (a: Vec3, b: Vec3, c: Vec3): Facet => ({
    corners: turns ? [a, b, c] : [a, c, b],
    part: "ivory",
  });
  return Array.from({ length: strips }, (_, i) =>
    Array.from({ length: strips - i }, (_, j) => [
      triangle(at(i, j), at(i + 1, j), at(i, j + 1)),
      ...(i + j + 1 < strips ? [triangle(at(i + 1, j), at(i + 1, j + 1), at(i, j + 1))] : []),
    ]).flat(),
  ).flat();
}

function die(detail: Detail): Facet[] {
  const pairs = SIGNS.flatMap((a) => SIGNS.map((b) => [a, b] as const));
  return [
    ...COUNTS.flatMap(([plus, minus], axis) => [
      ...face(axis, 1, plus, detail),
      ...face(axis, -1, minus, detail),
    ]),
    ...[0, 1, 2].flatMap((axis) => pairs.flatMap(([a, b]) => edge(axis, a, b, detail.strips))),
    ...SIGNS.flatMap((x) => pairs.flatMap(([y, z]) => corner([x, y, z], detail.strips))),
  ];
}

/** By itself, for pages that show no other thing. */
export const dieModel = looks(die);
