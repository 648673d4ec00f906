import type { MassProperties } from "../core/bodies/massProperties";
import type { RotationalState } from "../core/dynamics/angular/rule";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";

/** A rule for ω alone; an orientation rule of the core turns the body by the new ω. */
export interface StepRule {
  readonly kind: "step";
  /** ω after a torque-free step: ω [rad/s] and inertia [kg m²] along the body's axes, dt [s]. */
  readonly step: (omega_B: Vec3, inertia_B: Mat3, dt: number) => Vec3;
}

/** A rule that turns the body itself, and takes L along. */
export interface AdvanceRule {
  readonly kind: "advance";
  /** Orientation, and angular momentum [kg m²/s], after a torque-free step of dt [s]. */
  readonly advance: (start: RotationalState, body: MassProperties, dt: number) => RotationalState;
}

/** What is judged: a way to step a body on which nothing acts. */
export type Rule = StepRule | AdvanceRule;
