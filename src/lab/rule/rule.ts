import { COMPONENTS, type StateParts } from "../../core/recording/recording";
import type { Stepping } from "../../judge/rule";
import type { RuleStart } from "../../judge/ruleFrame";

export type { AdvanceRule, Rule, RuleBody, StepAxes, StepRule } from "../../judge/rule";

export interface RuleJob extends RuleStart, Stepping {
  readonly frames: number;
  /** The rule first makes the whole run once, of which nothing is kept. */
  readonly isRepeated?: boolean;
}

/** q_WB, ω, the place and the velocity of the centre of mass, world axes. */
export const RULE_PARTS: StateParts = ["orientation", "angularVelocity", "position", "velocity"];
export { COMPONENTS };

/** [characters] */
export const LONGEST_SOURCE = 64_000;

export const MOST_FRAMES = 60_000;

/** [ms] from the posting of a job: a little more for the judge's minutes, and at most a second for a run without end. */
export function timeFor(frames: number): number {
  return Math.min(800 + 0.1 * frames, 950);
}
