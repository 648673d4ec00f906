import { momentumOf } from "../dynamics/angular/momentum";
import type { State } from "../dynamics/state";
import type { System } from "../dynamics/system";
import type { Mat3 } from "../math/mat3";
import { type Quat, rotateInverse } from "../math/quat";
import { cross, dot, type Vec3 } from "../math/vec3";

/** The quantities of a frame, under the command line's keys; world axes unless the key says otherwise. */
export interface Readings {
  /** centre of mass [m] */
  readonly position: Vec3;
  /** [m/s] */
  readonly velocity: Vec3;
  /** the rotation nearest to what the lane integrates; an unnormalised quaternion as it is */
  readonly orientation: Quat;
  /** the matrix of a lane that integrates one, row by row */
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

/** L of the state where the lane's rule has one, else R I_B Rᵀ ω; kinetic energy ½ ω·L + ½ m v². */
export function readings(system: System, state: State): Readings {
  const { omega_W, velocity_W, q_WB, rawAttitude } = state;
  const momentum_W = state.momentum_W ?? momentumOf(omega_W, q_WB, system.body.inertia_B);
  return {
    position: state.position_W,
    velocity: velocity_W,
    orientation: rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB,
    ...(rawAttitude?.form === "matrix" && { rotation: rawAttitude.rotation }),
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
