import type { MassProperties } from "../../bodies/massProperties";
import type { Mat3 } from "../../math/mat3";
import type { Quat } from "../../math/quat";
import type { Vec3 } from "../../math/vec3";
import type { Load } from "../load";

/** What a page says of a rule. */
interface AngularText {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** TeX. */
  readonly equation: string;
  /** Order of convergence in ω and in orientation; null where there is no time-stepping error. */
  readonly order: number | null;
  readonly conserves: string;
  readonly usedBy: string;
  readonly source: string;
}

/** A rule for ω alone: the frame adds torque, damping and contact, and a rule of its own turns the body. */
export interface VelocityRule extends AngularText {
  readonly wholeFrame: false;
  readonly state: "velocity";
  /** The axes that the rule is written in, and so those in which it needs the inertia tensor. */
  readonly axes: "body" | "world";
  /** ω after a torque-free step: ω [rad/s] and inertia [kg m²] in one set of axes, dt [s]. */
  readonly step: (omega: Vec3, inertia: Mat3, dt: number) => Vec3;
}

/** A rule that has L as its state and reads ω off it. */
export interface MomentumRule extends AngularText {
  readonly wholeFrame: false;
  readonly state: "momentum";
}

/** Orientation and angular momentum [kg m²/s]: what the whole-frame rules advance together. */
export interface RotationalState {
  readonly q_WB: Quat;
  readonly momentum_W: Vec3;
}

/** A rule that turns the body itself. */
export interface WholeFrameRule extends AngularText {
  readonly wholeFrame: true;
  readonly state: "spin";
  /** Orientation and angular momentum after dt [s] under a load. */
  readonly advance: (
    spin: RotationalState,
    body: MassProperties,
    load: Load | null,
    dt: number,
  ) => RotationalState;
}

/** The motion as a function of time: frame n is evaluated at n dt from the start, whatever the frame before. */
export interface ClosedFormRule extends AngularText {
  readonly wholeFrame: true;
  readonly state: "time";
}

export type AngularRule = VelocityRule | MomentumRule | WholeFrameRule | ClosedFormRule;
