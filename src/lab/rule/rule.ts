import { COMPONENTS, type StateParts } from "../../core/recording/recording";
import type { Stepping } from "../../judge/rule";
import type { RuleStart } from "../../judge/ruleFrame";

export type { AdvanceRule, Rule, RuleBody, StepAxes, StepRule } from "../../judge/rule";

/** A run of a rule: plain data, so that it can be sent to a worker. */
export interface RuleJob extends RuleStart, Stepping {
  readonly frames: number;
  /** Whether the rule first makes the whole run once, of which nothing is kept; absent where it does not. */
  readonly isRepeated?: boolean;
}

/** A state: q_WB, ω, the place and the velocity of the centre of mass, world axes. */
export const RULE_PARTS: StateParts = ["orientation", "angularVelocity", "position", "velocity"];
export { COMPONENTS };

/** Longer programs are refused [characters]. */
export const LONGEST_SOURCE = 64_000;

/** Frames of one run: what a page plays. */
export const MOST_FRAMES = 60_000;

/**
 * The time limit of a job [ms], counted from its posting: a little longer for the minutes that the judge asks for, and never so
 * long that a run without end would keep its reader waiting for more than a second.
 */
export function timeFor(frames: number): number {
  return Math.min(800 + 0.1 * frames, 950);
}
