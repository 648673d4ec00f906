import { addVec, scaleVec, subVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { cachedBy } from "./cachedBy";

/** Lines on a box's faces, body axes [m], by which a turn is seen. */

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
