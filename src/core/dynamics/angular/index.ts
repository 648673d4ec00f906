import type { AngularId } from "../ids";
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
import type { AngularRule } from "./rule";
import { splittingRule } from "./splitting";

/** Every way to advance the angular velocity. */
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
  augmented: augmentedRule,
  rk4: rk4Rule,
  exact: exactRule,
};
