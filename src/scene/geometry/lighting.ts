import { addVec, normaliseVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, viewThrough } from "../camera";
import type { GroundMark } from "../marks";
import { ringPoints } from "./quadrics";

/** Unit vector towards the one lamp, world axes: it hangs over the viewer's left shoulder and turns with the view. */
export function lampFor(camera: Camera): Vec3 {
  const { right_W, up_W, forward_W } = viewThrough(camera, { width: 1, height: 1 });
  return normaliseVec(
    addVec(scaleVec(-0.45, right_W), addVec(scaleVec(0.75, up_W), scaleVec(-0.8, forward_W))),
  );
}

const RINGS = 3;
const RING_POINTS = 72;

/** The rings of the ground, each a closed polyline in world axes [m]. */
export function groundRings({ centre_W, radius }: GroundMark): Vec3[][] {
  return Array.from({ length: RINGS }, (_, ring) => {
    const ringRadius = (radius * (ring + 1)) / RINGS;
    return ringPoints({ centre_W, across_W: [ringRadius, 0, 0], along_W: [0, 0, ringRadius] }, RING_POINTS);
  });
}
