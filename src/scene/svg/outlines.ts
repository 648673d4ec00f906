import type { Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { shadowOf } from "../geometry/lighting";
import type { GroundMark } from "../marks";

/**
 * An edge that two faces share is passed once either way, and is no part of the outlines. Filled by the nonzero rule they cover what
 * the faces cover, because every point is gone round as often as before.
 *
 * @param faces all turn the same way
 */
export function outlinesOf(faces: readonly (readonly Projected[])[]): Projected[][] {
  const ends = new Map<string, Projected[]>();
  for (const face of faces) {
    face.forEach((from, index) => {
      const to = face[(index + 1) % face.length] ?? from;
      if (!removeEdge(ends, to, from)) ends.set(placeOf(from), [...(ends.get(placeOf(from)) ?? []), to]);
    });
  }
  return [...ends.keys()].flatMap((start) => loopsFrom(ends, start));
}

/** The upward faces of a closed surface, projected straight down onto the ground, cover its shadow. */
export function shadowOutlines(
  faces: readonly { readonly normal_W: Vec3; readonly corners_W: readonly Vec3[] }[],
  { centre_W }: GroundMark,
  view: View,
): Projected[][] {
  const upward = faces.filter(({ normal_W }) => normal_W[1] > 0);
  const flat = (corner_W: Vec3) => project(view, shadowOf(corner_W, centre_W[1]));
  return outlinesOf(upward.map(({ corners_W }) => corners_W.map(flat)));
}

const placeOf = ({ x, y }: Projected): string => `${x},${y}`;

function removeEdge(ends: Map<string, Projected[]>, from: Projected, to: Projected): boolean {
  const known = ends.get(placeOf(from)) ?? [];
  const index = known.findIndex((end) => placeOf(end) === placeOf(to));
  if (index < 0) return false;
  known.splice(index, 1);
  return true;
}

/** As many edges end at a corner as begin there. */
function loopsFrom(ends: ReadonlyMap<string, Projected[]>, start: string): Projected[][] {
  const loops: Projected[][] = [];
  while (ends.get(start)?.length) {
    const loop: Projected[] = [];
    let at = start;
    do {
      const end = ends.get(at)?.pop();
      if (!end) break;
      loop.push(end);
      at = placeOf(end);
    } while (at !== start);
    loops.push(loop);
  }
  return loops;
}
