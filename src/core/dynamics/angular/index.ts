import { augmentedRule } from "./augmented.ts";
import { exactRule } from "./exact.ts";
import { explicitRule } from "./explicit.ts";
import { implicitBodyRule } from "./implicitBody.ts";
import { implicitConvergedRule } from "./implicitConverged.ts";
import { implicitWorldRule } from "./implicitWorld.ts";
import { linearlyImplicitRule } from "./linearlyImplicit.ts";
import { midpointRule } from "./midpoint.ts";
import { momentumRule } from "./momentum.ts";
import { noneRule } from "./none.ts";
import { rescaledMomentumRule } from "./rescaledMomentum.ts";
import { rk4Rule } from "./rk4.ts";
import { rk4BodyRule } from "./rk4Body.ts";
import type { AngularRule } from "./rule.ts";
import { splittingRule } from "./splitting.ts";
import { splitting4Rule } from "./splitting4.ts";

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
