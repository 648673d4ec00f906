import { inertiaInWorld } from "../core/dynamics/attitude";
import type { State } from "../core/dynamics/state";
import type { Mat3 } from "../core/math/mat3";
import { type Quat, rotate, rotateInverse, sizeOfQuat, unitQuat } from "../core/math/quat";
import { addVec, subVec, type Vec3 } from "../core/math/vec3";
import type { StepRule } from "./rule";

/*
 * What every run of a brought rule works out around it, in the page and behind the wall: the core's own sums in the core's own
 * order, so that a rule of the core brought in has the core's digits.
 */

/**
 * ω after a frame of a rule for ω: its change along the rule's axes, added in the world,
 *     ω + R (step(Rᵀ ω, I_B, dt) − Rᵀ ω)   along the body's axes,   ω + (step(ω, R I_B Rᵀ, dt) − ω)   along the world's.
 *
 * @param rule      what its step is given and gives is for the caller to guard
 * @param state     attitude, and ω in world axes [rad/s]
 * @param inertia_B body axes [kg m²]
 * @param dt        [s]
 * @returns ω, world axes [rad/s]
 */
export function steppedOmega(
  { axes, step }: StepRule,
  { q_WB, omega_W }: Pick<State, "q_WB" | "omega_W">,
  inertia_B: Mat3,
  dt: number,
): Vec3 {
  if (axes === "world") {
    const inertia_W = inertiaInWorld(q_WB, inertia_B);
    return addVec(omega_W, subVec(step(omega_W, inertia_W, dt), omega_W));
  }
  const omega_B = rotateInverse(q_WB, omega_W);
  return addVec(omega_W, rotate(q_WB, subVec(step(omega_B, inertia_B, dt), omega_B)));
}

/** A quaternion that is off unit length by no more than this is taken as it is. */
const UNIT_TOLERANCE = 1e-9;

/** The attitude that a rule gives as a quaternion: of unit length, and beside it the rule's own where that is not. */
export function attitudeFrom(quaternion: Quat): Pick<State, "q_WB" | "rawAttitude"> {
  const isUnit = Math.abs(sizeOfQuat(quaternion) - 1) < UNIT_TOLERANCE;
  if (isUnit) return { q_WB: quaternion, rawAttitude: null };
  return { q_WB: unitQuat(quaternion), rawAttitude: { form: "quaternion", quaternion } };
}
