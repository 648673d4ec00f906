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

/** Closed, in one piece or several. */
export interface Surface {
  readonly mesh: Mesh;
  /** Of each triangle. */
  readonly parts: readonly Part[];
}

/** How an object looks, in the axes of the solid that has its mass; the solid is coarser, of the same lengths. */
export interface ObjectModel extends Surface {
  /** Of fewer triangles, for drawings as SVG. */
  readonly still: Surface;
  /** Straight and thin, such as a racket's strings [m]. */
  readonly lines: readonly (readonly [Vec3, Vec3])[];
}

/** @param place takes a point of the model to where it is wanted */
export function placedObject(model: ObjectModel, place: (point: Vec3) => Vec3): ObjectModel {
  const placed = ({ mesh, parts }: Surface): Surface => ({
    mesh: { positions: mesh.positions.map(place), triangles: mesh.triangles },
    parts,
  });
  const lines = model.lines.map(([from, to]) => [place(from), place(to)] as const);
  return { ...placed(model), still: placed(model.still), lines };
}

/** Triangles that meet at a place, to a nanometre, share its corner, as in a closed mesh; those of a tip that have no area are left out. */
export function weld(facets: readonly Facet[]): Surface {
  const indices = new Map<string, number>();
  const positions: Vec3[] = [];
  const indexOf = (corner: Vec3): number => {
    const key = corner.map((part) => Math.round(part * 1e9)).join();
    const index = indices.get(key) ?? positions.push(corner) - 1;
    indices.set(key, index);
    return index;
  };
  const welded = facets
    .map(({ corners: [a, b, c], part }) => ({
      triangle: [indexOf(a), indexOf(b), indexOf(c)] as const,
      part,
    }))
    .filter(({ triangle: [a, b, c] }) => a !== b && b !== c && c !== a);
  return {
    mesh: { positions, triangles: welded.map(({ triangle }) => triangle) },
    parts: welded.map(({ part }) => part),
  };
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
