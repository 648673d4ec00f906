import type { Frame, Order, RateUnit, Said } from "./conventions";

/*
 * Conventions of programs that people take logs from, each with the page of its own documentation that says so. What a program leaves
 * open, such as ω where it gives none, is absent, and told by the data or the names.
 */

export type Handedness = "right" | "left";
export type UpAxis = "x" | "y" | "z";

export interface Preset {
  readonly order?: Order;
  readonly omega?: Frame;
  readonly unit?: RateUnit;
  readonly handedness: Handedness;
  readonly up: UpAxis;
}

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

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  // btQuaternion.h: "btQuaternion(_x, _y, _z, _w)"; btRigidBody::getAngularVelocity is along the world; the examples' gravity is −y.
  bullet: { order: "xyzw", omega: "world", unit: "rad/s", handedness: "right", up: "y" },
  // docs.unity3d.com/ScriptReference: Quaternion (x, y, z, w), Rigidbody.angularVelocity "in radians per second" along the world;
  // Manual, "Transforms": a left-handed coordinate system whose y is up.
  unity: { order: "xyzw", omega: "world", unit: "rad/s", handedness: "left", up: "y" },
  // dev.epicgames.com: FQuat holds X, Y, Z, W; UPrimitiveComponent::GetPhysicsAngularVelocityInDegrees, along the world; "Coordinate System
  // and Spaces": left-handed, z up.
  unreal: { order: "xyzw", omega: "world", unit: "deg/s", handedness: "left", up: "z" },
  // docs.godotengine.org: Quaternion(x, y, z, w); RigidBody3D.angular_velocity "in radians per second" along the world; "Introduction to 3D":
  // right-handed, y up.
  godot: { order: "xyzw", omega: "world", unit: "rad/s", handedness: "right", up: "y" },
  // docs.blender.org/api: mathutils.Quaternion is (w, x, y, z). Its bodies give no ω; the axes are right-handed, z up.
  blender: { order: "wxyz", handedness: "right", up: "z" },
  // geometry_msgs/Quaternion: x, y, z, w; sensor_msgs/Imu and the twist of nav_msgs/Odometry are along the body ("child_frame_id");
  // REP 103: radians, right-handed, z up.
  ros: { order: "xyzw", omega: "body", unit: "rad/s", handedness: "right", up: "z" },
  // mujoco.readthedocs.io, "Floating objects": a free joint's quaternion is w, x, y, z, its angular velocity along the body ("local
  // coordinates"); right-handed, z up.
  mujoco: { order: "wxyz", omega: "body", unit: "rad/s", handedness: "right", up: "z" },
  // phyphox.org/wiki, "Sensors": the gyroscope in rad/s along the device's axes, z out of the screen; developer.android.com, SensorEvent:
  // right-handed, the world's z up.
  phyphox: { omega: "body", unit: "rad/s", handedness: "right", up: "z" },
};

export function isPresetId(text: string): text is PresetId {
  return (PRESET_IDS as readonly string[]).includes(text);
}

/** What a program's conventions say about how to read its log; handedness and the axis that is up change its picture alone. */
export function saidBy({ order, omega, unit }: Preset): Said {
  return { order, omega, unit };
}
