import type { ProgramId } from "./lines";

export type LinkId =
  | "default"
  | "flag"
  | "rule"
  | "call"
  | "substeps"
  | "cut"
  | "changed"
  | "report"
  | "newer";

/** Where an engine's treatment of the term was read: a version, the day of the source or of the reading, and the lines. */
interface Source {
  /** null where that is not known: of a report, and of a source between versions */
  readonly version: string | null;
  /** ISO 8601 */
  readonly date: string;
  readonly links: Readonly<Partial<Record<LinkId, string>>>;
}

const BULLET = "https://github.com/bulletphysics/bullet3/blob/6c888f4abd7b46f572587360cc214985f02e5c6b/src";
const JOLT = "https://github.com/jrouwe/JoltPhysics/blob/3b47ec390cb9b933769183eff599f72195c5873c/Jolt";
const PHYSX = "https://github.com/NVIDIA-Omniverse/PhysX/blob/a3d8a641de4c3014fd56704af0f50b8be7e9778b/physx";
const RAPIER = "https://github.com/dimforge/rapier/blob/ccd01cd294e84945da55d61548002a5b6f73df31";
const MUJOCO = "https://github.com/google-deepmind/mujoco/blob/a7255075b003506ff5f34b512d88e02df12a73c6";
const CANNON = "https://github.com/pmndrs/cannon-es/blob/dd971c4a604acdbb211955382e7a80de1f31edfb/src";
const BOX3D = "https://github.com/erincatto/box3d/blob/30c67b5e6d0a3a66f0f506c69ce9e9e0587e3b7c";
const GODOT = "https://github.com/godotengine/godot/blob/023ad816ac9cd8fc83fdaa35210f902cc0560bb6";
const BEPU = "https://github.com/bepu/bepuphysics2/blob/956a679f817ddc636584cf99ae0e009a1945d076";

export const SOURCES: Readonly<Record<ProgramId, Source>> = {
  bullet: {
    version: "3.27",
    date: "2025-01-29",
    links: {
      default: `${BULLET}/BulletDynamics/Dynamics/btRigidBody.cpp#L91`,
      rule: `${BULLET}/BulletDynamics/Dynamics/btRigidBody.cpp#L297`,
      call: `${BULLET}/BulletDynamics/ConstraintSolver/btSequentialImpulseConstraintSolver.cpp#L1394`,
      cut: `${BULLET}/BulletDynamics/ConstraintSolver/btContactSolverInfo.h#L105`,
      changed: "https://github.com/bulletphysics/bullet3/pull/346",
    },
  },
  pybullet: {
    version: "3.2.7",
    date: "2026-11-24",
    links: {
      default: `${BULLET}/BulletDynamics/Featherstone/btMultiBody.cpp#L122`,
      rule: `${BULLET}/BulletDynamics/Featherstone/btMultiBody.cpp#L847`,
    },
  },
  jolt: {
    version: "5.5.1",
    date: "2026-06-30",
    links: {
      default: `${JOLT}/Physics/Body/BodyCreationSettings.h#L103`,
      rule: `${JOLT}/Physics/Body/MotionProperties.inl#L99`,
      call: `${JOLT}/Physics/PhysicsSystem.cpp#L784`,
      changed: "https://github.com/jrouwe/JoltPhysics/pull/809",
    },
  },
  physx: {
    version: "5.6.1",
    date: "2026-06-24",
    links: {
      default: `${PHYSX}/source/lowlevel/api/include/PxvDynamics.h#L133`,
      flag: `${PHYSX}/include/PxRigidBody.h#L180`,
      rule: `${PHYSX}/source/lowleveldynamics/src/DyRigidBodyToSolverBody.cpp#L53`,
      substeps: `${PHYSX}/source/lowleveldynamics/src/DyTGSDynamics.cpp#L177`,
      changed: `${PHYSX}/CHANGELOG.md#L1455`,
    },
  },
  rapier: {
    version: "0.35.2",
    date: "2026-08-16",
    links: {
      default: `${RAPIER}/src/dynamics/rigid_body.rs#L1579`,
      rule: `${RAPIER}/src/dynamics/rigid_body.rs#L2023`,
      call: `${RAPIER}/src/dynamics/solver/staged_island_solver/worker.rs#L261`,
      substeps: `${RAPIER}/src/dynamics/integration_parameters.rs#L389`,
      changed: `${RAPIER}/CHANGELOG.md#L207`,
    },
  },
  mujoco: {
    version: "3.12.0",
    date: "2026-08-22",
    links: {
      default: `${MUJOCO}/src/engine/engine_init.c#L91`,
      rule: `${MUJOCO}/src/engine/engine_forward.c#L1499`,
      changed: `${MUJOCO}/doc/changelog.rst?plain=1#L229`,
    },
  },
  "cannon-es": {
    version: "0.20.0",
    date: "2024-01-06",
    links: { rule: `${CANNON}/objects/Body.ts#L939` },
  },
  havok: { version: null, date: "2026-11-22", links: {} },
  bepu: {
    version: null,
    date: "2026-03-01",
    links: {
      flag: `${BEPU}/BepuPhysics/PoseIntegrator.cs#L22`,
      rule: `${BEPU}/BepuPhysics/PoseIntegrator.cs#L209`,
      default: `${BEPU}/Demos/DemoCallbacks.cs#L31`,
      substeps: `${BEPU}/BepuPhysics/PoseIntegrator.cs#L592`,
    },
  },
  box3d: {
    version: null,
    date: "2026-08-12",
    links: { rule: `${BOX3D}/src/solver.c#L106`, flag: `${BOX3D}/include/box3d/constants.h#L109` },
  },
  ode: {
    version: "0.16",
    date: "2026-11-24",
    links: {
      flag: "https://sourceforge.net/p/opende/mailman/opende-svn/thread/E1U232M-0004Bj-Jh%40sfp-svn-1.v30.ch3.sourceforge.com",
      rule: "https://sourceforge.net/p/opende/patches/185",
    },
  },
  unreal: {
    version: "5.7",
    date: "2026-11-24",
    links: {
      flag: "https://dev.epicgames.com/documentation/unreal-engine/BlueprintAPI/Physics/SetGyroscopicTorqueEnabled",
      default:
        "https://dev.epicgames.com/documentation/en-us/unreal-engine/python-api/class/BodyInstanceCore?application_version=5.7",
    },
  },
  unity: {
    version: null,
    date: "2026-11-24",
    links: {
      report:
        "https://forum.unity.com/threads/is-this-a-bug-in-the-physics-engine-rotational-stability.259514/",
      newer: "https://github.com/mockingbirdnest/Principia/issues/2519",
    },
  },
  godot: {
    version: null,
    date: "2026-11-24",
    links: {
      rule: `${GODOT}/modules/jolt_physics/objects/jolt_body_3d.cpp#L117`,
      report: "https://github.com/godotengine/godot/issues/80703",
    },
  },
};
