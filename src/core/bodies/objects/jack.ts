import type { Vec3 } from "../../math/vec3.ts";
import {
  band,
  cyclicPoint,
  type Facet,
  type ObjectModel,
  type Part,
  type Quadrilateral,
  quad,
  weld,
} from "./surface.ts";

/*
 * A jack, the piece of the game: six arms from a cube. The pairs differ in length: with six equal arms every axis would be as good
 * as any other, and the jack would not flip.
 */

const CORE = 0.003;

/** Squares across an arm: distance from the cube's face as a share of the arm, and half of their side [m]. */
const ARM: readonly (readonly [share: number, half: number])[] = [
  [0, CORE],
  [0.55, 0.0019],
  [0.68, 0.0036],
  [0.9, 0.0036],
  [1, 0.002],
];

/** From the centre to the arms' ends along x, y and z [m], and the two arms' parts. */
const REACH: readonly (readonly [reach: number, plus: Part, minus: Part])[] = [
  [0.009, "metal", "metal"],
  [0.0125, "metal", "metal"],
  [0.0165, "knobFront", "knobBack"],
];

function arm(axis: number, side: 1 | -1, reach: number, part: Part): Facet[] {
  const squares = ARM.map(([share, half]) => square(axis, side, CORE + share * (reach - CORE), half));
  const [root, waist] = [squares[0] as Quadrilateral, squares[1] as Quadrilateral];
  const knob = squares.slice(2).flatMap((outer, k) => band(squares[k + 1] ?? outer, outer, () => part));
  return [...band(root, waist, () => "metal"), ...knob, ...quad(squares.at(-1) as Quadrilateral, part)];
}

function square(axis: number, side: 1 | -1, out: number, half: number): Quadrilateral {
  const corner = (across: number, along: number): Vec3 =>
    cyclicPoint(axis, side * out, half * across, half * side * along);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

export const jack = (): ObjectModel =>
  weld(
    REACH.flatMap(([reach, plus, minus], axis) => [
      ...arm(axis, 1, reach, plus),
      ...arm(axis, -1, reach, minus),
    ]),
  );
