import type { Vec3 } from "../../math/vec3.ts";
import type { Mesh } from "../mesh.ts";

/** A triangle, counter-clockwise seen from outside [m], and the part of the object that it belongs to. */
export interface Facet {
  readonly corners: readonly [Vec3, Vec3, Vec3];
  readonly part: Part;
}

/**
 * Parts of objects by what they are; each has colours in the style sheet, `--frame-lit` and `--frame-dim`. The two sides of a thing
 * differ, "front" towards the body's x or z, so that a flip shows.
 */
export const PARTS = [
  "frameFront",
  "frameBack",
  "frame",
  "grip",
  "strings",
  "metal",
  "sleeveFront",
  "sleeveBack",
  "knobFront",
  "knobBack",
  "glass",
  "bezel",
  "shell",
  "camera",
  "lens",
  "cover",
  "coverBack",
  "spine",
  "pages",
  "ivory",
  "pips",
] as const;

export type Part = (typeof PARTS)[number];

/** A closed surface whose solid has the object's mass, and massless thin lines on it. */
export interface ObjectModel {
  readonly mesh: Mesh;
  readonly parts: readonly Part[];
  /** Such as a racket's strings [m], in the mesh's axes. */
  readonly lines: readonly (readonly Vec3[])[];
}

/** Triangles that meet at a place share its corner, as in a closed mesh. */
export function weld(facets: readonly Facet[], lines: ObjectModel["lines"] = []): ObjectModel {
  const indices = new Map<string, number>();
  const positions: Vec3[] = [];
  const indexOf = (corner: Vec3): number => {
    const key = corner.join();
    const index = indices.get(key) ?? positions.push(corner) - 1;
    indices.set(key, index);
    return index;
  };
  const triangles = facets.map(({ corners: [a, b, c] }): Vec3 => [indexOf(a), indexOf(b), indexOf(c)]);
  return { mesh: { positions, triangles }, parts: facets.map(({ part }) => part), lines };
}

export function cyclicPoint(axis: number, first: number, next: number, last: number): Vec3 {
  const point: [number, number, number] = [0, 0, 0];
  point[axis] = first;
  point[(axis + 1) % 3] = next;
  point[(axis + 2) % 3] = last;
  return point;
}

export type Quadrilateral = readonly [Vec3, Vec3, Vec3, Vec3];

export function quad([a, b, c, d]: Quadrilateral, part: Part): Facet[] {
  return [
    { corners: [a, b, c], part },
    { corners: [a, c, d], part },
  ];
}

export function band(
  first: readonly Vec3[],
  second: readonly Vec3[],
  partOf: (edge: number) => Part,
): Facet[] {
  const corner = (ring: readonly Vec3[], k: number) => ring[k % ring.length] as Vec3;
  return first.flatMap((_, k) =>
    quad([corner(first, k), corner(first, k + 1), corner(second, k + 1), corner(second, k)], partOf(k)),
  );
}
