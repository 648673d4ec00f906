import { atan2 } from "../math/elementary";
import type { Mat3 } from "../math/mat3";
import { type Quat, rotateInverse } from "../math/quat";
import { cross, dot, norm, type Vec3 } from "../math/vec3";
import { momentumOf } from "./angular/momentum";
import type { State } from "./state";
import type { System } from "./system";

/** What is read off a frame, under the command line's keys; world axes unless the key says otherwise. */
export interface Readings {
  /** centre of mass [m] */
  readonly position: Vec3;
  /** [m/s] */
  readonly velocity: Vec3;
  /** the rotation nearest to what the lane keeps; an unnormalised quaternion as it is kept */
  readonly orientation: Quat;
  /** the matrix of a lane that keeps one, row by row */
  readonly rotation?: Mat3;
  /** [rad/s] */
  readonly angularVelocity: Vec3;
  /** [rad/s] */
  readonly angularVelocityBody: Vec3;
  /** about the centre of mass [kg m²/s] */
  readonly angularMomentum: Vec3;
  /** kinetic [J] */
  readonly energy: number;
}

/** L from the state where it is kept, else R I_B Rᵀ ω; kinetic energy ½ ω·L + ½ m v². */
export function readings(system: System, state: State): Readings {
  const { omega_W, velocity_W, q_WB, kept } = state;
  const momentum_W = state.momentum_W ?? momentumOf(omega_W, q_WB, system.body.inertia_B);
  return {
    position: state.position_W,
    velocity: velocity_W,
    orientation: kept?.form === "quaternion" ? kept.quaternion : q_WB,
    ...(kept?.form === "matrix" && { rotation: kept.rotation }),
    angularVelocity: omega_W,
    angularVelocityBody: rotateInverse(q_WB, omega_W),
    angularMomentum: momentum_W,
    energy: 0.5 * dot(omega_W, momentum_W) + 0.5 * system.body.mass * dot(velocity_W, velocity_W),
  };
}

/** ω × Iω, world axes [N m]. */
export function gyroscopicTorque_W(system: System, state: State): Vec3 {
  return cross(state.omega_W, readings(system, state).angularMomentum);
}

/** How far a run has come from its start; null where the start is zero and nothing can be relative to it. */
export interface Drifts {
  /** (E − E₀) / E₀ */
  readonly energyDrift: number | null;
  /** (|L| − |L₀|) / |L₀| */
  readonly momentumDrift: number | null;
  /** angle between L and L₀ [rad] */
  readonly momentumAngle: number | null;
}

export function drifts(start: Readings, now: Readings): Drifts {
  const startMomentum = norm(start.angularMomentum);
  return {
    energyDrift: start.energy === 0 ? null : (now.energy - start.energy) / start.energy,
    momentumDrift: startMomentum === 0 ? null : (norm(now.angularMomentum) - startMomentum) / startMomentum,
    momentumAngle: startMomentum === 0 ? null : angleBetween(start.angularMomentum, now.angularMomentum),
  };
}

/** Angle between two directions in [0, π] [rad], good to round-off near 0 and π too. */
function angleBetween(a: Vec3, b: Vec3): number {
  return atan2(norm(cross(a, b)), dot(a, b));
}
