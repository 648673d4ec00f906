import type { EngineId } from "../registry";

/** An engine of the registry, or one that runs nowhere in a page. */
export type ProgramId = EngineId | "pybullet" | "bepu" | "box3d" | "ode" | "unity" | "unreal" | "godot";

/** Lines with which an engine is told what to do with the gyroscopic term, as its users write them. */
export interface Switch {
  readonly engine: ProgramId;
  /** The setting of the registry that the lines choose; null for engines that are not there, and where there is none. */
  readonly setting: string | null;
  readonly language: "C++" | "C#" | "GDScript" | "JavaScript" | "Python" | "Rust";
  readonly code: string;
}

/** `setFlags` replaces all flags, and two gyroscopic ones act together. */
const bullet = (setting: string, flags: string): Switch => ({
  engine: "bullet",
  setting,
  language: "C++",
  code: `const int gyroscopic = BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT
    | BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD | BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY;
body->setFlags(${flags});`,
});

const mujoco = (setting: string, integrator: string): Switch => ({
  engine: "mujoco",
  setting,
  language: "Python",
  code: `model.opt.integrator = mujoco.mjtIntegrator.${integrator}`,
});

/** In the order in which pages list them. Where an engine has no switch, the term is added by hand, explicitly. */
export const SWITCHES: readonly Switch[] = [
  bullet("none", "body->getFlags() & ~gyroscopic"),
  bullet("explicit", "(body->getFlags() & ~gyroscopic) | BT_ENABLE_GYROSCOPIC_FORCE_EXPLICIT"),
  bullet("implicit-world", "(body->getFlags() & ~gyroscopic) | BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_WORLD"),
  bullet("implicit-body", "(body->getFlags() & ~gyroscopic) | BT_ENABLE_GYROSCOPIC_FORCE_IMPLICIT_BODY"),
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
    engine: "pybullet",
    setting: null,
    language: "Python",
    code: `body = pybullet.loadURDF(path, useMaximalCoordinates=True)`,
  },
  {
    engine: "cannon-es",
    setting: null,
    language: "JavaScript",
    code: `const omega = body.quaternion.inverse().vmult(body.angularVelocity);
const momentum = omega.vmul(body.inertia);
body.applyTorque(body.quaternion.vmult(momentum.cross(omega)));
world.step(dt);`,
  },
  {
    engine: "bepu",
    setting: null,
    language: "C#",
    code: `public readonly AngularIntegrationMode AngularIntegrationMode =>
    AngularIntegrationMode.ConserveMomentumWithGyroscopicTorque;`,
  },
  { engine: "ode", setting: null, language: "C++", code: "dBodySetGyroscopicMode(body, 1);" },
  {
    engine: "unreal",
    setting: null,
    language: "C++",
    code: "Component->SetGyroscopicTorqueEnabled(true);",
  },
  {
    engine: "unity",
    setting: null,
    language: "C#",
    code: `void Awake()
{
    body.angularDamping = 0f; // angularDrag before Unity 6
    body.maxAngularVelocity = 100f;
}

void FixedUpdate()
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
    code: `func _ready() -> void:
	angular_damp_mode = DAMP_MODE_REPLACE
	angular_damp = 0.0

func _integrate_forces(state: PhysicsDirectBodyState3D) -> void:
	var inverse_inertia := state.inverse_inertia_tensor
	var momentum := inverse_inertia.inverse() * state.angular_velocity
	state.angular_velocity += inverse_inertia * momentum.cross(state.angular_velocity) * state.step`,
  },
];
