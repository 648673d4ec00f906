import { addVec, cross, norm, normaliseVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import type { GroundMark, Panel, PlaneMark } from "../marks";
import { drawablePaths } from "./drawable";
import { ellipsePoints, farthestAxis, type SpatialEllipse } from "./ellipse";

const RING_POINTS = 72;
const RINGS = 3;

/** Rings from the middle outwards, or a grid; the border last. */
export function planeLines(plane: PlaneMark): readonly (readonly Vec3[])[] {
  const { centre_W, panel } = plane;
  if (panel) return drawablePaths(panelLines(centre_W, panel));
  const disc = discOf(plane);
  return disc ? drawablePaths(ringsOf(disc)) : [];
}

function panelLines(centre_W: Vec3, { across_W, along_W, cells, offset = [0, 0] }: Panel): Vec3[][] {
  const at = (u: number, v: number) => addVec(centre_W, addVec(scaleVec(u, across_W), scaleVec(v, along_W)));
  const inner = (count: number, by: number) =>
    Array.from({ length: count }, (_, k) => (2 * (k + by)) / count - 1).filter((place) => place > -1);
  return [
    ...inner(cells[0], offset[0]).map((u) => [at(u, -1), at(u, 1)]),
    ...inner(cells[1], offset[1]).map((v) => [at(-1, v), at(1, v)]),
    [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1), at(-1, -1)],
  ];
}

/** Null for a normal without a direction. */
export function discOf({ centre_W, normal_W, radius }: PlaneMark): SpatialEllipse | null {
  const length = norm(normal_W);
  if (!(length > 0) || !Number.isFinite(length)) return null;
  const across_W = scaleVec(radius, normaliseVec(cross(normal_W, farthestAxis(normal_W))));
  return { centre_W, across_W, along_W: cross(normal_W, across_W) };
}

/** Closed polylines, world axes [m]. */
export function groundRings({ centre_W, radius }: GroundMark): readonly (readonly Vec3[])[] {
  return drawablePaths(ringsOf({ centre_W, across_W: [radius, 0, 0], along_W: [0, 0, radius] }));
}

function ringsOf({ centre_W, across_W, along_W }: SpatialEllipse): Vec3[][] {
  return Array.from({ length: RINGS }, (_, ring) => {
    const part = (ring + 1) / RINGS;
    const rim = { centre_W, across_W: scaleVec(part, across_W), along_W: scaleVec(part, along_W) };
    return ellipsePoints(rim, RING_POINTS);
  });
}
