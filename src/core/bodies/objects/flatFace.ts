import earcut from "earcut";
import type { Vec3 } from "../../math/vec3.ts";
import { loft } from "./loft.ts";
import { insetRing, type Place } from "./outlines.ts";
import type { Facet, Part } from "./surface.ts";

export interface Inlay {
  readonly outline: readonly Place[];
  readonly part: Part;
  /** Its wall, from the outline to its own face [m]: a height below 0 is sunk. By default it is flush. */
  readonly relief?: readonly (readonly [inset: number, height: number])[];
  readonly inlays?: readonly Inlay[];
}

/** To body axes; a face counter-clockwise in the plan is seen from outside. */
type Lift = (place: Place, height: number) => Vec3;

/**
 * The triangles of a flat face inside the first ring and outside the others. Patches of other parts are let in, so that the
 * surface stays closed.
 *
 * @see Eberly, "Triangulation by Ear Clipping", 2002: the method of the package earcut
 */
export function flatFace(
  rings: readonly (readonly Place[])[],
  inlays: readonly Inlay[],
  lift: Lift,
  part: Part,
): Facet[] {
  const around = triangulate([...rings, ...inlays.map(({ outline }) => outline)], lift, part);
  return [...around, ...inlays.flatMap((inlay) => inlaid(inlay, lift))];
}

function inlaid({ outline, part, relief = [], inlays = [] }: Inlay, lift: Lift): Facet[] {
  if (relief.length === 0) return flatFace([outline], inlays, lift, part);
  const edge = isCounterClockwise(outline) ? outline : [...outline].reverse();
  const [top] = relief.at(-1) ?? [0, 0];
  const height = relief.at(-1)?.[1] ?? 0;
  const levels = [[0, 0] as const, ...relief].map(([inset, up]) =>
    insetRing(edge, inset).map((place) => lift(place, up)),
  );
  return [
    ...loft(levels, () => part),
    ...flatFace([insetRing(edge, top)], inlays, (place, up) => lift(place, height + up), part),
  ];
}

function isCounterClockwise(ring: readonly Place[]): boolean {
  const [last] = ring.slice(-1);
  let from = last ?? [0, 0];
  let area = 0;
  for (const to of ring) {
    area += from[0] * to[1] - from[1] * to[0];
    from = to;
  }
  return area > 0;
}

function triangulate(rings: readonly (readonly Place[])[], lift: Lift, part: Part): Facet[] {
  const places = rings.flat();
  const holes = rings.slice(1).map((_, hole) => rings.slice(0, hole + 1).flat().length);
  const indices = earcut(places.flat(), holes);
  return Array.from({ length: indices.length / 3 }, (_, k): Facet => {
    const [a, b, c] = [0, 1, 2].map((corner) => places[indices[3 * k + corner] ?? 0]) as [
      Place,
      Place,
      Place,
    ];
    const [first, second] = isCounterClockwise([a, b, c]) ? [b, c] : [c, b];
    return { corners: [lift(a, 0), lift(first, 0), lift(second, 0)], part };
  });
}
