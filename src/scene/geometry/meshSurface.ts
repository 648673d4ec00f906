import type { Mesh } from "../../core/bodies/mesh";
import { addVec, cross, dot, norm, normaliseVec, scaleVec, subVec, type Vec3 } from "../../core/math/vec3";

/** Outward, each as long as twice the area. */
export function triangleNormals({ positions, triangles }: Mesh): Vec3[] {
  return triangles.map(([a, b, c]) => {
    const [from, to, on] = [vectorAt(positions, a), vectorAt(positions, b), vectorAt(positions, c)];
    return cross(subVec(to, from), subVec(on, from));
  });
}

/** Outward, unit: means of the triangles weighted by area; zero at a corner of no area. */
export function cornerNormals(mesh: Mesh): Vec3[] {
  const sums: Vec3[] = mesh.positions.map(() => [0, 0, 0]);
  triangleNormals(mesh).forEach((normal, index) => {
    for (const corner of mesh.triangles[index] ?? []) sums[corner] = addVec(vectorAt(sums, corner), normal);
  });
  return sums.map((sum) => (norm(sum) > 0 ? normaliseVec(sum) : sum));
}

/** Outward; zero for a triangle of no area. */
export function unitNormals(mesh: Mesh): Vec3[] {
  return triangleNormals(mesh).map((normal) => (norm(normal) > 0 ? normaliseVec(normal) : normal));
}

/** Cosine of 35°: a lesser bend is shaded smoothly. */
const SMOOTH = 0.82;

/** Where more triangles meet, as amid a turned part's end, each keeps its own normal: comparing all would take seconds. */
const MOST_COMPARED = 100;

/**
 * At each triangle's corners, unit: the mean of the nearly parallel triangles of its part; zero in a triangle of no area.
 *
 * @param normals of the triangles, unit
 */
export function creasedNormals(
  mesh: Mesh,
  normals: readonly Vec3[],
  parts: readonly unknown[] = [],
): (readonly [Vec3, Vec3, Vec3])[] {
  const meeting = trianglesAtCorners(mesh);
  return mesh.triangles.map((triangle, index) => {
    const own = vectorAt(normals, index);
    const [a, b, c] = triangle.map((corner) => {
      const here = meeting[corner] ?? [];
      if (here.length > MOST_COMPARED) return own;
      const sum = here
        .filter((other) => parts[other] === parts[index] && dot(own, vectorAt(normals, other)) > SMOOTH)
        .reduce<Vec3>((sum, other) => addVec(sum, vectorAt(normals, other)), [0, 0, 0]);
      return norm(sum) > 0 ? normaliseVec(sum) : sum;
    });
    return [a as Vec3, b as Vec3, c as Vec3];
  });
}

/** At each corner: 1 within a smooth surface, 2 on an edge, 3 and more where edges meet. */
export function surfacesAtCorners(mesh: Mesh): number[] {
  const normals = unitNormals(mesh);
  return trianglesAtCorners(mesh).map((meeting) => {
    const distinct: Vec3[] = [];
    for (const triangle of meeting) {
      const normal = vectorAt(normals, triangle);
      if (norm(normal) > 0 && distinct.every((other) => dot(normal, other) <= SMOOTH)) distinct.push(normal);
    }
    return distinct.length;
  });
}

function trianglesAtCorners({ positions, triangles }: Mesh): number[][] {
  const meeting: number[][] = positions.map(() => []);
  triangles.forEach((triangle, index) => {
    for (const corner of triangle) meeting[corner]?.push(index);
  });
  return meeting;
}

/**
 * Vertices in one cell of a grid become the mean of those with the greatest weight; triangles with two vertices in a cell are dropped.
 * No vertex moves by more than a cell's diagonal.
 *
 * @param cells   along the surface's longest side
 * @param weights vertices on edges may count alone: the mean of all would round the edges off
 * @see Rossignac and Borrel, "Multi-resolution 3D approximations for rendering complex scenes", 1993
 */
export function clusterVertices(mesh: Mesh, cells: number, weights: readonly number[] = []): Mesh {
  const low = boundsCorner(mesh.positions, Math.min);
  const high = boundsCorner(mesh.positions, Math.max);
  const cell = Math.max(...subVec(high, low)) / cells;
  const groups = new Map<string, number>();
  const members: { weight: number; positions: Vec3[] }[] = [];
  const groupOf = mesh.positions.map((position, index) => {
    const key = subVec(position, low)
      .map((part) => Math.floor(part / cell))
      .join();
    const weight = weights[index] ?? 0;
    const group = groups.get(key) ?? members.push({ weight, positions: [] }) - 1;
    groups.set(key, group);
    const known = members[group];
    if (known === undefined || weight > known.weight) members[group] = { weight, positions: [position] };
    else if (weight === known.weight) known.positions.push(position);
    return group;
  });
  const kept = new Map<string, Vec3>();
  for (const triangle of mesh.triangles) {
    const [a = 0, b = 0, c = 0] = triangle.map((corner) => groupOf[corner] ?? 0);
    if (a !== b && b !== c && c !== a) kept.set([a, b, c].sort().join(), [a, b, c]);
  }
  const means = members.map(({ positions }) =>
    scaleVec(1 / positions.length, positions.reduce(addVec, [0, 0, 0])),
  );
  return { positions: means, triangles: [...kept.values()] };
}

function boundsCorner(positions: readonly Vec3[], most: (a: number, b: number) => number): Vec3 {
  return positions.reduce((a, b): Vec3 => [most(a[0], b[0]), most(a[1], b[1]), most(a[2], b[2])]);
}

function vectorAt(vectors: readonly Vec3[], index: number): Vec3 {
  return vectors[index] ?? [0, 0, 0];
}

const PARTS = [-1, 0, 1];

const DIRECTIONS: readonly Vec3[] = PARTS.flatMap((x) =>
  PARTS.flatMap((y) => PARTS.map((z): Vec3 => [x, y, z])),
).filter((direction) => direction.some((part) => part !== 0));

const outermost = new WeakMap<Mesh, readonly Vec3[]>();

/** In each of 26 directions [m, body axes]: two thousand at every frame would be too many. */
export function outermostCorners(mesh: Mesh): readonly Vec3[] {
  const known = outermost.get(mesh);
  if (known) return known;
  const found = new Set(DIRECTIONS.map((direction) => farthest(mesh.positions, direction)));
  const corners = [...found].filter((corner) => corner !== undefined);
  outermost.set(mesh, corners);
  return corners;
}

function farthest(positions: readonly Vec3[], direction: Vec3): Vec3 | undefined {
  let [best, reach]: [Vec3 | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const position of positions) {
    const distance = dot(direction, position);
    if (distance > reach) [best, reach] = [position, distance];
  }
  return best;
}

export function ofTriangle<T>([a, b, c]: Mesh["triangles"][number], list: readonly T[]): [T, T, T] {
  return [list[a] as T, list[b] as T, list[c] as T];
}
