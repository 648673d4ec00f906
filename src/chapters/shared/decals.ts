import type { Vec3 } from "../../core/math/vec3";

/** Where the pips of each count stand on a face, from −1 to 1 each way. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
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
const COUNTS = [6, 1, 5, 2, 4, 3] as const;

/** As parts of half an edge: how far the outer pips stand from the middle, how large a pip is, how far it is lifted. */
const SPREAD = 0.52;
const RADIUS = 0.16;
const LIFT = 1.004;
const CORNERS = 14;

/** The pips of a die with this edge, as circles just off its faces, body axes [m]. */
export function dieDecals(edge: number): Vec3[][] {
  return COUNTS.flatMap((count, face) =>
    (PLACES[count] ?? []).map(([u, v]) => circleOn(face, SPREAD * u, SPREAD * v, edge / 2)),
  );
}

function circleOn(face: number, u: number, v: number, half: number): Vec3[] {
  const axis = Math.floor(face / 2);
  const side = face % 2 === 0 ? -LIFT : LIFT;
  return Array.from({ length: CORNERS + 1 }, (_, k): Vec3 => {
    const angle = (2 * Math.PI * k) / CORNERS;
    const point: [number, number, number] = [0, 0, 0];
    point[axis] = half * side;
    point[(axis + 1) % 3] = half * (u + RADIUS * Math.cos(angle));
    point[(axis + 2) % 3] = half * (v + RADIUS * Math.sin(angle));
    return point;
  });
}
