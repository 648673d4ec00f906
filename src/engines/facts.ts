import type { EngineId } from "./registry";

/** Lines with which an engine is told what to do with the gyroscopic term, as its users write them. */
export interface Switch {
  /** An engine of the registry, or one that runs nowhere in a page. */
  readonly engine: EngineId | "unity" | "bepu" | "godot";
  /** The setting of the registry that the lines choose; null for engines that are not there, and where there is none. */
  readonly setting: string | null;
  readonly language: "C++" | "C#" | "GDScript" | "JavaScript" | "Python" | "Rust";
  readonly code: string;
}

const bullet = (setting: string, flags: string): Switch => ({
  engine: "bullet",
  setting,
  language: "C++",
  code: `body->setFlags(${flags});`,
});

const mujoco = (setting: string, integrator: string): Switch => ({
  engine: "mujoco",
  setting,
  language: "Python",
  code: `model.opt.integrator = mujoco.mjtIntegrator.${integrator}`,
});

/** In the order in which pages list them. Where an engine has no switch, the term is added by hand, explicitly. */
export const SWITCHES: readonly Switch[] = [
  bullet("none", "0"),
  bullet("explicit", "BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT"),
  bullet("implicit-world", "BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD"),
  bullet("implicit-body", "BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY"),
  { engine: "jolt", setting: "off", language: "C++", code: "settings.mApplyGyroscopicForce = false;" },
  { engine: "jolt", setting: "gyroscopic", language: "C++", code: "settings.mApplyGyroscopicForce = true;" },
  {
    engine: "physx",
    setting: "off",
    language: "C++",
    code: "body->setRigidBodyFlag(PxRigidBodyFlag::eENABLE_GYROSCOPIC_FORCES, false);",
  },
  {
    engine: "physx",
    setting: "gyroscopic",
    language: "C++",
    code: "body->setRigidBodyFlag(PxRigidBodyFlag::eENABLE_GYROSCOPIC_FORCES, true);",
  },
  {
    engine: "rapier",
    setting: "always-on",
    language: "Rust",
    code: "let body = RigidBodyBuilder::dynamic().gyroscopic_forces_enabled(true).build();",
  },
  mujoco("euler", "mjINT_EULER"),
  mujoco("implicit", "mjINT_IMPLICIT"),
  mujoco("implicitfast", "mjINT_IMPLICITFAST"),
  mujoco("rk4", "mjINT_RK4"),
  {
    engine: "cannon-es",
    setting: null,
    language: "JavaScript",
    code: `world.addEventListener("preStep", () => {
  const omega = body.quaternion.inverse().vmult(body.angularVelocity);
  const momentum = omega.vmul(body.inertia);
  body.applyTorque(body.quaternion.vmult(momentum.cross(omega)));
});`,
  },
  {
    engine: "bepu",
    setting: null,
    language: "C#",
    code: `public readonly AngularIntegrationMode AngularIntegrationMode =>
    AngularIntegrationMode.ConserveMomentumWithGyroscopicTorque;`,
  },
  {
    engine: "unity",
    setting: null,
    language: "C#",
    code: `void FixedUpdate()
{
    Quaternion axes = body.rotation * body.inertiaTensorRotation;
    Vector3 omega = Quaternion.Inverse(axes) * body.angularVelocity;
    Vector3 momentum = Vector3.Scale(body.inertiaTensor, omega);
    body.AddTorque(axes * Vector3.Cross(momentum, omega));
}`,
  },
  {
    engine: "godot",
    setting: null,
    language: "GDScript",
    code: `func _integrate_forces(state: PhysicsDirectBodyState3D) -> void:
	var inverse_inertia := state.inverse_inertia_tensor
	var momentum := inverse_inertia.inverse() * state.angular_velocity
	state.angular_velocity += inverse_inertia * momentum.cross(state.angular_velocity) * state.step`,
  },
];

export type LinkId = "default" | "flag" | "rule" | "call" | "substeps" | "changed" | "report";

/** The source in which an engine's treatment of the term was read: a version, the day of the source, and its lines. */
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
const BEPU = "https://github.com/bepu/bepuphysics2/blob/956a679f817ddc636584cf99ae0e009a1945d076";

const SOURCE_OF = {
  bullet: {
    version: "3.27",
    date: "2025-01-29",
    links: {
      default: `${BULLET}/BulletDynamics/Dynamics/btRigidBody.cpp#L91`,
      rule: `${BULLET}/BulletDynamics/Dynamics/btRigidBody.cpp#L297`,
      call: `${BULLET}/BulletDynamics/ConstraintSolver/btSequentialImpulseConstraintSolver.cpp#L1394`,
      changed: "https://github.com/bulletphysics/bullet3/pull/346",
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
    },
  },
  unity: {
    version: null,
    date: "2014-07-29",
    links: {
      report:
        "https://forum.unity.com/threads/is-this-a-bug-in-the-physics-engine-rotational-stability.259514/",
    },
  },
  godot: {
    version: null,
    date: "2025-11-07",
    links: { report: "https://github.com/godotengine/godot/issues/80703" },
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourcedId = keyof typeof SOURCE_OF;

export const SOURCES: Readonly<Record<SourcedId, Source>> = SOURCE_OF;
