import { addVec, dot, normaliseVec, scaleVec, type Vec3 } from "../../core/math/vec3";
import { type Camera, viewThrough } from "../camera";

/** Over the viewer's left shoulder, turning with the view; unit length, world axes. */
export function lampDirection(camera: Camera): Vec3 {
  const { right_W, up_W, forward_W } = viewThrough(camera, { width: 1, height: 1 });
  return normaliseVec(
    addVec(scaleVec(-0.45, right_W), addVec(scaleVec(0.75, up_W), scaleVec(-0.8, forward_W))),
  );
}

/** 0 unlit to 1 facing the lamp. */
export function lambert(lamp_W: Vec3, normal_W: Vec3): number {
  return Math.max(0, dot(lamp_W, normal_W));
}

/** Straight down on the level y = height. */
export function shadowOf(point_W: Vec3, height: number): Vec3 {
  return [point_W[0], height, point_W[2]];
}
