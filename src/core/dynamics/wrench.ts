import { addVec, cross, type Vec3, zeroVec } from "../math/vec3.ts";

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
