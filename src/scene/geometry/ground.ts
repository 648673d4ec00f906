import type { Vec3 } from "../../core/math/vec3";
import type { GroundMark } from "../marks";
import { drawablePaths } from "./drawable";
import { ellipsePoints } from "./ellipse";

const RINGS = 3;
const RING_POINTS = 72;

/** Closed polylines, world axes [m]. */
export function groundRings({ centre_W, radius }: GroundMark): readonly (readonly Vec3[])[] {
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const ringRadius = (radius * (ring + 1)) / RINGS;
    return ellipsePoints(
      { centre_W, across_W: [ringRadius, 0, 0], along_W: [0, 0, ringRadius] },
      RING_POINTS,
    );
  });
  return drawablePaths(rings);
}

/** Straight down on the level y = height. */
export function shadowOf(point_W: Vec3, height: number): Vec3 {
  return [point_W[0], height, point_W[2]];
}
