import type { Frame, Order, Said } from "./conventions";
import type { RateUnit } from "./units";

/* What a program leaves open is absent, and inferred from the data or the names. */

export type Handedness = "right" | "left";
export type UpAxis = "x" | "y" | "z";

export interface PresetSource {
  readonly name: string;
  readonly url: string;
  /** The day on which it was read and found to say so; none where it stands for what is generally known. */
  readonly readOn?: string;
}

export interface Preset {
  readonly order?: Order;
  readonly omega?: Frame;
  readonly unit?: RateUnit;
  readonly handedness: Handedness;
  readonly up: UpAxis;
  readonly sources: readonly PresetSource[];
}

const READ = { readOn: "2026-11-23" };

export const PRESET_IDS = [
  "bullet",
  "unity",
  "unreal",
  "godot",
  "blender",
  "ros",
  "mujoco",
  "phyphox",
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

const BULLET = "https://github.com/bulletphysics/bullet3/blob/master/src";
const UNITY = "https://docs.unity3d.com/ScriptReference";
const UNREAL = "https://dev.epicgames.com/documentation/unreal-engine/API/Runtime/Engine";
const GODOT = "https://docs.godotengine.org/en/stable";

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
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
  // z; z up. Of its sensors frameangvel is along the world, so that only qvel is meant.
  mujoco: {
    order: "wxyz",
    omega: "body",
    unit: "rad/s",
    handedness: "right",
    up: "z",
    sources: [
      {
        name: "Floating objects",
        url: "https://mujoco.readthedocs.io/en/stable/overview.html#floating-objects",
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
};

export function isPresetId(text: string): text is PresetId {
  return (PRESET_IDS as readonly string[]).includes(text);
}

/** The conventions of a program that matter for reading its log; handedness and the axis that is up change its picture alone. */
export function saidBy({ order, omega, unit }: Preset): Said {
  return { order, omega, unit };
}
