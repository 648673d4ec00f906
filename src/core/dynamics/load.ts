import { scaleVec, subVec, type Vec3 } from "../math/vec3";

/** What acts on a body apart from planes: a constant torque, a uniform gravity, and drag. */
export interface Load {
  /** [N m] */
  readonly torque_W: Vec3;
  /** [m/s²] */
  readonly gravity_W: Vec3;
  /** force −linear v [N s/m], torque −angular ω [N m s] */
  readonly drag: { readonly linear: number; readonly angular: number };
}

/** τ − c ω, world axes [N m]. */
export function torqueAt(load: Load, omega_W: Vec3): Vec3 {
  return subVec(load.torque_W, scaleVec(load.drag.angular, omega_W));
}

/** g − (c/m) v, world axes [m/s²]. */
export function accelerationAt(load: Load, velocity_W: Vec3, mass: number): Vec3 {
  return subVec(load.gravity_W, scaleVec(load.drag.linear / mass, velocity_W));
}
