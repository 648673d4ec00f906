import type { MassProperties } from "../core/bodies/massProperties";
import type { RotationalState } from "../core/dynamics/angular/rule";
import type { OrientationId } from "../core/dynamics/ids";
import type { Load } from "../core/dynamics/load";
import type { Scenario } from "../core/dynamics/scenario";
import type { Plane } from "../core/dynamics/system";
import type { Mat3 } from "../core/math/mat3";
import type { Vec3 } from "../core/math/vec3";

export type RuleBody = Pick<MassProperties, "mass" | "inertia_B" | "inverseInertia_B" | "principal">;

export type StepAxes = "body" | "world";

export interface StepRule {
  readonly kind: "step";
  /** body axes if absent */
  readonly axes?: StepAxes | undefined;
  /** ω after a torque-free step: ω [rad/s] and inertia [kg m²] along one set of axes, dt [s]. */
  readonly step: (omega: Vec3, inertia: Mat3, dt: number) => Vec3;
}

export interface AdvanceRule {
  readonly kind: "advance";
  /** Orientation, and angular momentum [kg m²/s], after a torque-free step of dt [s] from time t [s]. */
  readonly advance: (start: RotationalState, body: RuleBody, dt: number, t: number) => RotationalState;
}

/** From outside of the core: a pure function that steps a free body, in the core’s units and axes. */
export type Rule = StepRule | AdvanceRule;

export const TURNING_OMEGAS = ["end", "mean"] as const;
export type TurningOmega = (typeof TURNING_OMEGAS)[number];

export interface Turning {
  readonly orientation: OrientationId;
  /** that of the frame's end if absent */
  readonly turningOmega?: TurningOmega | undefined;
}

/** Half spaces, and the body's vertices that could touch them. */
export interface Surroundings {
  readonly planes: readonly Plane[];
  readonly contact: Scenario["contact"];
  /** from the centre of mass, body axes [m] */
  readonly vertices_B: readonly Vec3[];
  readonly radius: number;
}

export interface Stepping extends Turning {
  readonly body: RuleBody;
  /** [s] */
  readonly dt: number;
  /** null, or absent, where nothing acts */
  readonly load?: Load | null | undefined;
  /** null, or absent, without planes, and for rules that turn the body themselves, or by the mean ω */
  readonly surroundings?: Surroundings | null | undefined;
}
