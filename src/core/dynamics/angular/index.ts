import type { AngularId } from "../ids";
import type { Lane } from "../lane";
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

/** Every rule for the angular velocity. */
export const ANGULAR: Readonly<Record<AngularId, AngularRule>> = {
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
};

/** The rule of a lane: one of {@link ANGULAR}, or the lane's own. */
export function ruleOf(lane: Lane): AngularRule {
  return lane.own ?? ANGULAR[lane.angular];
}
