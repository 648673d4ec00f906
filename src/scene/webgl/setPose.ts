import type { Object3D } from "three";
import { mapOf } from "../geometry/pose";
import type { RawPose } from "../marks";

/** Puts an object of body axes where the body is, as it is kept. */
export function applyPose(object: Object3D, pose: RawPose): void {
  const m = mapOf(pose);
  const [x, y, z] = pose.position_W;
  object.matrix.set(m[0], m[1], m[2], x, m[3], m[4], m[5], y, m[6], m[7], m[8], z, 0, 0, 0, 1);
  object.matrixWorldNeedsUpdate = true;
}
