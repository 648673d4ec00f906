import type { CaseFacts } from "../case";
import { own } from "../mends";
import { github } from "../threads";

const INERTIA = "inertia-tensor";
const STATE = "state-and-momentum";

/** Cases in which the program has been told of another body. */
export const BODY = {
  tensorNotTurned: {
    chapter: INERTIA,
    section: "a-tensor-that-never-turns",
    equation: "turned",
    figure: { chapter: INERTIA, figure: "frozen", set: { frame: 300 } },
    values: [{ of: "greatestAngle", scenario: "briskBox", lane: "implicit-world" }],
    mends: [
      own("inertia_world = R * inertia_body * transpose(R)\ninverse_world = R * inverse_body * transpose(R)"),
      { place: "godot", code: "var inverse_world := state.inverse_inertia_tensor" },
      {
        place: "unity",
        code: `Quaternion axes = body.rotation * body.inertiaTensorRotation;
Vector3 momentum = axes * Vector3.Scale(body.inertiaTensor, Quaternion.Inverse(axes) * body.angularVelocity);`,
      },
    ],
    threads: [
      github("gszauer/GamePhysicsCookbook/issues/14", 2025, "Wrong usage of local inverse inertia tensor"),
      github(
        "sofa-framework/sofa/issues/4936",
        2024,
        "Inertia matrice in Rigids is not taken correctly into account",
      ),
    ],
  },
  tensorLooksRight: {
    chapter: INERTIA,
    section: "three-axes-of-its-own",
    equation: "turned",
    figure: { chapter: INERTIA, figure: "six", set: { frame: 150 } },
    mends: [
      own("assert(R * diagonal(moments) * transpose(R) == tensor)"),
      {
        place: "unity",
        code: "body.inertiaTensor = moments;\nbody.inertiaTensorRotation = axesInBody;",
      },
      { place: "mujoco", code: '<inertial pos="0 0 0" mass="1" fullinertia="Ixx Iyy Izz Ixy Ixz Iyz"/>' },
      {
        place: "jolt",
        code: `settings.mOverrideMassProperties = EOverrideMassProperties::MassAndInertiaProvided;
settings.mMassPropertiesOverride.mMass = mass;
settings.mMassPropertiesOverride.mInertia = tensorInBody;`,
      },
    ],
    threads: [
      github(
        "newton-physics/urdf-usd-converter/issues/118",
        2026,
        "physics:principalAxes is the conjugate of the true principal-axes rotation for links with products of inertia",
      ),
      github(
        "Rhoban/onshape-to-robot/issues/85",
        2022,
        "Inertia values not aligned to local reference frame",
      ),
      github("bulletphysics/bullet3/pull/783", 2016, "[URDF] Edit loader to handle full inertia tensor."),
    ],
  },
  impossibleTensor: {
    chapter: INERTIA,
    section: "three-axes-of-its-own",
    equation: "triangle",
    figure: { chapter: INERTIA, figure: "masses", set: { body: "lopsided" } },
    mends: [
      own("assert(a > 0 && a + b >= c)   // principal moments, c the largest"),
      { place: "mujoco", code: '<compiler inertiafromgeom="true"/>' },
    ],
    threads: [
      github(
        "RealManRobot/rm_models/issues/6",
        2026,
        "C3: a missing decimal point in Link1's izz makes the inertia physically impossible",
      ),
      github(
        "Gepetto/example-robot-data/issues/130",
        2022,
        "Talos's gripper_left_motor_single_link and gripper_right_motor_single_link links inertia do not respect triangle inequalities",
      ),
      github(
        "RobotLocomotion/drake/issues/16058",
        2021,
        "SpatialInertia::IsPhysicallyValid() fails for reasonable spatial inertia",
      ),
    ],
  },
  wrongPivot: {
    chapter: STATE,
    section: "where-the-other-points-are",
    equation: "to-world",
    figure: { chapter: STATE, figure: "push", set: { time: 0.5 } },
    values: [{ of: "originOff", scenario: "thrownBunny", at: 0.1 }],
    mends: [
      own("corner_world = centre_world + R * (corner_model - centre_model)"),
      { place: "unity", code: "body.ResetCenterOfMass();\nDebug.Log(body.centerOfMass);" },
      {
        place: "godot",
        code: "center_of_mass_mode = RigidBody3D.CENTER_OF_MASS_MODE_CUSTOM\ncenter_of_mass = centre_in_model",
        documented: "https://docs.godotengine.org/en/stable/classes/class_rigidbody3d.html",
      },
      { place: "jolt", code: "OffsetCenterOfMassShapeSettings shape(offset, inner_shape);" },
    ],
    threads: [
      github("avianphysics/avian/issues/246", 2023, "Rotational motion ignores center of mass"),
      github(
        "FloatingArrayDesign/MoorDyn/issues/207",
        2024,
        "Body kinematics when origin not at center of mass",
      ),
    ],
  },
} as const satisfies Record<string, CaseFacts>;
