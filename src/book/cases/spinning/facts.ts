import type { CaseFacts } from "../case";
import { GYROSCOPIC, own, SHORTER_STEPS, switched } from "../mends";
import { github, type Thread } from "../threads";

const EULER = "euler-equation";
const STEPPING = "stepping-euler-equation";
const LONG_RUNS = "long-runs";

const UNITY_QUESTION: Thread = {
  title: "How to simulate rotational instability?",
  project: "Physics Stack Exchange (Unity)",
  year: 2014,
  url: "https://physics.stackexchange.com/questions/128471",
};
const GODOT_FREE = github(
  "godotengine/godot/issues/80703",
  2023,
  "RigidBody3D orientation dynamics are not solved correctly with Godot Physics",
);
const BULLET_FLAGS = github("bulletphysics/bullet3/issues/357", 2015, "Fix GyroscopicDemo");

/** Jolt's rule: it scales the momentum back to the length that it had before the step. */
const RESCALED = own(`momentum = inertia * omega
turned = momentum - dt * cross(omega, momentum)
omega = inverse(inertia) * (turned * length(momentum) / length(turned))`);

/** Cases of a body that nothing touches. */
export const SPINNING = {
  doesNotFlip: {
    chapter: EULER,
    section: "two-throws-from-one-start",
    equation: "euler-world",
    figure: { chapter: EULER, figure: "racket", set: { a: "none", b: "splitting", frame: 45 } },
    values: [{ of: "flipInterval", scenario: "thrownRacketCrooked" }],
    mends: GYROSCOPIC,
    threads: [
      github(
        "godotengine/godot/issues/50173",
        2021,
        "GodotPhysics does not have an intermediate axis theorem",
      ),
      UNITY_QUESTION,
      github("jrouwe/JoltPhysics/issues/803", 2023, "[Feature Request] Compute gyroscopic forces"),
    ],
  },
  spinsForever: {
    chapter: EULER,
    section: "momentum-energy-and-torque",
    equation: "momentum",
    figure: {
      chapter: EULER,
      figure: "racket",
      set: { a: "none", b: "splitting", scenario: "racketHeldCrooked", frame: 30 },
    },
    mends: GYROSCOPIC,
    threads: [GODOT_FREE, github("google/brax/issues/48", 2021, "Angle velocity integration")],
  },
  momentumTurns: {
    chapter: EULER,
    section: "what-the-switch-changed-and-what-it-did-not",
    equation: "torque-changes-momentum",
    figure: {
      chapter: STEPPING,
      figure: "compare",
      set: { a: "none", b: "splitting", scenario: "racketCrooked", rate: 60, frame: 600 },
    },
    values: [{ of: "greatestAngle", scenario: "racketCrooked", lane: "none", at: 50 }],
    mends: [
      own(`momentum_world = rotation * (inertia * omega_body)
assert(angle(momentum_world, momentum_at_start) < 0.01)`),
    ],
    threads: [
      github(
        "bulletphysics/bullet3/pull/346",
        2015,
        "Add global and local implicit Gyroscopic force integration, with Dzhanibekov effect demo",
      ),
    ],
  },
  gainsEnergy: {
    chapter: STEPPING,
    section: "the-explicit-step-gains-energy",
    equation: "explicit-gain",
    figure: {
      chapter: STEPPING,
      figure: "compare",
      set: { a: "explicit", b: "implicit-body", rate: 60, frame: 600 },
    },
    values: [{ of: "energyFactor", scenario: "racketMiddleAxis", lane: "explicit", rate: 60, at: 30 }],
    mends: [switched("bullet", "implicit-body"), switched("mujoco", "implicit"), RESCALED],
    threads: [
      github("avianphysics/avian/pull/420", 2024, "Use implicit Euler for gyroscopic torque"),
      BULLET_FLAGS,
      github(
        "google-deepmind/mujoco/issues/3553",
        2026,
        "Extend implicitfast gyroscopic stabilization to free bodies with fixed descendants",
      ),
    ],
  },
  slowsDown: {
    chapter: STEPPING,
    section: "the-implicit-step-loses-it",
    equation: "backward-loss",
    figure: {
      chapter: STEPPING,
      figure: "compare",
      set: { a: "implicit-body", b: "splitting", rate: 60, scenario: "racketCrooked", frame: 1800 },
    },
    values: [{ of: "energyLost", scenario: "racketCrooked", lane: "implicit-body", rate: 60, at: 30 }],
    mends: [switched("mujoco", "rk4"), RESCALED, ...SHORTER_STEPS.slice(0, 4)],
    threads: [
      github(
        "Genesis-Embodied-AI/genesis-world/pull/3074",
        2026,
        "[MISC] Preserve the energy of freely tumbling bodies under implicit integration.",
      ),
      github(
        "bulletphysics/bullet3/pull/346",
        2015,
        "Add global and local implicit Gyroscopic force integration, with Dzhanibekov effect demo",
      ),
    ],
  },
  damped: {
    chapter: "impulse-collision",
    section: "the-frame-around-it",
    equation: "decay",
    figure: { chapter: "impulse-collision", figure: "throw", set: { frame: 56 } },
    values: [{ of: "spinKept", scenario: "thrownBunny", at: 0.1 }],
    mends: [
      {
        place: "unity",
        code: "body.angularDamping = 0f;",
        documented:
          "https://docs.unity3d.com/6000.1/Documentation/ScriptReference/Rigidbody-angularDamping.html",
      },
      { place: "unreal", code: "Component->SetAngularDamping(0.0f);" },
      {
        place: "godot",
        code: "angular_damp_mode = RigidBody3D.DAMP_MODE_REPLACE\nangular_damp = 0.0",
        documented: "https://docs.godotengine.org/en/stable/classes/class_rigidbody3d.html",
      },
      { place: "jolt", code: "settings.mAngularDamping = 0.0f;" },
      { place: "physx", code: "body->setAngularDamping(0.0f);" },
      { place: "cannon-es", code: "body.angularDamping = 0;" },
      { place: "havok", code: "body.setAngularDamping(0);   // of Babylon.js" },
    ],
    threads: [
      github("godotengine/godot/pull/82950", 2023, "Rewrite docs for physics damping project settings"),
      github(
        "space-wizards/space-station-14/issues/3711",
        2021,
        "Set LinearDamping + AngularDamping to 0 for projectiles",
      ),
    ],
  },
  flipsFade: {
    chapter: LONG_RUNS,
    section: "the-slow-march-to-the-separatrix",
    equation: "rescaled-sign",
    figure: {
      chapter: LONG_RUNS,
      figure: "long-runs",
      set: {
        a: "rescaled-momentum",
        b: "midpoint",
        scenario: "crookedFiveMinutes",
        rate: 60,
        frame: 6000,
        exact: true,
      },
    },
    values: [
      {
        of: "energyChange",
        scenario: "crookedFiveMinutes",
        rule: "rescaled-momentum",
        rate: 60,
        at: 50,
      },
    ],
    mends: [
      { place: "rapier", code: "integration_parameters.num_solver_iterations = 16;" },
      ...SHORTER_STEPS.filter(({ place }) => place === "jolt"),
    ],
    threads: [
      github("avianphysics/avian/pull/993", 2026, "Implement new gyro motion integration method"),
      github("avianphysics/avian/pull/738", 2025, "Optimize gyroscopic motion"),
    ],
  },
  flipsAtOtherTimes: {
    chapter: LONG_RUNS,
    section: "a-doubt-about-the-start",
    equation: "doubt-growth",
    figure: { chapter: LONG_RUNS, figure: "cloud", set: { frame: 1800 } },
    values: [{ of: "ensembleUpright", at: 60 }],
    mends: [
      { place: "jolt", code: "cmake -DCROSS_PLATFORM_DETERMINISTIC=ON" },
      { place: "rapier", code: 'rapier3d = { version = "*", features = ["enhanced-determinism"] }' },
    ],
    threads: [
      github(
        "schteppe/p2.js/issues/236",
        2016,
        "Is p2 deterministic? Slightly different floating point numbers on same run.",
      ),
      github("dimforge/rapier/issues/868", 2025, "Non-determinism example"),
    ],
  },
} as const satisfies Record<string, CaseFacts>;
