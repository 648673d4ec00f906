import { addVec, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3";

/** What acts on a body apart from planes. A system on which nothing acts has the load null, which saves its cost. */
export interface Load {
  /** constant torque [N m] */
  readonly torque_W: Vec3;
  /** [m/s²] */
  readonly gravity_W: Vec3;
  /** force −linear v [N s/m], torque −angular ω [N m s] */
  readonly drag: { readonly linear: number; readonly angular: number };
  /** factors by which velocity and spin are multiplied once a frame */
  readonly damping: { readonly linear: number; readonly angular: number };
}

/** τ − c ω, world axes [N m]. */
export function torqueAt(load: Load | null, omega_W: Vec3): Vec3 {
  if (load === null) return zeroVec;
  return subVec(load.torque_W, scaleVec(load.drag.angular, omega_W));
}

/**
 * The velocity after a frame's gravity, drag and damping,  d (v + dt (g − (c/m) v)).
 *
 * @param velocity_W velocity of the centre of mass, world axes [m/s]
 * @param mass       [kg]
 * @param dt         time step [s]
 * @returns velocity, world axes [m/s]
 */
export function loadedVelocity(load: Load | null, velocity_W: Vec3, mass: number, dt: number): Vec3 {
  if (load === null) return velocity_W;
  const acceleration_W = subVec(load.gravity_W, scaleVec(load.drag.linear / mass, velocity_W));
  return scaleVec(load.damping.linear, addVec(velocity_W, scaleVec(dt, acceleration_W)));
}
