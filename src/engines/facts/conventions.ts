/* What a program leaves open is absent, and the lab infers it from the data or the names. */

export type Handedness = "right" | "left";
export type UpAxis = "x" | "y" | "z";

export interface ConventionSource {
  readonly name: string;
  readonly url: string;
  /** The day on which it was read and found to say so; none where it stands for what is generally known. */
  readonly readOn?: string;
}

/** How a program writes down a motion. */
export interface Conventions {
  readonly order?: "wxyz" | "xyzw";
  readonly omega?: "world" | "body";
  readonly unit?: "rad/s" | "deg/s";
  readonly handedness: Handedness;
  readonly up: UpAxis;
  readonly sources: readonly ConventionSource[];
}

const READ = { readOn: "2026-11-23" };
const LATER = { readOn: "2026-11-24" };

const BULLET = "https://github.com/bulletphysics/bullet3/blob/master/src";
const UNITY = "https://docs.unity3d.com/ScriptReference";
const UNREAL = "https://dev.epicgames.com/documentation/unreal-engine/API/Runtime/Engine";
const PHYSX =
  "https://github.com/NVIDIA-Omniverse/PhysX/blob/a3d8a641de4c3014fd56704af0f50b8be7e9778b/physx/include";
const JOLT = "https://github.com/jrouwe/JoltPhysics/blob/3b47ec390cb9b933769183eff599f72195c5873c";
const BABYLON = "https://doc.babylonjs.com/lite/typedoc/functions/getPhysicsBodyAngularVelocity";
const GODOT = "https://docs.godotengine.org/en/stable";

export const CONVENTIONS = {
  // "btQuaternion(_x, _y, _z, _w)"; ω is along the world; the examples' gravity is −y.
  bullet: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "right",
    up: "y",
    sources: [
      { name: "btQuaternion.h", url: `${BULLET}/LinearMath/btQuaternion.h`, ...READ },
      { name: "btRigidBody.h", url: `${BULLET}/BulletDynamics/Dynamics/btRigidBody.h` },
    ],
  },
  // "measured in radians per second", along the world; left-handed, y up.
  unity: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "left",
    up: "y",
    sources: [
      { name: "Quaternion", url: `${UNITY}/Quaternion.html` },
      { name: "Rigidbody.angularVelocity", url: `${UNITY}/Rigidbody-angularVelocity.html`, ...READ },
    ],
  },
  // "Get the angular velocity of a single body, in degrees per second", along the world as its twin in radians says; left-handed,
  // z up.
  unreal: {
    order: "xyzw",
    omega: "world",
    unit: "deg/s",
    handedness: "left",
    up: "z",
    sources: [
      {
        name: "GetPhysicsAngularVelocityInDegrees",
        url: `${UNREAL}/Components/UPrimitiveComponent/GetPhysicsAngula-?application_version=5.5`,
        ...READ,
      },
      {
        name: "GetUnrealWorldAngularVelocityInRadians",
        url: `${UNREAL}/PhysicsEngine/FBodyInstance/GetUnrealWorldAn-?application_version=5.5`,
        ...READ,
      },
    ],
  },
  // "The RigidBody3D's rotational velocity in radians per second", along the world; right-handed, y up.
  godot: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "right",
    up: "y",
    sources: [
      { name: "Quaternion", url: `${GODOT}/classes/class_quaternion.html` },
      { name: "RigidBody3D", url: `${GODOT}/classes/class_rigidbody3d.html`, ...READ },
      { name: "Introduction to 3D", url: `${GODOT}/tutorials/3d/introduction_to_3d.html` },
    ],
  },
  // Quaternions are (w, x, y, z). Its bodies give no ω; the axes are right-handed, z up.
  blender: {
    order: "wxyz",
    handedness: "right",
    up: "z",
    sources: [{ name: "mathutils.Quaternion", url: "https://docs.blender.org/api/current/mathutils.html" }],
  },
  // geometry_msgs/Quaternion is x, y, z, w; "The twist in this message should be specified in the coordinate frame given by the
  // child_frame_id"; SI units and radians, right-handed, z up.
  ros: {
    order: "xyzw",
    omega: "body",
    unit: "rad/s",
    handedness: "right",
    up: "z",
    sources: [
      {
        name: "nav_msgs/Odometry",
        url: "https://docs.ros.org/en/jazzy/p/nav_msgs/msg/Odometry.html",
        ...READ,
      },
      { name: "REP 103", url: "https://www.ros.org/reps/rep-0103.html", ...READ },
    ],
  },
  // The last three of a free joint's qvel are along the body, as this notebook's own runs of MuJoCo show; its quaternion is w, x, y,
  // z; z up.
  mujoco: {
    order: "wxyz",
    omega: "body",
    unit: "rad/s",
    handedness: "right",
    up: "z",
    sources: [
      {
        name: "qvel of a free joint",
        url: "https://mujoco.readthedocs.io/en/stable/overview.html#floating-objects",
      },
      {
        name: "but frameangvel is along the world’s axes",
        url: "https://mujoco.readthedocs.io/en/stable/XMLreference.html#sensor-frameangvel",
      },
    ],
  },
  // Its export has the columns "Time (s)", "Gyroscope x (rad/s)", y, z and "Absolute (rad/s)", along the device's axes.
  phyphox: {
    omega: "body",
    unit: "rad/s",
    handedness: "right",
    up: "z",
    sources: [
      {
        name: "gyroscope.phyphox",
        url: "https://github.com/phyphox/phyphox-experiments/blob/master/gyroscope.phyphox",
        ...READ,
      },
      {
        name: "Sensor coordinate system",
        url: "https://developer.android.com/develop/sensors-and-location/sensors/sensors_overview",
      },
    ],
  },
  // PxQuat is x, y, z, w, and getAngularVelocity is along the world's axes; right-handed, with no axis that is up.
  physx: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "right",
    up: "y",
    sources: [
      { name: "PxQuat.h", url: `${PHYSX}/foundation/PxQuat.h`, ...LATER },
      { name: "PxRigidBody.h", url: `${PHYSX}/PxRigidBody.h`, ...LATER },
    ],
  },
  // Quat(x, y, z, w); "a right handed coordinate system with Y-up".
  jolt: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "right",
    up: "y",
    sources: [
      { name: "Quat.h", url: `${JOLT}/Jolt/Math/Quat.h#L42`, ...LATER },
      { name: "Architecture.md", url: `${JOLT}/Docs/Architecture.md?plain=1#L746`, ...LATER },
    ],
  },
  // Babylon is left-handed, and so is what its plug-in tells Havok; quaternions are x, y, z, w.
  babylon: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "left",
    up: "y",
    sources: [
      { name: "PhysicsBody", url: "https://doc.babylonjs.com/typedoc/classes/BABYLON.PhysicsBody" },
      { name: "getPhysicsBodyAngularVelocity", url: BABYLON, ...LATER },
    ],
  },
  // "Isaac Sim Core (QW, QX, QY, QZ)" and radians; right-handed, z up.
  isaac: {
    order: "wxyz",
    omega: "world",
    unit: "rad/s",
    handedness: "right",
    up: "z",
    sources: [
      {
        name: "Isaac Sim Conventions",
        url: "https://docs.omniverse.nvidia.com/isaacsim/latest/reference_conventions.html",
        ...LATER,
      },
    ],
  },
  // "Angular velocity in the same space as the node's xform. Units: degrees/second": whether that is the body's space or its
  // parent's it leaves open. Quaternions are w, x, y, z. A stage that names no axis has y up.
  usd: {
    order: "wxyz",
    unit: "deg/s",
    handedness: "right",
    up: "y",
    sources: [
      {
        name: "UsdPhysicsRigidBodyAPI",
        url: "https://openusd.org/release/api/class_usd_physics_rigid_body_a_p_i.html",
        ...LATER,
      },
      {
        name: "Stage up axis",
        url: "https://docs.omniverse.nvidia.com/dev-guide/latest/programmer_ref/usd/stage/set-stage-up-axis.html",
        ...LATER,
      },
      {
        name: "Conventions",
        url: "https://docs.omniverse.nvidia.com/isaacsim/latest/reference_conventions.html",
        ...LATER,
      },
    ],
  },
  // "desired twist in world frame"; otherwise as ROS has it.
  gazebo: {
    order: "xyzw",
    omega: "world",
    unit: "rad/s",
    handedness: "right",
    up: "z",
    sources: [
      {
        name: "gazebo_msgs/ModelStates",
        url: "https://docs.ros.org/en/jade/api/gazebo_msgs/html/msg/ModelStates.html",
        ...LATER,
      },
    ],
  },
} as const satisfies Readonly<Record<string, Conventions>>;
