import type { MassProperties } from "../core/bodies/massProperties";
import type { RotationalState } from "../core/dynamics/angular/rule";
import type { OrientationId } from "../core/dynamics/ids";
import type { Load } from "../core/dynamics/load";
import type { Scenario } from "../core/dynamics/scenario";
import type { Plane } from "../core/dynamics/system";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";

/** The properties of the body that a rule is given. */
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

/** A rule from outside of the core: a pure function that steps a free body, in the units and axes of the core. */
export type Rule = StepRule | AdvanceRule;

/** The ω that turns a body whose rule gives ω alone: that of the frame's end, or the mean of both ends. */
export const TURNING_OMEGAS = ["end", "mean"] as const;
export type TurningOmega = (typeof TURNING_OMEGAS)[number];

/** The way in which a body is turned whose rule gives ω alone. */
export interface Turning {
  readonly orientation: OrientationId;
  /** that of the frame's end if absent */
  readonly turningOmega?: TurningOmega | undefined;
}

/** Half spaces that the body may not enter, and the vertices of the body that could touch them. */
export interface Surroundings {
  readonly planes: readonly Plane[];
  readonly contact: Scenario["contact"];
  /** from the centre of mass, body axes [m] */
  readonly vertices_B: readonly Vec3[];
  readonly radius: number;
}

/** The parameters of a run besides its rule. */
export interface Stepping extends Turning {
  readonly body: RuleBody;
  /** [s] */
  readonly dt: number;
  /** null, or absent, where nothing acts */
  readonly load?: Load | null | undefined;
  /** null, or absent, where there are no planes; there are none for a rule that turns the body itself, nor for the mean ω */
  readonly surroundings?: Surroundings | null | undefined;
}
