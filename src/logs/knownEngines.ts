import type { AngularId, OrientationId } from "../core/dynamics/ids";
import type { Lane } from "../core/dynamics/lane";

/*
 * The engines known to turn a free body by each rule. Each was found by running the engine from the same start as the
 * rule, and by this search on the engine's own log: Bullet 3.24, cannon-es 0.20, Havok 1.3, Jolt 1.1, MuJoCo 3.9 to 3.14, ODE
 * 0.16, PhysX 2.7 (its package for browsers), Rapier 0.12 to 0.21, goblin.
 */

type Ways = readonly OrientationId[];

const EXPONENTIAL: Ways = ["exponential-map", "exponential-map-bullet"];
const QUATERNION: Ways = ["quaternion"];

/** Rule, ways of turning or null where the rule turns the body itself, substeps, and the engines by their options. */
const KNOWN: readonly (readonly [AngularId, Ways | null, number, readonly string[]])[] = [
  [
    "none",
    EXPONENTIAL,
    1,
    ["Jolt (default)", "PhysX (default)", "Havok", "Rapier 0.12", "Bullet (no gyroscopic flag)"],
  ],
  ["none", QUATERNION, 1, ["cannon-es", "goblin"]],
  ["none", QUATERNION, 4, ["Rapier 0.19"]],
  ["explicit", EXPONENTIAL, 1, ["Bullet (BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT)", "MuJoCo (Euler)"]],
  ["implicit-world", EXPONENTIAL, 1, ["Bullet (BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD)"]],
  [
    "implicit-body",
    EXPONENTIAL,
    1,
    ["Bullet (BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY)", "MuJoCo (implicit)", "MuJoCo 3.14 (implicitfast)"],
  ],
  ["linearly-implicit", QUATERNION, 1, ["ODE"]],
  ["linearly-implicit", EXPONENTIAL, 1, ["ODE (finite rotation)"]],
  [
    "rescaled-momentum",
    EXPONENTIAL,
    1,
    ["Jolt (mApplyGyroscopicForce)", "PhysX (eENABLE_GYROSCOPIC_FORCES)"],
  ],
  ["rescaled-momentum", QUATERNION, 4, ["Rapier 0.21"]],
  ["midpoint", null, 1, ["MuJoCo 3.9 and 3.10 (implicitfast)"]],
  ["rk4-body", null, 1, ["MuJoCo (RK4)"]],
];

export function enginesOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): readonly string[] {
  if (update === "explicit" || inertia === "frozen") return [];
  return KNOWN.flatMap(([rule, ways, count, engines]) => {
    const turns = ways === null || (orientation !== undefined && ways.includes(orientation));
    return rule === angular && count === substeps && turns ? engines : [];
  });
}

/** From the root of the notebook; a rule that is in none of the derivations stands in the list of all. */
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
