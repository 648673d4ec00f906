import type { ObjectModel, Part } from "../../core/bodies/objects/surface";
import { dot, subVec, type Vec3 } from "../../core/math/vec3";
import { creasedNormals, unitNormals } from "./meshSurface";

/** Neighbouring triangles of one part in one plane. */
export interface FlatFace {
  /** Corners of the mesh, seen from outside: the outline counter-clockwise, then holes, clockwise. */
  readonly loops: readonly (readonly number[])[];
  /** Unit, outward. */
  readonly normal: Vec3;
  readonly part: Part;
  /** Nothing of the object can hide it from an eye that it faces. */
  readonly isOutermost: boolean;
}

function cachedFor<Value>(make: (model: ObjectModel) => Value): (model: ObjectModel) => Value {
  const known = new WeakMap<ObjectModel, Value>();
  return (model) => {
    const value = known.get(model) ?? make(model);
    known.set(model, value);
    return value;
  };
}

export const objectNormals = cachedFor((model): readonly Vec3[] => unitNormals(model.mesh));

export const flatFaces = cachedFor((model): readonly FlatFace[] =>
  facesOf(model, objectNormals(model), neighboursOf(model)),
);

/** Where the surface turns sharply or another part begins, body axes [m]. */
export const objectEdges = cachedFor((model): readonly (readonly [Vec3, Vec3])[] =>
  sharpEdges(model, objectNormals(model), neighboursOf(model)),
);

export const objectCornerNormals = cachedFor((model): readonly (readonly [Vec3, Vec3, Vec3])[] =>
  creasedNormals(model.mesh, objectNormals(model), model.parts),
);

/** By the edge as the first of them walks it. */
type Neighbours = ReadonlyMap<string, readonly [from: number, to: number, triangle: number, other: number]>;

function neighboursOf({ mesh }: ObjectModel): Neighbours {
  const walkers = new Map<string, number>();
  const walks = mesh.triangles.flatMap(([a, b, c], triangle) =>
    [[a, b] as const, [b, c] as const, [c, a] as const].map(([from, to]) => ({ from, to, triangle })),
  );
  for (const { from, to, triangle } of walks) walkers.set(`${from} ${to}`, triangle);
  return new Map(
    walks.map(({ from, to, triangle }) => [
      `${from} ${to}`,
      [from, to, triangle, walkers.get(`${to} ${from}`) ?? triangle] as const,
    ]),
  );
}

/** Cosine of the angle between planes that count as one. */
const COPLANAR = 1 - 1e-9;
/** Cosine of 50°. */
const SHARP = 0.64;

function facesOf(model: ObjectModel, normals: readonly Vec3[], neighbours: Neighbours): FlatFace[] {
  const { mesh, parts } = model;
  const faceOf: (number | undefined)[] = [];
  const isOneFace = (a: number, b: number) =>
    parts[a] === parts[b] && dot(normals[a] as Vec3, normals[b] as Vec3) > COPLANAR;
  const around = mesh.triangles.map(([a, b, c]) =>
    [`${a} ${b}`, `${b} ${c}`, `${c} ${a}`].map((edge) => neighbours.get(edge)?.[3] ?? 0),
  );
  let count = 0;
  mesh.triangles.forEach((_, seed) => {
    if (faceOf[seed] !== undefined) return;
    const stack = [seed];
    for (let triangle = stack.pop(); triangle !== undefined; triangle = stack.pop()) {
      if (faceOf[triangle] !== undefined) continue;
      faceOf[triangle] = count;
      stack.push(...(around[triangle] ?? []).filter((next) => isOneFace(seed, next)));
    }
    count += 1;
  });
  const borders: [number, number][][] = Array.from({ length: count }, () => []);
  for (const [from, to, triangle, other] of neighbours.values()) {
    const face = faceOf[triangle] ?? 0;
    if (faceOf[other] !== face) borders[face]?.push([from, to]);
  }
  return borders.map((border, face): FlatFace => {
    const first = faceOf.indexOf(face);
    const normal = normals[first] as Vec3;
    const corner = mesh.positions[mesh.triangles[first]?.[0] ?? 0] as Vec3;
    return {
      loops: loopsOf(border),
      normal,
      part: parts[first] ?? "frame",
      isOutermost: mesh.positions.every((position) => dot(normal, subVec(position, corner)) < 1e-9),
    };
  });
}

function loopsOf(border: readonly (readonly [number, number])[]): number[][] {
  const nextOf = new Map(border);
  const loops: number[][] = [];
  for (const [start] of border) {
    const loop: number[] = [];
    for (let at: number | undefined = start; at !== undefined; ) {
      const next: number | undefined = nextOf.get(at);
      nextOf.delete(at);
      if (next !== undefined) loop.push(at);
      at = next;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

function sharpEdges(
  { mesh, parts }: ObjectModel,
  normals: readonly Vec3[],
  neighbours: Neighbours,
): [Vec3, Vec3][] {
  return [...neighbours.values()]
    .filter(([from, to]) => from < to)
    .filter(
      ([, , one, other]) =>
        parts[one] !== parts[other] || dot(normals[one] as Vec3, normals[other] as Vec3) < SHARP,
    )
    .map(([from, to]) => [mesh.positions[from] as Vec3, mesh.positions[to] as Vec3]);
}
