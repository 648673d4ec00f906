import type { AngularId, OrientationId } from "../core/dynamics/ids";
import type { Lane } from "../core/dynamics/lane";
import { ENGINE_RULES, nameOf } from "../engines/facts/rules";

/** What the facts on engines call a way of turning; none is known to turn in another. */
const TURNS: Readonly<Partial<Record<OrientationId, string>>> = {
  "exponential-map": "map",
  "exponential-map-bullet": "map",
  quaternion: "quaternion",
};

/** The engines known to turn a free body as a lane does. */
export function enginesOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): readonly string[] {
  if (update === "explicit" || inertia === "frozen") return [];
  const turns = orientation && TURNS[orientation];
  // A whole-frame rule has no way of turning of its own; no engine turns in a way without a name here.
  if (orientation && !turns) return [];
  return ENGINE_RULES.filter(
    (rule) => rule.angular === angular && (rule.substeps ?? 1) === substeps && rule.turns === turns,
  ).map(nameOf);
}

/** From the notebook's root; a rule in none of the derivations stands in the list of all. */
export function explainedAt(rule: AngularId): string {
  return EXPLAINED_AT[rule] ?? "chapters/long-runs/#which-rule-then";
}

const EXPLAINED_AT: Readonly<Partial<Record<AngularId, string>>> = {
  none: "chapters/stepping-euler-equation/#leaving-the-term-out",
  explicit: "chapters/stepping-euler-equation/#explicit-step",
  "implicit-world": "chapters/stepping-euler-equation/#newton-step",
  "implicit-body": "chapters/stepping-euler-equation/#newton-step",
  "implicit-converged": "chapters/stepping-euler-equation/#backward-euler",
  "linearly-implicit": "chapters/long-runs/#linearly-implicit-step",
  "rescaled-momentum": "chapters/long-runs/#rescaled-step",
  momentum: "chapters/stepping-euler-equation/#momentum-step",
  midpoint: "chapters/long-runs/#midpoint-step",
  splitting: "chapters/long-runs/#splitting-parts",
  "splitting-4": "chapters/long-runs/#splitting-lengths",
  augmented: "chapters/exponential-map/#buss",
  rk4: "chapters/state-and-momentum/#runge-kutta",
  "rk4-body": "chapters/state-and-momentum/#runge-kutta",
  exact: "chapters/euler-equation/#curves",
};
