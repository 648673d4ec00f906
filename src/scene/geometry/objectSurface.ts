import type { Part, Surface } from "../../core/bodies/objects/surface";
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

function cachedFor<Value>(make: (surface: Surface) => Value): (surface: Surface) => Value {
  const known = new WeakMap<Surface, Value>();
  return (surface) => {
    const value = known.get(surface) ?? make(surface);
    known.set(surface, value);
    return value;
  };
}

export const objectNormals = cachedFor((model): readonly Vec3[] => unitNormals(model.mesh));

export const flatFaces = cachedFor((model): readonly FlatFace[] =>
  facesOf(model, objectNormals(model), neighboursOf(model)),
);

/** Where the surface turns sharply, or a patch of another part is let in. */
const featureEdges = cachedFor((surface) =>
  sharpEdges(surface, objectNormals(surface), neighboursOf(surface)),
);

/** The lines of a ghost, body axes [m]: where the surface turns away from the eye, and the edges on the side that is seen. */
export function ghostLines(surface: Surface, eye_B: Vec3): (readonly Vec3[])[] {
  const { positions, triangles } = surface.mesh;
  const at = (corner: number) => positions[corner] as Vec3;
  const isSeen = objectNormals(surface).map(
    (normal, triangle) => dot(normal, subVec(eye_B, at(triangles[triangle]?.[0] ?? 0))) > 0,
  );
  const rim = [...neighboursOf(surface).values()].filter(([, , one, other]) => isSeen[one] && !isSeen[other]);
  const loops = loopsOf(rim.map(([from, to]) => [from, to]));
  return [
    ...loops.map((loop) => [...loop, ...loop.slice(0, 1)].map(at)),
    ...featureEdges(surface)
      .filter(([, , one, other]) => isSeen[one] && isSeen[other])
      .map(([from, to]) => [at(from), at(to)]),
  ];
}

export const objectCornerNormals = cachedFor((model): readonly (readonly [Vec3, Vec3, Vec3])[] =>
  creasedNormals(model.mesh, objectNormals(model), model.parts),
);

/** By the edge as the first of them walks it. */
type Neighbours = ReadonlyMap<string, readonly [from: number, to: number, triangle: number, other: number]>;

const neighboursOf = cachedFor(({ mesh }): Neighbours => {
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
});

/** Cosine of 0.8°, the angle between planes that count as one: two triangles of a bent bar are one face. */
const COPLANAR = 1 - 1e-4;
/** Cosine of 50°. */
const SHARP = 0.64;

function facesOf(model: Surface, normals: readonly Vec3[], neighbours: Neighbours): FlatFace[] {
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

function sharpEdges({ parts }: Surface, normals: readonly Vec3[], neighbours: Neighbours) {
  return [...neighbours.values()].filter(([from, to, one, other]) => {
    const bend = dot(normals[one] as Vec3, normals[other] as Vec3);
    return from < to && (bend < SHARP || (bend > COPLANAR && parts[one] !== parts[other]));
  });
}
