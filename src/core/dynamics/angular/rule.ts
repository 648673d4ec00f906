import type { MassProperties } from "../../bodies/massProperties.ts";
import type { Mat3 } from "../../math/mat3.ts";
import type { Quat } from "../../math/quat.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Load } from "../load.ts";
import type { TranslationStep } from "../translation.ts";

/** A rule's id, and its mathematics as pages print it; its name and all other words are the pages' own. */
interface AngularFacts {
  readonly id: string;
  /** TeX. */
  readonly equation: string;
  /** Order of convergence in ω and in orientation; null where there is no time-stepping error. */
  readonly order: number | null;
}

/** A rule for ω alone: the step adds torque, damping and impulses, and an orientation rule turns the body. */
export interface VelocityRule extends AngularFacts {
  readonly wholeFrame: false;
  readonly state: "velocity";
  /** The axes of ω and of the inertia tensor that `step` takes. */
  readonly axes: "body" | "world";
  /** ω after a torque-free step: ω [rad/s] and inertia [kg m²] in one set of axes, dt [s]. */
  readonly step: (omega: Vec3, inertia: Mat3, dt: number) => Vec3;
}

/** A rule that has L as its state, with ω = I_W⁻¹ L. */
export interface MomentumRule extends AngularFacts {
  readonly wholeFrame: false;
  readonly state: "momentum";
}

/** Orientation and angular momentum [kg m²/s], which whole-frame rules advance together. */
export interface RotationalState {
  readonly q_WB: Quat;
  readonly momentum_W: Vec3;
}

/** A rule that advances orientation and momentum together, without an orientation rule, and the centre of mass beside them. */
export interface WholeFrameRule extends AngularFacts {
  readonly wholeFrame: true;
  readonly state: "rotational";
  /** Orientation and angular momentum after dt [s] under a load. */
  readonly advance: (
    start: RotationalState,
    body: MassProperties,
    load: Load | null,
    dt: number,
  ) => RotationalState;
  /** The centre of mass after dt, to the order of `advance` or beyond. */
  readonly translate: TranslationStep;
}

/** The motion as a function of time: frame n is evaluated at n dt from the start, whatever the previous frame. */
export interface ClosedFormRule extends AngularFacts {
  readonly wholeFrame: true;
  readonly state: "time";
}

export type AngularRule = VelocityRule | MomentumRule | WholeFrameRule | ClosedFormRule;
