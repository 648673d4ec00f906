import { addVec, dot, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";

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

/** g − (c/m) v, world axes [m/s²]. */
export function accelerationAt(load: Load, velocity_W: Vec3, mass: number): Vec3 {
  return subVec(load.gravity_W, scaleVec(load.drag.linear / mass, velocity_W));
}

/** The load where a force acts on the centre of mass, else null: a torque alone does not bend its path. */
export function forceOf(load: Load | null): Load | null {
  return load !== null && (load.drag.linear !== 0 || dot(load.gravity_W, load.gravity_W) !== 0) ? load : null;
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
  const acceleration_W = accelerationAt(load, velocity_W, mass);
  return scaleVec(load.damping.linear, addVec(velocity_W, scaleVec(dt, acceleration_W)));
}

/** d v: the damping at a frame's start of the velocity of a whole-frame rule, which takes gravity and drag later. */
export function dampedVelocity(load: Load | null, velocity_W: Vec3): Vec3 {
  return load === null ? velocity_W : scaleVec(load.damping.linear, velocity_W);
}

export function undamped(load: Load | null): Load | null {
  return load === null ? null : { ...load, damping: { linear: 1, angular: 1 } };
}
