import type { MassProperties } from "../core/bodies/massProperties";
import type { RotationalState } from "../core/dynamics/angular/rule";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";

/** What a rule is told of the body. */
export type RuleBody = Pick<MassProperties, "mass" | "inertia_B" | "inverseInertia_B" | "principal">;

/** The axes of the ω and the inertia tensor that a step takes. */
export type StepAxes = "body" | "world";

/** A rule for ω alone; an orientation rule of the core turns the body by what it gives. */
export interface StepRule {
  readonly kind: "step";
  /** Body axes where it says nothing. */
  readonly axes?: StepAxes | undefined;
  /** ω after a torque-free step: ω [rad/s] and inertia [kg m²] along one set of axes, dt [s]. */
  readonly step: (omega: Vec3, inertia: Mat3, dt: number) => Vec3;
}

/** A rule that turns the body itself. */
export interface AdvanceRule {
  readonly kind: "advance";
  /** Orientation, and angular momentum [kg m²/s], after a torque-free step of dt [s]. */
  readonly advance: (start: RotationalState, body: RuleBody, dt: number) => RotationalState;
}

/** A rule that somebody brings: of a body on which nothing acts, pure, by the units and axes of the core. */
export type Rule = StepRule | AdvanceRule;
