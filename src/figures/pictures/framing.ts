import { addVec, dot, subVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, eyeDistance, type Viewport, viewThrough } from "../../scene/camera";
import { boxFaces } from "../../scene/geometry/box";
import { isFiniteVec } from "../../scene/geometry/drawable";
import { outermostCorners } from "../../scene/geometry/meshSurface";
import { toWorld } from "../../scene/geometry/pose";
import type { Mark } from "../../scene/marks";

/** How far from the edge, as a share of half the picture, what must be seen is kept: room for the name of an arrow. */
const ROOM = 0.12;

/** A camera goes back to this many times its distance at most: farther away a body could hardly be seen. */
export const MOST_WIDENING = 2.5;

/**
 * By how much a camera must go back from its target for the tips of arrows, the corners of boxes and of meshes and the centres of
 * other bodies to be in the picture, 1 at least. A point p from the target is at the edge where |right·p| · focal = half · depth,
 * and its depth is the eye's distance and forward·p. For an arrow too long to be shown whole it does not go back: it stays with
 * the body, and the arrow's name stands at the edge.
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
      return [addVec(mark.tail_W, mark.span_W)];
    case "body":
      return boxFaces(mark).flatMap(({ corners_W }) => corners_W);
    case "mesh":
      return outermostCorners(mark.mesh).map((corner_B) => toWorld(mark, corner_B));
    case "object":
      return [mark.position_W];
    default:
      return [];
  }
}

/** Time constants of going back, before something has left the picture, and of coming near again, which must not sway [s]. */
const AWAY_SECONDS = 0.15;
const NEAR_SECONDS = 1.5;

/** The next widening on the way to the one wanted, after some seconds. */
export function widenedTowards(widening: number, wanted: number, seconds: number): number {
  const constant = wanted > widening ? AWAY_SECONDS : NEAR_SECONDS;
  const next = wanted + (widening - wanted) * Math.exp(-seconds / constant);
  return Math.abs(next - wanted) < SETTLED ? wanted : next;
}

/** A difference of the widening that moves no line by a pixel. */
const SETTLED = 0.002;
