import { norm, type Vec3, zeroVec } from "../core/math/vec3";
import { type Projected, project, type View } from "./camera";
import { boxFaces } from "./geometry/box";
import { distanceToTriangle } from "./geometry/distance";
import { ofTriangle } from "./geometry/meshSurface";
import { toWorld } from "./geometry/pose";
import type { BodyMark, Mark, MeshMark, ObjectMark, PointMark } from "./marks";
import { facetsOf } from "./svg/facets";
import type { Ball } from "./trackball";

export interface BodyUnder extends Ball {
  readonly key: string;
}

type SolidMark = BodyMark | MeshMark | ObjectMark;
type Triangle = readonly [Projected, Projected, Projected];

/** Of a pointer beside a body [px]: one seen edge-on is a target of twice that. */
export const REACH = 12;

/** Covers a point of the picture, or else is the nearest within reach. */
export function bodyUnder(marks: readonly Mark[], view: View, x: number, y: number): BodyUnder | null {
  const solids = marks.filter(
    (mark): mark is SolidMark => mark.kind === "body" || mark.kind === "mesh" || mark.kind === "object",
  );
  const candidates = [
    ...solids.map((mark) => ({ distance: distanceTo(mark, view, x, y), body: () => ballRound(mark) })),
    ...pointCandidates(marks, view, x, y),
  ];
  const nearest = candidates.reduce<(typeof candidates)[number] | null>(
    (best, one) => (best === null || one.distance < best.distance ? one : best),
    null,
  );
  return nearest && nearest.distance <= REACH ? nearest.body() : null;
}

/** [px]; 0 within the projection of the solid. */
function distanceTo(mark: SolidMark, view: View, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const triangle of trianglesOf(mark, view)) {
    least = Math.min(least, distanceToTriangle(x, y, triangle));
    if (least === 0) return 0;
  }
  return least;
}

function trianglesOf(mark: SolidMark, view: View): readonly Triangle[] {
  switch (mark.kind) {
    case "mesh":
      return facetsOf(mark, view).all.map(({ corners }) => corners);
    case "body":
      return boxFaces(mark).flatMap(({ corners_W: [a_W, b_W, c_W, d_W] }): Triangle[] => {
        const [a, c] = [project(view, a_W), project(view, c_W)];
        return [
          [a, project(view, b_W), c],
          [a, c, project(view, d_W)],
        ];
      });
    case "object": {
      const { mesh } = mark.model.still;
      const corners = mesh.positions.map((corner) => project(view, toWorld(mark, corner)));
      return mesh.triangles.map((triangle) => ofTriangle(triangle, corners));
    }
  }
}

function ballRound(mark: SolidMark): BodyUnder {
  const { key, position_W: centre_W } = mark;
  const corners_B =
    mark.kind === "body"
      ? [[mark.size[0] / 2, mark.size[1] / 2, mark.size[2] / 2] as Vec3]
      : (mark.kind === "mesh" ? mark.mesh : mark.model.still.mesh).positions;
  const radius = corners_B.reduce((most, corner) => Math.max(most, norm(corner)), 0);
  return { key, centre_W, radius };
}

/** Drawn about the origin, and held by any of its point masses. */
function pointCandidates(marks: readonly Mark[], view: View, x: number, y: number) {
  const points = marks.filter((mark): mark is PointMark => mark.kind === "point");
  const radius = points.reduce((most, { at_W }) => Math.max(most, norm(at_W)), 0);
  return points.map(({ key, at_W }) => {
    const at = project(view, at_W);
    return {
      distance: Math.hypot(at.x - x, at.y - y),
      body: (): BodyUnder => ({ key, centre_W: zeroVec, radius }),
    };
  });
}
