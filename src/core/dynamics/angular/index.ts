import { augmentedRule } from "./augmented";
import { exactRule } from "./exact";
import { explicitRule } from "./explicit";
import { implicitBodyRule } from "./implicitBody";
import { implicitConvergedRule } from "./implicitConverged";
import { implicitWorldRule } from "./implicitWorld";
import { linearlyImplicitRule } from "./linearlyImplicit";
import { midpointRule } from "./midpoint";
import { momentumRule } from "./momentum";
import { noneRule } from "./none";
import { rescaledMomentumRule } from "./rescaledMomentum";
import { rk4Rule } from "./rk4";
import { rk4BodyRule } from "./rk4Body";
import type { AngularRule } from "./rule";
import { splittingRule } from "./splitting";
import { splitting4Rule } from "./splitting4";

/** Every rule for the angular velocity, in the order in which pages list them. */
const RULES = {
  none: noneRule,
  explicit: explicitRule,
  "implicit-world": implicitWorldRule,
  "implicit-body": implicitBodyRule,
  "implicit-converged": implicitConvergedRule,
  "linearly-implicit": linearlyImplicitRule,
  "rescaled-momentum": rescaledMomentumRule,
  momentum: momentumRule,
  midpoint: midpointRule,
  splitting: splittingRule,
  "splitting-4": splitting4Rule,
  augmented: augmentedRule,
  rk4: rk4Rule,
  "rk4-body": rk4BodyRule,
  exact: exactRule,
} satisfies Record<string, AngularRule>;

/** How angular velocity or momentum advances: the ids of the rules in scenarios, links and the command line. */
export type AngularId = keyof typeof RULES;
export const ANGULAR: Readonly<Record<AngularId, AngularRule>> = RULES;
export const ANGULAR_IDS = Object.keys(RULES) as readonly AngularId[];

/** The rule of a lane: one of {@link ANGULAR}, or the lane's own. */
export function ruleOf({
  own,
  angular,
}: {
  readonly own?: AngularRule | undefined;
  readonly angular: AngularId;
}): AngularRule {
  return own ?? ANGULAR[angular];
}
