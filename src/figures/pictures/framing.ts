import { addVec, dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, eyeDistance, type Viewport, viewThrough } from "../../scene/camera";
import { boxFaces } from "../../scene/geometry/box";
import { isFiniteVec } from "../../scene/geometry/drawable";
import { outermostCorners } from "../../scene/geometry/meshSurface";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark } from "../../scene/marks";

/** As a share of half the picture: for the name of an arrow. */
const ROOM = 0.12;

/** A body farther away could hardly be seen. */
export const MOST_WIDENING = 2.5;

/**
 * How many times farther the camera must be, 1 at least, to show ends of arrows, corners and centres of bodies. A point p from the target
 * is at the edge where |right·p| · focal = half · depth, and its depth is the eye's distance and forward·p. An arrow too long to be
 * shown whole does not count.
 */
export function wideningFor(marks: readonly Mark[], camera: Camera, viewport: Viewport): number {
  const { right_W, up_W, forward_W, focal } = viewThrough(camera, viewport);
  const across = ((1 - ROOM) * viewport.width) / 2;
  const up = ((1 - ROOM) * viewport.height) / 2;
  if (across <= 0 || up <= 0) return 1;
  const distances = marks
    .flatMap(seenPoints)
    .filter(isFiniteVec)
    .map((point_W) => {
      const from_W = subVec(point_W, camera.target_W);
      const steepest = Math.max(Math.abs(dot(right_W, from_W)) / across, Math.abs(dot(up_W, from_W)) / up);
      return steepest * focal - dot(forward_W, from_W);
    });
  const factors = distances.map((distance) => distance / eyeDistance(camera));
  return Math.max(1, ...factors.filter((factor) => factor <= MOST_WIDENING));
}

function seenPoints(mark: Mark): readonly Vec3[] {
  switch (mark.kind) {
    case "arrow":
      return [mark.tail_W, addVec(mark.tail_W, mark.span_W)];
    case "body":
      return boxFaces(mark).flatMap(({ corners_W }) => corners_W);
    case "mesh":
      return outermostCorners(mark.mesh).map((corner_B) => toWorld(mark, corner_B));
    case "object":
      return outermostCorners(mark.model.still.mesh).map((corner_B) => toWorld(mark, corner_B));
    case "ellipsoid":
      return [-1, 1].flatMap((sign) => tipsOf(mark.semiAxes, sign).map((tip_B) => toWorld(mark, tip_B)));
    default:
      return [];
  }
}

/** Of the semi-axes, on one side. */
function tipsOf([a, b, c]: Vec3, sign: number): readonly Vec3[] {
  return [
    [sign * a, 0, 0],
    [0, sign * b, 0],
    [0, 0, sign * c],
  ];
}

/** Before something leaves the picture, without swaying [s]. */
const AWAY_SECONDS = 0.15;
const NEAR_SECONDS = 1.5;

export function widenedTowards(widening: number, wanted: number, seconds: number): number {
  const constant = wanted > widening ? AWAY_SECONDS : NEAR_SECONDS;
  const next = wanted + (widening - wanted) * Math.exp(-seconds / constant);
  return Math.abs(next - wanted) < SETTLED ? wanted : next;
}

/** Moves no line by a pixel. */
const SETTLED = 0.002;
