import { Matrix4, type Object3D } from "three";
import { mapOf } from "../geometry/pose";
import type { RawPose } from "../marks";

/** Sets an object's matrix to the map from body to world axes, which need not be a rotation. */
export function applyPose(object: Object3D, pose: RawPose): void {
  const m = mapOf(pose);
  const [x, y, z] = pose.position_W;
  object.matrix.set(m[0], m[1], m[2], x, m[3], m[4], m[5], y, m[6], m[7], m[8], z, 0, 0, 0, 1);
  object.matrixWorldNeedsUpdate = true;
}

const projection = new Matrix4();

/** Projects an object straight down onto the level y = height, as a shadow of it. */
export function flattenOnto(object: Object3D, height: number): void {
  projection.set(1, 0, 0, 0, 0, 0, 0, height, 0, 0, 1, 0, 0, 0, 0, 1);
  object.matrix.premultiply(projection);
}
