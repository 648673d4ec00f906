import type { Vec3 } from "../../../math/vec3.ts";
import type { Mesh } from "../../mesh.ts";
import { band, cyclicPoint, type Facet, type Quadrilateral, quad, weld } from "../surface.ts";

/*
 * A jack, the piece of the game: six arms from a cube. The pairs differ in length: with six equal arms every axis would be as good
 * as any other, and the jack would not flip.
 */

export const CORE = 0.003;

/** Squares across an arm: distance from the cube's face as a share of the arm, and half of their side [m]. */
const ARM: readonly (readonly [share: number, half: number])[] = [
  [0, CORE],
  [0.55, 0.0019],
  [0.68, 0.0036],
  [0.9, 0.0036],
  [1, 0.002],
];

/** From the centre to the arms' ends along x, y and z [m]. */
export const REACH = [0.009, 0.0125, 0.0165] as const;

function arm(axis: number, side: 1 | -1, reach: number): Facet[] {
  const squares = ARM.map(([share, half]) => square(axis, side, CORE + share * (reach - CORE), half));
  const [root, waist] = [squares[0] as Quadrilateral, squares[1] as Quadrilateral];
  const knob = squares.slice(2).flatMap((outer, k) => band(squares[k + 1] ?? outer, outer, () => "metal"));
  return [...band(root, waist, () => "metal"), ...knob, ...quad(squares.at(-1) as Quadrilateral, "metal")];
}

function square(axis: number, side: 1 | -1, out: number, half: number): Quadrilateral {
  const corner = (across: number, along: number): Vec3 =>
    cyclicPoint(axis, side * out, half * across, half * side * along);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

export const jack = (): Mesh =>
  weld(REACH.flatMap((reach, axis) => [...arm(axis, 1, reach), ...arm(axis, -1, reach)])).mesh;
