import { COMPONENTS, type StateParts } from "../../core/recording/recording";
import type { Stepping } from "../../judge/rule";
import type { RuleStart } from "../../judge/ruleFrame";

export type { AdvanceRule, Rule, RuleBody, StepAxes, StepRule } from "../../judge/rule";

export interface RuleJob extends RuleStart, Stepping {
  readonly frames: number;
  /** Makes the whole run once before, of which nothing is kept. */
  readonly isRepeated?: boolean;
}

/** q_WB, ω, place and velocity of the centre of mass, world axes. */
export const RULE_PARTS: StateParts = ["orientation", "angularVelocity", "position", "velocity"];
export { COMPONENTS };

/** [characters] */
export const LONGEST_SOURCE = 64_000;

export const MOST_FRAMES = 60_000;

/** [ms] from a job's posting: a little more for the judge's minutes, at most a second for an endless run. */
export function timeFor(frames: number): number {
  return Math.min(800 + 0.1 * frames, 950);
}
