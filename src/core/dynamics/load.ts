import { type Quat, rotate } from "../math/quat.ts";
import { addVec, cross, dot, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";
import { type BodyForce, pointForceAt, type Torque, torqueOf } from "./torque.ts";
import { type Wheel, wheelMomentum } from "./wheel.ts";
import { wrenchOf } from "./wrench.ts";

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
  /** torques that are not constant in the world */
  readonly torques: readonly Torque[];
  /** forces at points of the body; with a pivot its weight is one of them */
  readonly forces: readonly BodyForce[];
  readonly wheel: Wheel | null;
  /** when it acts [s]: a rule is handed the load as of its step's start */
  readonly t: number;
}

/** A load of which every part is nothing, to be filled with what acts. */
export const emptyLoad: Load = {
  torque_W: zeroVec,
  gravity_W: zeroVec,
  drag: { linear: 0, angular: 0 },
  damping: { linear: 1, angular: 1 },
  torques: [],
  forces: [],
  wheel: null,
  t: 0,
};

/** The load a time later [s]; the same where nothing in it can follow the time, which saves a copy a step. */
export function later<Given extends Load | null>(load: Given, time: number): Given {
  if (load === null || (load.wheel === null && load.torques.length === 0)) return load;
  return { ...load, t: load.t + time };
}

/** τ − c ω, and the torques that follow attitude, spin and time; world axes [N m]. */
export function torqueAt(load: Load | null, q_WB: Quat, omega_W: Vec3): Vec3 {
  if (load === null) return zeroVec;
  const torque_W = subVec(load.torque_W, scaleVec(load.drag.angular, omega_W));
  if (load.torques.length + load.forces.length === 0) return torque_W;
  return addVec(torque_W, followingTorqueAt(load, q_WB, omega_W));
}

/** Σ r × F + Σ τ(q, ω, t), world axes [N m]. */
function followingTorqueAt({ torques, forces, t }: Load, q_WB: Quat, omega_W: Vec3): Vec3 {
  const { torque_W } = wrenchAt(forces, q_WB);
  return torques.reduce((sum_W, torque) => addVec(sum_W, torqueOf(torque, q_WB, omega_W, t)), torque_W);
}

function wrenchAt(forces: readonly BodyForce[], q_WB: Quat) {
  return wrenchOf(forces.map((force) => pointForceAt(force, q_WB)));
}

/** Of an angular momentum  L = R (I ω + h)  the body's part,  L − R h,  world axes [kg m²/s]; L itself without a wheel inside. */
export function ownMomentum(load: Load | null, q_WB: Quat, momentum_W: Vec3): Vec3 {
  if (load === null || load.wheel === null) return momentum_W;
  return subVec(momentum_W, rotate(q_WB, wheelMomentum(load.wheel, load.t)));
}

/** The whole angular momentum,  R (I ω + h),  of the body's part  R I ω,  world axes [kg m²/s]. */
export function totalMomentum(load: Load | null, q_WB: Quat, momentum_W: Vec3): Vec3 {
  if (load === null || load.wheel === null) return momentum_W;
  return addVec(momentum_W, rotate(q_WB, wheelMomentum(load.wheel, load.t)));
}

/** The torque at which the body's part of L changes, that of the load less the wheel's, τ − R (ω_B × h + ḣ), world axes [N m]. */
export function bodyTorqueAt(load: Load | null, q_WB: Quat, omega_W: Vec3): Vec3 {
  if (load === null || load.wheel === null) return torqueAt(load, q_WB, omega_W);
  const torque_W = torqueAt(load, q_WB, omega_W);
  const wheel_W = rotate(q_WB, wheelMomentum(load.wheel, load.t));
  const motor_W = rotate(q_WB, load.wheel.motor_B);
  return subVec(torque_W, addVec(cross(omega_W, wheel_W), motor_W));
}

/** g − (c/m) v, and the forces at points over the mass; world axes [m/s²]. */
export function accelerationAt(load: Load, q_WB: Quat, velocity_W: Vec3, mass: number): Vec3 {
  const free_W = subVec(load.gravity_W, scaleVec(load.drag.linear / mass, velocity_W));
  if (load.forces.length === 0) return free_W;
  return addVec(free_W, scaleVec(1 / mass, wrenchAt(load.forces, q_WB).force_W));
}

/** The load where a force acts on the centre of mass, else null: a torque alone does not bend its path. */
export function forceOf(load: Load | null): Load | null {
  if (load === null || load.forces.length > 0) return load;
  return load.drag.linear !== 0 || dot(load.gravity_W, load.gravity_W) !== 0 ? load : null;
}

/**
 * The velocity after a frame's gravity, drag and damping,  d (v + dt (g − (c/m) v)).
 *
 * @param q_WB       orientation, which the forces at points of the body follow
 * @param velocity_W velocity of the centre of mass, world axes [m/s]
 * @param mass       [kg]
 * @param dt         time step [s]
 * @returns velocity, world axes [m/s]
 */
export function loadedVelocity(
  load: Load | null,
  q_WB: Quat,
  velocity_W: Vec3,
  mass: number,
  dt: number,
): Vec3 {
  if (load === null) return velocity_W;
  const acceleration_W = accelerationAt(load, q_WB, velocity_W, mass);
  return scaleVec(load.damping.linear, addVec(velocity_W, scaleVec(dt, acceleration_W)));
}

/** d v: the damping at a frame's start of the velocity of a whole-frame rule, which takes gravity and drag later. */
export function dampedVelocity(load: Load | null, velocity_W: Vec3): Vec3 {
  return load === null ? velocity_W : scaleVec(load.damping.linear, velocity_W);
}

export function undamped(load: Load | null): Load | null {
  return load === null ? null : { ...load, damping: { linear: 1, angular: 1 } };
}
