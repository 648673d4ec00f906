import type { Vec3 } from "../../core/math/vec3";
import { flipDecals } from "./border";

/** Decals: lines drawn on a box's faces, body axes [m], by which a turn is seen. */

/** A box's decals: the pips of a die where its first two edges are equal, else borders. */
export function boxDecals(size: Vec3): Vec3[][] {
  return size[0] === size[1] ? dieDecals(size[0]) : flipDecals(size);
}

/** Places of the pips of each count on a face, from −1 to 1 each way. */
const PIP_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** Pips on the faces −x, +x, −y, +y, −z, +z: those of opposite faces add up to seven. */
const PIP_COUNTS = [6, 1, 5, 2, 4, 3] as const;

/** In halves of an edge: from the middle to the outer pips, a pip's radius, and from the centre to the plane of the pips. */
const PIP_SPREAD = 0.52;
const PIP_RADIUS = 0.16;
const PIP_LIFT = 1.004;
const PIP_CORNERS = 14;

/** The pips of a die with this edge, as circles just off its faces. */
function dieDecals(edge: number): Vec3[][] {
  return PIP_COUNTS.flatMap((count, face) =>
    (PIP_PLACES[count] ?? []).map(([u, v]) => circleOn(face, PIP_SPREAD * u, PIP_SPREAD * v, edge / 2)),
  );
}

/** A pip at (u, v) on a face, in the order of {@link PIP_COUNTS}. */
function circleOn(face: number, u: number, v: number, half: number): Vec3[] {
  const axis = Math.floor(face / 2);
  const side = face % 2 === 0 ? -PIP_LIFT : PIP_LIFT;
  return Array.from({ length: PIP_CORNERS + 1 }, (_, k): Vec3 => {
    const angle = (2 * Math.PI * k) / PIP_CORNERS;
    const point: [number, number, number] = [0, 0, 0];
    point[axis] = half * side;
    point[(axis + 1) % 3] = half * (u + PIP_RADIUS * Math.cos(angle));
    point[(axis + 2) % 3] = half * (v + PIP_RADIUS * Math.sin(angle));
    return point;
  });
}
