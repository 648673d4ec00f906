import type { OrientationId } from "../../core/dynamics/ids";
import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import type { RuleBody } from "../../judge/rule";

export type { AdvanceRule, Rule, RuleBody, StepAxes, StepRule } from "../../judge/rule";

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

/** Longer programs are refused [characters]. */
export const LONGEST_SOURCE = 64_000;

/** Frames of one run: what a page plays. */
export const MOST_FRAMES = 60_000;
