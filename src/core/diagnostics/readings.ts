import { momentumOf } from "../dynamics/angular/momentum.ts";
import { later, ownMomentum, totalMomentum } from "../dynamics/load.ts";
import type { State } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import type { Mat3 } from "../math/mat3.ts";
import { type Quat, rotateInverse } from "../math/quat.ts";
import { cross, dot, type Vec3 } from "../math/vec3.ts";

/** World axes unless the key, the command line's, says otherwise. */
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
  /** about the centre of mass, with that of a wheel inside [kg m²/s] */
  readonly angularMomentum: Vec3;
  /** kinetic, of turning and travelling; not that of a wheel's own spin, which its momentum does not tell [J] */
  readonly energy: number;
}

/** L of the state where the lane's rule has one, else R (I_B Rᵀ ω + h); kinetic energy ½ ω·Iω + ½ m v². */
export function readings(system: System, state: State): Readings {
  const { omega_W, velocity_W, q_WB, rawAttitude } = state;
  const { momentum_W, own_W } = momentaOf(system, state);
  return {
    position: state.position_W,
    velocity: velocity_W,
    orientation: rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB,
    ...(rawAttitude?.form === "matrix" && { rotation: rawAttitude.rotation }),
    angularVelocity: omega_W,
    angularVelocityBody: rotateInverse(q_WB, omega_W),
    angularMomentum: momentum_W,
    energy: spinEnergy(system, state, own_W) + 0.5 * system.body.mass * dot(velocity_W, velocity_W),
  };
}

/** L about the centre of mass, and without the part of a wheel inside. */
function momentaOf(system: System, { frame, omega_W, q_WB, momentum_W }: State) {
  const load = system.load?.wheel ? later(system.load, frame * system.scenario.dt) : null;
  // On a pivot the state's L is about the pivot.
  if (momentum_W !== null && system.pivot === null)
    return { momentum_W, own_W: ownMomentum(load, q_WB, momentum_W) };
  const own_W = momentumOf(omega_W, q_WB, system.body.inertia_B);
  return { momentum_W: totalMomentum(load, q_WB, own_W), own_W };
}

/**
 * ½ ω·L. Where the moments differ by a factor of 10¹⁶ or so, round-off can take that below zero; then ½ Σ Iᵢ ωᵢ² about the
 * principal axes, where no term is negative.
 *
 * @returns kinetic energy of the rotation [J], not below 0
 */
function spinEnergy(system: System, { omega_W, q_WB }: State, momentum_W: Vec3): number {
  const energy = 0.5 * dot(omega_W, momentum_W);
  if (energy >= 0) return energy;
  const { moments, axes_B } = system.body.principal;
  const omega_B = rotateInverse(q_WB, omega_W);
  const [first, middle, last] = axes_B.map((axis_B) => dot(omega_B, axis_B)) as [number, number, number];
  return 0.5 * (moments[0] * first * first + moments[1] * middle * middle + moments[2] * last * last);
}

export function gyroscopicTerm_W(system: System, state: State): Vec3 {
  return cross(state.omega_W, readings(system, state).angularMomentum);
}
