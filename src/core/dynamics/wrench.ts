import type { MassProperties } from "../bodies/massProperties.ts";
import type { Quat } from "../math/quat.ts";
import { addVec, cross, scaleVec, type Vec3, zeroVec } from "../math/vec3.ts";
import { velocityOf } from "./angular/momentum.ts";

/** A force on a body at a point relative to the centre of mass; world axes. */
export interface PointForce {
  /** p − x [m] */
  readonly arm_W: Vec3;
  /** [N] */
  readonly force_W: Vec3;
}

/** The resultant of forces: a force on the centre of mass [N], and a torque about it [N m]; world axes. */
export interface Wrench {
  readonly force_W: Vec3;
  readonly torque_W: Vec3;
}

/** The resultant  F = Σ Fᵢ [N],  τ = Σ (pᵢ − x) × Fᵢ [N m], world axes. */
export function wrenchOf(forces: readonly PointForce[]): Wrench {
  return forces.reduce<Wrench>(
    (sum, { arm_W, force_W }) => ({
      force_W: addVec(sum.force_W, force_W),
      torque_W: addVec(sum.torque_W, cross(arm_W, force_W)),
    }),
    { force_W: zeroVec, torque_W: zeroVec },
  );
}

/**
 * The motion of a body at rest after a push so short that its pose does not change meanwhile,
 *     v = F δt / m,   ω = I_W⁻¹ τ δt.
 *
 * @param body     mass properties
 * @param q_WB     orientation
 * @param duration δt [s]
 * @returns velocity of the centre of mass [m/s] and angular velocity [rad/s], world axes
 */
export function motionAfter(
  { force_W, torque_W }: Wrench,
  body: Pick<MassProperties, "mass" | "inverseInertia_B">,
  q_WB: Quat,
  duration: number,
): { readonly velocity_W: Vec3; readonly omega_W: Vec3 } {
  return {
    velocity_W: scaleVec(duration / body.mass, force_W),
    omega_W: velocityOf(scaleVec(duration, torque_W), q_WB, body.inverseInertia_B),
  };
}
