import type { Mesh } from "../../../src/core/bodies/mesh";
import { scaleVec, subVec, type Vec3 } from "../../../src/core/math/vec3";

/** Across the surface, in either direction. */
const LINES = 90;
/** No line passes through the corners of a symmetric surface, where it would be entered twice. */
const BESIDE = 0.4142;

interface Crossing {
  readonly x: number;
  /** 1 where a line along x enters, −1 where it leaves. */
  readonly turn: number;
}

/**
 * Moments of inertia about x, y and z of a uniform kilogram within a closed surface of several pieces, by lines along x: where two pieces
 * overlap counts once.
 */
export function enclosedMoments(mesh: Mesh): Vec3 {
  let mass = 0;
  let [first, second]: [Vec3, Vec3] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { y, z, crossings } of linesThrough(mesh)) {
    let [within, entered] = [0, 0];
    for (const { x, turn } of crossings.sort((a, b) => a.x - b.x)) {
      if (within === 0) entered = x;
      within += turn;
      if (within !== 0) continue;
      const length = x - entered;
      mass += length;
      first = subVec(first, [(entered ** 2 - x ** 2) / 2, -length * y, -length * z]);
      second = subVec(second, [(entered ** 3 - x ** 3) / 3, -length * y * y, -length * z * z]);
    }
  }
  const [centre, squares] = [scaleVec(1 / mass, first), scaleVec(1 / mass, second)];
  const spread = (axis: 0 | 1 | 2) => squares[axis] - centre[axis] ** 2;
  return [spread(1) + spread(2), spread(0) + spread(2), spread(0) + spread(1)];
}

function linesThrough({ positions, triangles }: Mesh) {
  const [ys, zs] = [ends(positions.map(([, y]) => y)), ends(positions.map(([, , z]) => z))];
  const lines = places(ys, 0.5).flatMap((y) =>
    places(zs, BESIDE).map((z) => ({ y, z, crossings: [] as Crossing[] })),
  );
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((corner) => positions[corner]) as [Vec3, Vec3, Vec3];
    const area = turned(a, b, c[1], c[2]);
    if (area === 0) continue;
    for (const j of indicesWithin(ys, a[1], b[1], c[1]))
      for (const k of indicesWithin(zs, a[2], b[2], c[2])) {
        const line = lines[j * LINES + k];
        if (!line) continue;
        const shares = [
          turned(b, c, line.y, line.z),
          turned(c, a, line.y, line.z),
          turned(a, b, line.y, line.z),
        ];
        const [u = 0, v = 0, w = 0] = shares.map((share) => share / area);
        if (u >= 0 && v >= 0 && w >= 0)
          line.crossings.push({ x: u * a[0] + v * b[0] + w * c[0], turn: area > 0 ? -1 : 1 });
      }
  }
  return lines;
}

/** Twice the area of a triangle that is projected along x. */
function turned(p: Vec3, q: Vec3, y: number, z: number): number {
  return (q[1] - p[1]) * (z - p[2]) - (y - p[1]) * (q[2] - p[2]);
}

type Ends = readonly [low: number, high: number];

const ends = (values: readonly number[]): Ends => [Math.min(...values), Math.max(...values)];

function places([low, high]: Ends, offset: number): number[] {
  return Array.from({ length: LINES }, (_, k) => low + ((k + offset) * (high - low)) / LINES);
}

function indicesWithin([low, high]: Ends, ...corners: readonly number[]): number[] {
  const [from, to] = ends(corners).map((corner) => ((corner - low) / (high - low)) * LINES);
  const start = Math.max(0, Math.floor(from ?? 0) - 1);
  return Array.from(
    { length: Math.max(0, Math.min(LINES, Math.ceil(to ?? 0)) - start) },
    (_, k) => start + k,
  );
}
