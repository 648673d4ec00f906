import { addVec, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { cachedBy } from "./cachedBy";

/** Lines on a box's faces, body axes [m], by which a turn is seen. */

export function boxDecals(size: Vec3): Vec3[][] {
  return size[0] === size[1] ? dieDecals(size[0]) : flipDecals(size);
}

/** The nine places of a die's pips in halves of the spread, and whether a count has one there. */
const PIP_PLACES = [-1, 0, 1].flatMap((u) => [-1, 0, 1].map((v) => [u, v] as const));

function hasPip(count: number, u: number, v: number): boolean {
  if (u === 0) return v === 0 && count % 2 === 1;
  if (v === 0) return count === 6;
  return count >= (u === v ? 2 : 4);
}

/** On −x, +x, −y, +y, −z, +z: opposite faces add up to seven. */
const PIP_COUNTS = [6, 1, 5, 2, 4, 3] as const;

/** In halves of an edge: to the outer pips, a pip's radius, and from the centre to the pips' plane. */
const PIP_SPREAD = 0.52;
const PIP_RADIUS = 0.16;
const PIP_LIFT = 1.004;
const PIP_CORNERS = 14;

function dieDecals(edge: number): Vec3[][] {
  return PIP_COUNTS.flatMap((count, face) =>
    PIP_PLACES.filter(([u, v]) => hasPip(count, u, v)).map(([u, v]) =>
      circleOn(face, PIP_SPREAD * u, PIP_SPREAD * v, edge / 2),
    ),
  );
}

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

const AXES = [0, 1, 2] as const;
type Axis = (typeof AXES)[number];

/** Half lengths of the border's edges, as shares of the face's. */
const SHARES = { shorter: 0.36, longer: 0.42 } as const;

const INNER = 0.72;

/** A second border within one of the two shows a flip. */
export const flipDecals = cachedBy((size: Vec3) => withInner(borderDecals(size)));

function withInner(borders: Vec3[][]): Vec3[][] {
  const [outer = []] = borders;
  const middle = scaleVec(0.5, addVec(outer[0] ?? zeroVec, outer[2] ?? zeroVec));
  const inner = outer.map((corner) => addVec(middle, scaleVec(INNER, subVec(corner, middle))));
  return [...borders, inner];
}

export function borderDecals(size: Vec3): Vec3[][] {
  const [thin, shorter, longer] = [...AXES].sort((a, b) => size[a] - size[b]) as [Axis, Axis, Axis];
  const corner = (side: number, across: number, along: number): Vec3 => {
    const place: [number, number, number] = [0, 0, 0];
    place[thin] = side * (size[thin] / 2 + 0.001);
    place[shorter] = across * SHARES.shorter * size[shorter];
    place[longer] = along * SHARES.longer * size[longer];
    return place;
  };
  return [1, -1].map((side) => border((across, along) => corner(side, across, along)));
}

/** A closed rectangle by its corners, at −1 and 1 either way. */
export function border<Place>(corner: (across: number, along: number) => Place): Place[] {
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
}
