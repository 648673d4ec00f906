import earcut from "earcut";
import type { Vec3 } from "../../math/vec3.ts";
import type { Facet, Part } from "./surface.ts";

/** Across and along a plan [m]. */
export type Place = readonly [across: number, along: number];

export interface Inlay {
  readonly outline: readonly Place[];
  readonly part: Part;
}

/**
 * The triangles of a flat face inside the first ring and outside the others. Patches of other parts are let in flush, so that the
 * surface stays closed.
 *
 * @param lift takes a place of the plan to body axes; a face counter-clockwise in the plan is seen from outside
 * @see Eberly, "Triangulation by Ear Clipping", 2002: the method of the package earcut
 */
export function flatFace(
  rings: readonly (readonly Place[])[],
  inlays: readonly Inlay[],
  lift: (place: Place) => Vec3,
  part: Part,
): Facet[] {
  const around = triangulate([...rings, ...inlays.map(({ outline }) => outline)], lift, part);
  return [...around, ...inlays.flatMap((inlay) => triangulate([inlay.outline], lift, inlay.part))];
}

function triangulate(
  rings: readonly (readonly Place[])[],
  lift: (place: Place) => Vec3,
  part: Part,
): Facet[] {
  const places = rings.flat();
  const holes = rings.slice(1).map((_, hole) => rings.slice(0, hole + 1).flat().length);
  const indices = earcut(places.flat(), holes);
  return Array.from({ length: indices.length / 3 }, (_, k): Facet => {
    const [a, b, c] = [0, 1, 2].map((corner) => places[indices[3 * k + corner] ?? 0]) as [
      Place,
      Place,
      Place,
    ];
    const isCounterClockwise = (b[0] - a[0]) * (c[1] - a[1]) > (c[0] - a[0]) * (b[1] - a[1]);
    return { corners: isCounterClockwise ? [lift(a), lift(b), lift(c)] : [lift(a), lift(c), lift(b)], part };
  });
}
