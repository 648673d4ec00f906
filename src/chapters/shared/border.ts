import { addVec, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";

const AXES = [0, 1, 2] as const;
type Axis = (typeof AXES)[number];

/** Half lengths of the border's edges as shares of the face's shorter and longer edge. */
const SHARES = { shorter: 0.36, longer: 0.42 } as const;

/** The inner of two borders, in halves of the outer one. */
const INNER = 0.72;

/** A border on the two largest faces of a box, and a second one within it on one of them, so that a flip shows. */
export function flipDecals(size: Vec3): Vec3[][] {
  const known = flips.get(size) ?? withInner(borderDecals(size));
  flips.set(size, known);
  return known;
}

const flips = new WeakMap<Vec3, Vec3[][]>();

function withInner(borders: Vec3[][]): Vec3[][] {
  const [outer = []] = borders;
  const middle = scaleVec(0.5, addVec(outer[0] ?? zeroVec, outer[2] ?? zeroVec));
  const inner = outer.map((corner) => addVec(middle, scaleVec(INNER, subVec(corner, middle))));
  return [...borders, inner];
}

/** A border on the two largest faces of a box, which shows a turn; it lies slightly in front of the faces. */
export function borderDecals(size: Vec3): Vec3[][] {
  const [thin, shorter, longer] = [...AXES].sort((a, b) => size[a] - size[b]) as [Axis, Axis, Axis];
  const corner = (side: number, across: number, along: number): Vec3 => {
    const place: [number, number, number] = [0, 0, 0];
    place[thin] = side * (size[thin] / 2 + 0.001);
    place[shorter] = across * SHARES.shorter * size[shorter];
    place[longer] = along * SHARES.longer * size[longer];
    return place;
  };
  return [1, -1].map((side) => [
    corner(side, -1, -1),
    corner(side, 1, -1),
    corner(side, 1, 1),
    corner(side, -1, 1),
    corner(side, -1, -1),
  ]);
}
