import type { AngularId, OrientationId } from "../../core/dynamics/ids";
import type { EngineId } from "../registry";
import type { ConditionId } from "../strings/en";

/**
 * A way in which an engine turns a free body: what it is called, which of its options or bodies does so, in which versions, and
 * by which rule of the core.
 */
export interface EngineRule {
  /** As its makers write it, with the package where packages differ. */
  readonly engine: string;
  /** The option, or the kind of body, as code spells it. */
  readonly by?: string;
  readonly byDefault?: true;
  /** First and last version that do so; open where left out. */
  readonly since?: string;
  readonly until?: string;
  readonly condition?: ConditionId;
  readonly angular: AngularId;
  /** How it turns the body by the new ω; absent where the rule turns the body itself, and where nobody has looked. */
  readonly turns?: readonly OrientationId[];
  /**
   * What makes it known: a setting of the registry, whose package the tests run; a run of that version elsewhere, null where nobody
   * noted it; or its source, documents or users.
   */
  readonly known:
    | { readonly setting: `${EngineId}:${string}` }
    | { readonly run: string | null }
    | { readonly source: string; readonly readOn: string };
  readonly substeps?: number;
}

const MAP = ["exponential-map", "exponential-map-bullet"] as const;
const QUATERNION = ["quaternion"] as const;

const MUJOCO = "https://mujoco.readthedocs.io/en/3.11.0/changelog.html";
const BEPU =
  "https://github.com/bepu/bepuphysics2/blob/956a679f817ddc636584cf99ae0e009a1945d076/BepuPhysics/PoseIntegrator.cs";
const RAPIER = "https://github.com/dimforge/rapier";
const RAPIER_035 = `${RAPIER}/blob/ccd01cd294e84945da55d61548002a5b6f73df31/src/dynamics/rigid_body.rs#L1579`;
const UNREAL =
  "https://dev.epicgames.com/documentation/unreal-engine/BlueprintAPI/Physics/SetGyroscopicTorqueEnabled";

const read = (source: string) => ({ source, readOn: "2026-11-24" });
const run = (version: string | null) => ({ run: version });
const here = (setting: `${EngineId}:${string}`) => ({ setting });

/** In the order in which pages list them. */
export const ENGINE_RULES: readonly EngineRule[] = [
  {
    engine: "Unity",
    angular: "none",
    turns: MAP,
    known: read("https://github.com/mockingbirdnest/Principia/issues/2519"),
  },
  {
    engine: "Godot",
    angular: "none",
    turns: MAP,
    known: read(
      "https://github.com/godotengine/godot/blob/023ad816ac9cd8fc83fdaa35210f902cc0560bb6/modules/jolt_physics/objects/jolt_body_3d.cpp#L117",
    ),
  },
  { engine: "Unreal", byDefault: true, angular: "none", known: read(UNREAL) },
  { engine: "Jolt", byDefault: true, angular: "none", turns: MAP, known: here("jolt:off") },
  { engine: "PhysX", byDefault: true, angular: "none", turns: MAP, known: here("physx:off") },
  { engine: "Havok", angular: "none", turns: MAP, known: here("havok:none") },
  { engine: "Bullet", by: "no gyroscopic flag", angular: "none", turns: MAP, known: here("bullet:none") },
  { engine: "cannon-es", angular: "none", turns: QUATERNION, known: here("cannon-es:none") },
  { engine: "goblin", angular: "none", turns: QUATERNION, known: run(null) },
  { engine: "bepuphysics2", by: "Nonconserving", angular: "none", known: read(BEPU) },
  { engine: "Rapier (npm)", since: "0.12", until: "0.12", angular: "none", turns: MAP, known: run("0.12") },
  {
    engine: "Rapier (npm)",
    since: "0.19",
    until: "0.19",
    angular: "none",
    turns: QUATERNION,
    substeps: 4,
    known: run("0.19"),
  },
  { engine: "Rapier (Rust)", byDefault: true, until: "0.34", angular: "none", known: read(RAPIER_035) },

  {
    engine: "MuJoCo",
    by: "Euler",
    byDefault: true,
    angular: "explicit",
    turns: MAP,
    known: here("mujoco:euler"),
  },
  {
    engine: "MuJoCo",
    by: "implicitfast",
    until: "3.6",
    angular: "explicit",
    turns: MAP,
    known: read(MUJOCO),
  },
  {
    engine: "MuJoCo",
    by: "implicitfast",
    since: "3.11",
    until: "3.12",
    condition: "withChild",
    angular: "explicit",
    turns: MAP,
    known: read("https://github.com/google-deepmind/mujoco/issues/3553"),
  },
  {
    engine: "Bullet’s btMultiBody",
    by: "PyBullet: loadURDF",
    byDefault: true,
    angular: "explicit",
    turns: MAP,
    known: run("PyBullet 3.2.7"),
  },
  {
    engine: "Bullet",
    by: "BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT",
    since: "2.83",
    condition: "cut",
    angular: "explicit",
    turns: MAP,
    known: here("bullet:explicit"),
  },
  {
    engine: "Bullet",
    by: "BT_ENABLE_GYROPSCOPIC_FORCE",
    until: "2.82",
    condition: "cut",
    angular: "explicit",
    known: read("https://github.com/bulletphysics/bullet3/pull/346"),
  },

  {
    engine: "Bullet",
    by: "BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD",
    since: "2.83",
    angular: "implicit-world",
    turns: MAP,
    known: here("bullet:implicit-world"),
  },
  {
    engine: "Bullet’s btRigidBody",
    by: "BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY",
    byDefault: true,
    since: "2.83",
    angular: "implicit-body",
    turns: MAP,
    known: here("bullet:implicit-body"),
  },
  {
    engine: "MuJoCo",
    by: "implicit",
    condition: "notBetween",
    angular: "implicit-body",
    turns: MAP,
    known: here("mujoco:implicit"),
  },
  {
    engine: "MuJoCo",
    by: "implicitfast",
    since: "3.11",
    condition: "standalone",
    angular: "implicit-body",
    turns: MAP,
    known: here("mujoco:implicitfast"),
  },
  {
    engine: "Box3D",
    condition: "everySubstep",
    angular: "implicit-body",
    known: read(
      "https://github.com/erincatto/box3d/blob/30c67b5e6d0a3a66f0f506c69ce9e9e0587e3b7c/src/solver.c#L106",
    ),
  },
  {
    engine: "bepuphysics2",
    by: "ConserveMomentumWithGyroscopicTorque",
    angular: "implicit-body",
    known: read(BEPU),
  },

  { engine: "ODE", byDefault: true, angular: "linearly-implicit", turns: QUATERNION, known: run("0.16") },
  {
    engine: "ODE",
    by: "dBodySetFiniteRotationMode",
    angular: "linearly-implicit",
    turns: MAP,
    known: run("0.16"),
  },

  {
    engine: "Jolt",
    by: "mApplyGyroscopicForce",
    since: "5.0",
    angular: "rescaled-momentum",
    turns: MAP,
    known: here("jolt:gyroscopic"),
  },
  {
    engine: "PhysX",
    by: "eENABLE_GYROSCOPIC_FORCES",
    since: "5.1",
    angular: "rescaled-momentum",
    turns: MAP,
    known: here("physx:gyroscopic"),
  },
  {
    engine: "Rapier (npm)",
    since: "0.21",
    angular: "rescaled-momentum",
    turns: QUATERNION,
    substeps: 4,
    known: here("rapier:always-on"),
  },
  {
    engine: "Rapier (Rust)",
    by: "gyroscopic_forces_enabled",
    since: "0.29",
    condition: "laterDefault",
    angular: "rescaled-momentum",
    known: read(`${RAPIER}/releases/tag/v0.29.0`),
  },

  { engine: "bepuphysics2", by: "ConserveMomentum", angular: "momentum", known: read(BEPU) },

  {
    engine: "MuJoCo",
    by: "implicitfast",
    since: "3.7",
    until: "3.10",
    condition: "vacuum",
    angular: "midpoint",
    known: run("3.9 and 3.10"),
  },
  {
    engine: "MuJoCo",
    by: "implicit",
    since: "3.7",
    until: "3.8.0",
    condition: "vacuum",
    angular: "midpoint",
    known: read(MUJOCO),
  },

  { engine: "MuJoCo", by: "RK4", angular: "rk4-body", known: here("mujoco:rk4") },
];
