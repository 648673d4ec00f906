import type { MassProperties } from "../../core/bodies/massProperties";
import type { RotationalState } from "../../core/dynamics/angular/rule";
import type { OrientationId } from "../../core/dynamics/ids";
import type { Mat3 } from "../../core/math/mat3";
import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";

/** What a rule is told of the body. */
export type RuleBody = Pick<MassProperties, "mass" | "inertia_B" | "inverseInertia_B" | "principal">;

/** The axes of the ω and the inertia tensor that a step takes. */
export type StepAxes = "body" | "world";

/** A rule for ω alone; an orientation rule of the core turns the body by what it gives. */
export interface StepRule {
  readonly kind: "step";
  /** Body axes where it says nothing. */
  readonly axes?: StepAxes | undefined;
  readonly step: (omega: Vec3, inertia: Mat3, dt: number) => Vec3;
}

/** A rule that turns the body itself. */
export interface AdvanceRule {
  readonly kind: "advance";
  readonly advance: (start: RotationalState, body: RuleBody, dt: number) => RotationalState;
}

/** A rule that somebody brings: of a body on which nothing acts, pure, by the units and axes of the core. */
export type Rule = StepRule | AdvanceRule;

/** A run of a rule: plain data, so that it can be sent to a worker. */
export interface RuleJob {
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
  readonly body: RuleBody;
  /** [s] */
  readonly dt: number;
  readonly frames: number;
  /** how the body is turned by the ω of a step; of no account for a rule that turns it itself */
  readonly orientation: OrientationId;
}

/** Numbers in a state: q_WB, then ω in world axes. */
export const COMPONENTS = 7;

/** Frames of one run: what a page plays. */
export const MOST_FRAMES = 60_000;
