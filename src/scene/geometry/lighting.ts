import { addVec, dot, normaliseVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, viewThrough } from "../camera";

/** Unit vector towards the one lamp, world axes: it hangs over the viewer's left shoulder and turns with the view. */
export function lampDirection(camera: Camera): Vec3 {
  const { right_W, up_W, forward_W } = viewThrough(camera, { width: 1, height: 1 });
  return normaliseVec(
    addVec(scaleVec(-0.45, right_W), addVec(scaleVec(0.75, up_W), scaleVec(-0.8, forward_W))),
  );
}

/** Lambert's law with one distant lamp over the viewer's left shoulder: 0 unlit to 1 facing the lamp. */
export function lambert(lamp_W: Vec3, normal_W: Vec3): number {
  return Math.max(0, dot(lamp_W, normal_W));
}
