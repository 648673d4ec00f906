import type { System } from "../../../core/dynamics/system";
import { type Quat, rotate } from "../../../core/math/quat";
import {
  addVec,
  dot,
  norm,
  normaliseVec,
  scaleVec,
  subVec,
  type Vec3,
  zeroVec,
} from "../../../core/math/vec3";
import { type Camera, project, viewThrough } from "../../../scene/camera";
import { pointOnBall } from "../../../scene/trackball";
import { angularVelocityOf } from "./construction";

/** A start that the reader gives by the direction of L on the body. */

/** Any viewport will do: a place of the scene is projected into it and back. */
const VIEWPORT = { width: 1000, height: 1000 };

/**
 * The direction of the sphere's point that a place of the picture lies before, as the reader sees it: that of the near side
 * for a place nearer than the sphere's centre, else that of the far side.
 */
export function directionSeenAt(place_W: Vec3, radius: number, camera: Camera): Vec3 {
  const view = viewThrough(camera, VIEWPORT);
  const { x, y } = project(view, place_W);
  const near = pointOnBall({ centre_W: zeroVec, radius }, view, x, y);
  if (dot(view.forward_W, place_W) <= 0) return near;
  const ray_W = normaliseVec(subVec(scaleVec(radius, near), view.eye_W));
  return normaliseVec(subVec(near, scaleVec(2 * dot(near, ray_W), ray_W)));
}

/** The angular velocity of some length for which L has a direction, ω_i ∝ L_i / I_i; L along the principal axes. */
export function spinWithMomentumAlong(momentum_P: Vec3, { body }: System, q_WB: Quat, speed: number): Vec3 {
  const omega_P = angularVelocityOf(body, momentum_P);
  const omega_B = body.principal.axes_B.reduce(
    (sum, axis_B, k) => addVec(sum, scaleVec(omega_P[k] ?? 0, axis_B)),
    zeroVec,
  );
  return rotate(q_WB, scaleVec(speed / norm(omega_B), omega_B));
}
