import type { ProgramId } from "./lines";

/** What an engine does to the spin of a body that nobody has set: it is no part of any rule, and the lab sees it in a log. */
export interface EngineDefaults {
  /** The share of ω that is taken in a second [1/s]. */
  readonly damping: number;
  /** The fastest spin that it lets stand [rad/s], or the widest turn in a step [rad]. */
  readonly most: { readonly spin: number } | { readonly turn: number } | null;
  readonly sleeps: boolean;
  /** Where it says so; null where a test reads it in the package that runs here. */
  readonly source: string | null;
}

const BULLET = "https://github.com/bulletphysics/bullet3/blob/6c888f4abd7b46f572587360cc214985f02e5c6b/src";
const BOX3D = "https://github.com/erincatto/box3d/blob/30c67b5e6d0a3a66f0f506c69ce9e9e0587e3b7c";
const BEPU = "https://github.com/bepu/bepuphysics2/blob/956a679f817ddc636584cf99ae0e009a1945d076";
const PHYSX =
  "https://github.com/NVIDIA-Omniverse/PhysX/blob/a3d8a641de4c3014fd56704af0f50b8be7e9778b/physx/source/simulationcontroller/src";
const UNITY = "https://docs.unity3d.com/7000.0/Documentation/ScriptReference";
const GODOT = "https://docs.godotengine.org/en/stable/classes/class_projectsettings.html";
const UNREAL =
  "https://dev.epicgames.com/documentation/en-us/unreal-engine/python-api/class/BodyInstance.html?application_version=4.27";

const EIGHTH = 0.25 * Math.PI;

/** The sources were read on 24 November 2026. */
export const DEFAULTS: Readonly<Partial<Record<ProgramId, EngineDefaults>>> = {
  bullet: {
    damping: 0,
    most: null,
    sleeps: true,
    source: `${BULLET}/BulletDynamics/Dynamics/btRigidBody.h#L149`,
  },
  // Its damping takes 0.04 (1 + |ω|) a second, |ω| in rad/s.
  pybullet: {
    damping: 0.04,
    most: { spin: 100 },
    sleeps: false,
    source: `${BULLET}/BulletDynamics/Featherstone/btMultiBody.cpp#L120`,
  },
  jolt: { damping: 0.05, most: { spin: 60 * EIGHTH }, sleeps: true, source: null },
  physx: { damping: 0.05, most: { spin: 100 }, sleeps: true, source: `${PHYSX}/ScBodyCore.cpp#L50` },
  rapier: { damping: 0, most: { turn: EIGHTH }, sleeps: true, source: null },
  mujoco: { damping: 0, most: null, sleeps: false, source: null },
  "cannon-es": { damping: 0.01, most: null, sleeps: false, source: null },
  havok: { damping: 0.1, most: { spin: 100 }, sleeps: true, source: null },
  bepu: { damping: 0.03, most: null, sleeps: true, source: `${BEPU}/Demos/DemoCallbacks.cs#L60` },
  box3d: {
    damping: 0,
    most: { turn: EIGHTH },
    sleeps: true,
    source: `${BOX3D}/include/box3d/constants.h#L76`,
  },
  unity: {
    damping: 0.05,
    most: { spin: 50 },
    sleeps: true,
    source: `${UNITY}/Rigidbody-maxAngularVelocity.html`,
  },
  unreal: { damping: 0, most: { spin: 20 * Math.PI }, sleeps: true, source: UNREAL },
  godot: { damping: 0.1, most: { spin: 60 * EIGHTH }, sleeps: true, source: GODOT },
};
