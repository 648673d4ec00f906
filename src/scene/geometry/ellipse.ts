import type { Vec3 } from "../../core/math/vec3";

/** centre + cos s · across + sin s · along [m]. */
export interface SpatialEllipse {
  readonly centre_W: Vec3;
  readonly across_W: Vec3;
  readonly along_W: Vec3;
}

/** A closed polyline. */
export function ellipsePoints(
  { centre_W: c, across_W: u, along_W: v }: SpatialEllipse,
  count: number,
): Vec3[] {
  return circle(count).map(([x, y]) => [
    c[0] + x * u[0] + y * v[0],
    c[1] + x * u[1] + y * v[1],
    c[2] + x * u[2] + y * v[2],
  ]);
}

const circles = new Map<number, (readonly [number, number])[]>();

/** The first point is repeated at the end. */
function circle(count: number): (readonly [number, number])[] {
  const known = circles.get(count);
  if (known) return known;
  const points = Array.from({ length: count + 1 }, (_, k) => {
    const angle = (2 * Math.PI * (k % count)) / count;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  circles.set(count, points);
  return points;
}

/** Of the coordinate axes: their cross product is not near zero. */
export function farthestAxis(v: Vec3): Vec3 {
  const [x, y, z] = [Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2])];
  if (x <= y && x <= z) return [1, 0, 0];
  return y <= z ? [0, 1, 0] : [0, 0, 1];
}
