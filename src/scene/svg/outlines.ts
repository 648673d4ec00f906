import type { Vec3 } from "../../core/math/vec3";
import { type Projected, project, type View } from "../camera";
import { shadowOf } from "../geometry/lighting";
import type { GroundMark } from "../marks";

/**
 * An edge shared by two faces is passed once either way, and is in no outline. Filled by the nonzero rule, outlines cover what the faces
 * cover, because every point is gone round as often as before.
 *
 * @param faces all turn the same way
 */
export function outlinesOf(faces: readonly (readonly Projected[])[]): Projected[][] {
  const ends = new Map<string, Corner[]>();
  for (const face of faces) {
    const corners = face.map((place) => ({ place, name: `${place.x},${place.y}` }));
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const wayBack = ends.get(to.name) ?? [];
      const known = wayBack.findIndex(({ name }) => name === from.name);
      if (known >= 0) wayBack.splice(known, 1);
      else ends.set(from.name, [...(ends.get(from.name) ?? []), to]);
    });
  }
  return [...ends.keys()].flatMap((start) => loopsFrom(ends, start));
}

/** Faces meet where their corners' names are the same. */
interface Corner {
  readonly place: Projected;
  readonly name: string;
}

/** As many edges end at a corner as begin there. */
function loopsFrom(ends: ReadonlyMap<string, Corner[]>, start: string): Projected[][] {
  const loops: Projected[][] = [];
  while (ends.get(start)?.length) {
    const loop: Projected[] = [];
    let at = start;
    do {
      const end = ends.get(at)?.pop();
      if (!end) break;
      loop.push(end.place);
      at = end.name;
    } while (at !== start);
    loops.push(loop);
  }
  return loops;
}

/** A closed surface's upward faces, projected straight down onto the ground, cover its shadow. */
export function shadowOutlines(
  faces: readonly { readonly normal_W: Vec3; readonly corners_W: readonly Vec3[] }[],
  { centre_W }: GroundMark,
  view: View,
): Projected[][] {
  const upward = faces.filter(({ normal_W }) => normal_W[1] > 0);
  const flat = (corner_W: Vec3) => project(view, shadowOf(corner_W, centre_W[1]));
  return outlinesOf(upward.map(({ corners_W }) => corners_W.map(flat)));
}
