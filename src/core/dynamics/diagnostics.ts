import { attitudeAt } from "../exact/freeRotation";
import { atan2 } from "../math/elementary";
import { determinant, identityMat, type Mat3, mulMat, size, subMat, transpose } from "../math/mat3";
import { conjugate, mulQuat, type Quat, rotateInverse, sizeOfQuat } from "../math/quat";
import { cross, dot, norm, subVec, type Vec3 } from "../math/vec3";
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
export function angleBetween(a: Vec3, b: Vec3): number {
  return atan2(norm(cross(a, b)), dot(a, b));
}

/** How far a lane is from the true motion; null where something acts on the body and no closed form exists. */
export interface ExactErrors {
  /** angle of the turn between the two orientations, in [0, π] [rad] */
  readonly attitudeError: number | null;
  /** |ω − ω_exact| / |ω_exact|, world axes; null where the body is at rest too */
  readonly spinError: number | null;
}

/** Compares a frame with the closed form at its time. */
export function exactErrors(system: System, state: State): ExactErrors {
  if (system.exact === null) return { attitudeError: null, spinError: null };
  const truth = attitudeAt(system.exact, state.frame * system.scenario.dt);
  const speed = norm(truth.omega_W);
  return {
    attitudeError: angleBetweenAttitudes(state.q_WB, truth.q_WB),
    spinError: speed === 0 ? null : norm(subVec(state.omega_W, truth.omega_W)) / speed,
  };
}

/** Angle of the turn from one unit quaternion's attitude to another's, in [0, π] [rad]; q and −q are one attitude. */
export function angleBetweenAttitudes(p_WB: Quat, q_WB: Quat): number {
  const turn = mulQuat(conjugate(p_WB), q_WB);
  return 2 * atan2(norm([turn[1], turn[2], turn[3]]), Math.abs(turn[0]));
}

/** How far what a lane keeps has strayed from a rotation; null where it keeps another form. */
export interface Straying {
  /** |RᵀR − 1|, root of the sum of squares */
  readonly orthogonalityError: number | null;
  /** det R */
  readonly determinant: number | null;
  /** |q| */
  readonly quaternionNorm: number | null;
}

export function straying({ q_WB, kept }: State): Straying {
  if (kept?.form === "matrix") {
    const { rotation } = kept;
    return {
      orthogonalityError: orthogonalityError(rotation),
      determinant: determinant(rotation),
      quaternionNorm: null,
    };
  }
  const quaternionNorm = sizeOfQuat(kept?.quaternion ?? q_WB);
  return { orthogonalityError: null, determinant: null, quaternionNorm };
}

/** |RᵀR − 1|, root of the sum of squares. */
export function orthogonalityError(rotation: Mat3): number {
  return size(subMat(mulMat(transpose(rotation), rotation), identityMat));
}

/** Flips so far, and on which side of the intermediate axis the spin is: +1 that of the start, −1 the other. */
export interface Flips {
  readonly flips: number;
  readonly side: 1 | -1;
}

export const noFlips: Flips = { flips: 0, side: 1 };

/**
 * Counts a flip when the component of ω_B along the intermediate axis passes from beyond +½ of its initial value to
 * beyond −½, or back. Fold over the frames in order, from {@link noFlips}.
 *
 * @param start any lane's frame 0
 * @param state the frame after those counted so far
 */
export function countFlips(system: System, start: State, state: State, before: Flips): Flips {
  const initial = intermediateSpin(system, start);
  const now = intermediateSpin(system, state);
  const crossed = initial * now * before.side < 0 && Math.abs(now) > 0.5 * Math.abs(initial);
  return crossed ? { flips: before.flips + 1, side: before.side === 1 ? -1 : 1 } : before;
}

function intermediateSpin(system: System, state: State): number {
  const omega_B = rotateInverse(state.q_WB, state.omega_W);
  return dot(omega_B, system.body.principal.axes_B[1]);
}
