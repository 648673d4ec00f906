import { addVec, cross, norm, normaliseVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import type { Panel, PlaneMark } from "../marks";
import { drawablePaths } from "./drawable";
import { ellipsePoints, farthestAxis, type SpatialEllipse } from "./ellipse";

const PLANE_POINTS = 72;
const PLANE_RINGS = 3;

/** Rings from the middle outwards, or a grid; the border last. */
export function planeLines(plane: PlaneMark): readonly (readonly Vec3[])[] {
  return drawablePaths(plane.panel ? panelLines(plane.centre_W, plane.panel) : planeRings(plane));
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

function planeRings(plane: PlaneMark): Vec3[][] {
  const disc = discOf(plane);
  if (!disc) return [];
  const { centre_W, across_W, along_W } = disc;
  return Array.from({ length: PLANE_RINGS }, (_, ring) => {
    const part = (ring + 1) / PLANE_RINGS;
    const rim = { centre_W, across_W: scaleVec(part, across_W), along_W: scaleVec(part, along_W) };
    return ellipsePoints(rim, PLANE_POINTS);
  });
}
