import type { Mesh } from "../../core/bodies/mesh";
import { addVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

/* Lines of a ghost's shape: body axes about the centre of mass, in the picture's unit. */

export type Outline = readonly (readonly Vec3[])[];

const ROUND = 48;

function ring(at: (cosine: number, sine: number) => Vec3): Vec3[] {
  return Array.from({ length: ROUND + 1 }, (_, k) => {
    const angle = (2 * Math.PI * (k % ROUND)) / ROUND;
    return at(Math.cos(angle), Math.sin(angle));
  });
}

export function cylinderOutline(radius: number, height: number): Outline {
  const half = height / 2;
  const rim = (z: number) => ring((cosine, sine) => [radius * cosine, radius * sine, z]);
  const side = (x: number, y: number): Vec3[] => [
    [x, y, -half],
    [x, y, half],
  ];
  const sides = [side(radius, 0), side(0, radius), side(-radius, 0), side(0, -radius)];
  return [rim(-half), rim(half), ...sides];
}

export function ellipsoidOutline([a, b, c]: Vec3): Outline {
  return [
    ring((cosine, sine) => [0, b * cosine, c * sine]),
    ring((cosine, sine) => [a * cosine, 0, c * sine]),
    ring((cosine, sine) => [a * cosine, b * sine, 0]),
  ];
}

export function pointsOutline(points: readonly Vec3[]): Outline {
  return points.map((at) => [[0, 0, 0], at]);
}

export function meshOutline({ positions, triangles }: Mesh): Outline {
  return ([0, 1, 2] as const).flatMap((axis) =>
    joined(
      triangles.flatMap((triangle) => {
        const [a, b, c] = triangle.map((corner) => positions[corner] as Vec3) as [Vec3, Vec3, Vec3];
        const crossings = [crossing(a, b, axis), crossing(b, c, axis), crossing(c, a, axis)].filter(
          (at): at is Vec3 => at !== null,
        );
        return crossings.length === 2 ? [crossings as [Vec3, Vec3]] : [];
      }),
    ),
  );
}

/** Both triangles that share an edge get the same point. */
function crossing(from: Vec3, to: Vec3, axis: 0 | 1 | 2): Vec3 | null {
  const [low, high] = from[axis] < to[axis] ? [from, to] : [to, from];
  // A corner in the plane counts as above it, which closes the sections of a closed surface.
  if (low[axis] >= 0 || high[axis] < 0) return null;
  const along = -low[axis] / (high[axis] - low[axis]);
  return addVec(low, scaleVec(along, subVec(high, low)));
}

/** Joins pieces, so that dashes go on along them. */
function joined(pieces: readonly (readonly [Vec3, Vec3])[]): Vec3[][] {
  const ends = new Map<string, Set<number>>();
  for (const [index, piece] of pieces.entries())
    for (const end of piece) ends.set(end.join(), (ends.get(end.join()) ?? new Set()).add(index));
  const left = new Set(pieces.keys());
  const next = (at: Vec3) => [...(ends.get(at.join()) ?? [])].find((index) => left.has(index));
  const paths: Vec3[][] = [];
  for (const first of pieces.keys()) {
    if (!left.delete(first)) continue;
    const path = [...(pieces[first] as readonly [Vec3, Vec3])];
    for (let index = next(path.at(-1) as Vec3); index !== undefined; index = next(path.at(-1) as Vec3)) {
      left.delete(index);
      const [from, to] = pieces[index] as readonly [Vec3, Vec3];
      path.push(from.join() === path.at(-1)?.join() ? to : from);
    }
    paths.push(path);
  }
  return paths;
}
