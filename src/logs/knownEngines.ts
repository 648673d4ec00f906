import type { AngularId, OrientationId } from "../core/dynamics/ids";
import type { Lane } from "../core/dynamics/lane";

/*
 * The engines known to turn a free body by each rule. Each was found by running the engine from the same start as the
 * rule, and by this search on the engine's own log: Bullet 3.24, cannon-es 0.20, Havok 1.3, Jolt 1.1, MuJoCo 3.9 to 3.14, ODE
 * 0.16, PhysX 2.7 (its package for browsers), Rapier 0.12 to 0.21, goblin.
 */

interface Known {
  readonly angular: AngularId;
  readonly orientations?: readonly OrientationId[];
  readonly substeps: number;
  readonly engine: string;
}

const EXPONENTIAL = ["exponential-map", "exponential-map-bullet"] as const;

const KNOWN: readonly Known[] = [
  { angular: "none", orientations: EXPONENTIAL, substeps: 1, engine: "Jolt (default)" },
  { angular: "none", orientations: EXPONENTIAL, substeps: 1, engine: "PhysX (default)" },
  { angular: "none", orientations: EXPONENTIAL, substeps: 1, engine: "Havok" },
  { angular: "none", orientations: EXPONENTIAL, substeps: 1, engine: "Rapier 0.12" },
  { angular: "none", orientations: EXPONENTIAL, substeps: 1, engine: "Bullet (no gyroscopic flag)" },
  { angular: "none", orientations: ["quaternion"], substeps: 1, engine: "cannon-es" },
  { angular: "none", orientations: ["quaternion"], substeps: 1, engine: "goblin" },
  { angular: "none", orientations: ["quaternion"], substeps: 4, engine: "Rapier 0.19" },
  {
    angular: "explicit",
    orientations: EXPONENTIAL,
    substeps: 1,
    engine: "Bullet (BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT)",
  },
  { angular: "explicit", orientations: EXPONENTIAL, substeps: 1, engine: "MuJoCo (Euler)" },
  {
    angular: "implicit-world",
    orientations: EXPONENTIAL,
    substeps: 1,
    engine: "Bullet (BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD)",
  },
  {
    angular: "implicit-body",
    orientations: EXPONENTIAL,
    substeps: 1,
    engine: "Bullet (BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY)",
  },
  { angular: "implicit-body", orientations: EXPONENTIAL, substeps: 1, engine: "MuJoCo (implicit)" },
  { angular: "implicit-body", orientations: EXPONENTIAL, substeps: 1, engine: "MuJoCo 3.14 (implicitfast)" },
  { angular: "linearly-implicit", orientations: ["quaternion"], substeps: 1, engine: "ODE" },
  { angular: "linearly-implicit", orientations: EXPONENTIAL, substeps: 1, engine: "ODE (finite rotation)" },
  {
    angular: "rescaled-momentum",
    orientations: EXPONENTIAL,
    substeps: 1,
    engine: "Jolt (mApplyGyroscopicForce)",
  },
  {
    angular: "rescaled-momentum",
    orientations: EXPONENTIAL,
    substeps: 1,
    engine: "PhysX (eENABLE_GYROSCOPIC_FORCES)",
  },
  { angular: "rescaled-momentum", orientations: ["quaternion"], substeps: 4, engine: "Rapier 0.21" },
  { angular: "midpoint", substeps: 1, engine: "MuJoCo 3.9 and 3.10 (implicitfast)" },
  { angular: "rk4-body", substeps: 1, engine: "MuJoCo (RK4)" },
];

export function enginesOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): readonly string[] {
  if (update === "explicit" || inertia === "frozen") return [];
  return KNOWN.filter(
    (known) =>
      known.angular === angular &&
      known.substeps === substeps &&
      (known.orientations === undefined ||
        (orientation !== undefined && known.orientations.includes(orientation))),
  ).map(({ engine }) => engine);
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
