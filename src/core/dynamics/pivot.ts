import { type Quat, rotate } from "../math/quat.ts";
import { cross, subVec, type Vec3 } from "../math/vec3.ts";
import type { Translation } from "./translation.ts";

/** A point of the body that stays where it is in the world. */
export interface Pivot {
  /** where it stays, world axes [m] */
  readonly point_W: Vec3;
  /** r, from the centre of mass to it, body axes [m] */
  readonly arm_B: Vec3;
}

/**
 * Place and velocity of the centre of mass, which the pivot leaves no choice of:
 *     x = p − R r,   v = ω × (−R r).
 * They follow from pose and spin in every frame, so that the pivot does not drift.
 */
export function heldBy(pivot: Pivot, q_WB: Quat, omega_W: Vec3): Translation {
  const arm_W = rotate(q_WB, pivot.arm_B);
  return { position_W: subVec(pivot.point_W, arm_W), velocity_W: cross(arm_W, omega_W) };
}
