import type { Vec3 } from "../core/math/vec3";
import type { Frame, Order } from "./conventions";

/* What a log shows besides the rule that made it. World and body axes are those of the log, as read. */

/** Rate c per second of a damping that takes ω in a frame to ω (1 − c Δt), ω e^(−c Δt) or ω / (1 + c Δt). */
export type DampingForm = "explicit" | "exponential" | "implicit";

/** Axes of three angles from the first turn to the last, about axes that the earlier turns have moved: `zyx` is yaw, pitch, roll. */
export type AngleOrder = "xyz" | "xzy" | "yxz" | "yzx" | "zxy" | "zyx";

export type Finding =
  /** A heading that the data contradict. */
  | { readonly code: "heading"; readonly about: "omega"; readonly says: Frame; readonly data: Frame }
  | { readonly code: "heading"; readonly about: "order"; readonly says: Order; readonly data: Order }
  /** Along no axes of one handedness is ω the rate of q: ω has a wrong sign, or one of the two is of left-handed axes. */
  | { readonly code: "left-handed" }
  /** Read from three angles in `unit`. */
  | { readonly code: "angles"; readonly order: AngleOrder; readonly unit: "deg" | "rad" }
  /** The same without an ω that would tell the order: taken for yaw, pitch and roll. */
  | { readonly code: "angles-assumed"; readonly order: AngleOrder; readonly unit: "deg" | "rad" }
  /** q turns at `factor` times the rate that ω says. */
  | { readonly code: "rate-factor"; readonly factor: number }
  /** ω is not the rate at which q turns, in any order, unit or axes. */
  | { readonly code: "not-the-rate" }
  /** More than half a turn a frame, [rad] a frame. */
  | { readonly code: "too-coarse"; readonly turn: number }
  /** Steps are equal but for the clock of the times; `jitter` is its standard deviation [s], `step` the step [s]. */
  | { readonly code: "clock-times"; readonly step: number; readonly jitter: number }
  /** `rate` c [1/s]; `ties` fit the log's digits as well. */
  | {
      readonly code: "damping";
      readonly form: DampingForm;
      readonly rate: number;
      readonly ties: readonly DampingForm[];
    }
  /** `limit` [rad/s]. */
  | { readonly code: "speed-limit"; readonly limit: number; readonly frames: number }
  /**
   * `mean` is over the log, along `axes`, those in which the torque changes least: in N m if the body was given, else divided by the
   * sum of the principal moments [1/s²]; null for one that changes where no body was given, because the log does not show its tensor.
   * `isConstant` within what the log shows.
   */
  | {
      readonly code: "torque";
      readonly axes: Frame;
      readonly mean: Vec3 | null;
      readonly unit: "N m" | "1/s²";
      readonly isConstant: boolean;
    }
  /** L jumps on the way into these frames, numbered from 0 at the first row. */
  | { readonly code: "impulses"; readonly frames: readonly number[] }
  /** ω is exactly 0 from this frame on. */
  | { readonly code: "sleep"; readonly frame: number }
  /** Standard deviation of a component of ω less the rate of q [rad/s]. */
  | { readonly code: "noise"; readonly size: number; readonly axes: Frame }
  /** Mean of ω less the rate of q, along `axes` [rad/s], and its length. */
  | { readonly code: "bias"; readonly mean: Vec3; readonly size: number; readonly axes: Frame }
  /**
   * A rotor inside, along `axis` (unit, body axes): I ω̇ + ω × (I ω + h) = 0. `momentum` is |h|, in N m s if the body was given, else
   * divided by the sum of the principal moments [1/s].
   */
  | {
      readonly code: "wheel";
      readonly axis: Vec3;
      readonly momentum: number;
      readonly unit: "N m s" | "1/s";
    }
  /**
   * ω × Iω with the wrong sign moves a body as the right sign moves another. `moments` about the x, y and z of the log's body axes with
   * the sign reversed, `otherwise` with the right one, as shares of their sum. `isSure` where the body was given.
   */
  | {
      readonly code: "gyroscopic-sign";
      readonly moments: Vec3;
      readonly otherwise: Vec3;
      readonly isSure: boolean;
    }
  /** No rule fits with any of these numbers of substeps. */
  | { readonly code: "substeps-tried"; readonly substeps: readonly number[] };

export type FindingCode = Finding["code"];
