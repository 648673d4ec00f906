import type { Vec3 } from "../../core/math/vec3";
import type { EllipsoidMark, GroundMark, RawPose } from "../marks";

/**
 * A vector of length 0 has no direction, and a scale taken from one is infinite: drawn, either puts NaN into the markup and the vertex
 * buffers.
 */

export function isFiniteVec(v: Vec3): boolean {
  return Number.isFinite(v[0]) && Number.isFinite(v[1]) && Number.isFinite(v[2]);
}

export function isFinitePose({ position_W, q_WB, map_WB }: RawPose): boolean {
  return isFiniteVec(position_W) && (map_WB ?? q_WB).every(Number.isFinite);
}

export function isFiniteGround({ centre_W, radius }: GroundMark): boolean {
  return isFiniteVec(centre_W) && Number.isFinite(radius);
}

/** A flat ellipsoid has principal sections but no surface to see through. */
export function enclosesVolume(ellipsoid: EllipsoidMark): boolean {
  return isFinitePose(ellipsoid) && ellipsoid.semiAxes.every((axis) => Number.isFinite(axis) && axis !== 0);
}

/** Round caps would make a dot of a path that leads nowhere. */
function isDrawablePath(path: readonly Vec3[]): boolean {
  const [first] = path;
  if (!first || !path.every(isFiniteVec)) return false;
  return path.some((point) => point[0] !== first[0] || point[1] !== first[1] || point[2] !== first[2]);
}

const checked = new WeakMap<readonly (readonly Vec3[])[], readonly (readonly Vec3[])[]>();

/** The array itself where all paths can be drawn, and checked once: a `LineBatch` uploads a new array. */
export function drawablePaths(paths: readonly (readonly Vec3[])[]): readonly (readonly Vec3[])[] {
  const known = checked.get(paths);
  if (known) return known;
  const drawable = paths.every(isDrawablePath) ? paths : paths.filter(isDrawablePath);
  checked.set(paths, drawable);
  return drawable;
}

/** None if the point has not moved. */
export function trailPoints(points: readonly Vec3[]): readonly Vec3[] {
  const finite = points.every(isFiniteVec) ? points : points.filter(isFiniteVec);
  return isDrawablePath(finite) ? finite : [];
}
