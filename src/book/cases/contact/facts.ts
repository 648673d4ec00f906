import type { CaseFacts } from "../case";
import { own } from "../mends";
import { github } from "../threads";

const IMPACT = "impulse-collision";

/** Cases of a body that meets a floor or a wall. */
export const CONTACT = {
  spinsOnBounce: {
    chapter: IMPACT,
    section: "what-one-push-does",
    equation: "jumps",
    figure: {
      chapter: IMPACT,
      figure: "cone",
      set: { velocity: [0.2, -1.6, 0.2], friction: 0.2, restitution: 0.5 },
    },
    values: [{ of: "leavesCone", scenario: "bouncingBox", at: 0.1 }],
    mends: [
      own("tangent_impulse = clampLength(tangent_impulse, friction * normal_impulse)"),
      { place: "unity", code: "collider.material.dynamicFriction = 0.2f;" },
      {
        place: "cannon-es",
        code: "new CANNON.ContactMaterial(floor, box, { friction: 0.2, restitution: 0.5 });",
      },
    ],
    threads: [
      github(
        "schteppe/cannon.js/issues/478",
        2022,
        "box can start rotating when colliding another box for no reason",
      ),
      github(
        "jbaicoianu/cyclone-physics-js/issues/1",
        2013,
        "collision response rotational impulse is unreliable",
      ),
    ],
  },
  bounceGains: {
    chapter: IMPACT,
    section: "coulombs-cone",
    equation: "law-gain",
    figure: { chapter: IMPACT, figure: "laws", set: { frame: 1200 } },
    values: [{ of: "gainsUsual", scenario: "bouncingBox", at: 0.1 }],
    mends: [
      own(`fastest = sqrt(max(0, speed_in ** 2 - 2 * gravity * depth))
speed_out = restitution * fastest`),
      { place: "unity", code: "collider.material.bounciness = 0.95f;" },
      { place: "godot", code: "physics_material_override.bounce = 0.95" },
      { place: "jolt", code: "settings.mRestitution = 0.95f;\nsettings.mLinearDamping = 0.05f;" },
    ],
    threads: [
      github("jrouwe/JoltPhysics/issues/1286", 2024, "Restitution 1.0 produces higher bounce every time."),
      github("piqnt/planck.js/issues/223", 2022, "Restitution (bounciness) Error"),
      github(
        "dimforge/rapier/issues/97",
        2021,
        "[BUG] Energy is not conserved for perfectly elastic collisions",
      ),
    ],
  },
  bounceLoses: {
    chapter: IMPACT,
    section: "why-it-stays-inside-for-a-while",
    equation: "bounce-error",
    figure: {
      chapter: IMPACT,
      figure: "methods",
      // A flat drop: the corners meet the floor at once.
      set: {
        rate: 60,
        restitution: 1,
        friction: 0,
        q: [1, 0, 0, 0],
        spin: [0, 0.1, 0],
        layers: ["trail"],
        frame: 42,
      },
    },
    mends: [
      { place: "unity", code: "Physics.bounceThreshold = 0.2f;" },
      { place: "physx", code: "sceneDesc.bounceThresholdVelocity = 0.2f;" },
      {
        place: "jolt",
        code: `PhysicsSettings settings = physics_system.GetPhysicsSettings();
settings.mMinVelocityForRestitution = 0.2f;
physics_system.SetPhysicsSettings(settings);`,
      },
      {
        place: "bullet",
        code: "ball->setRestitution(1);\nfloor->setRestitution(1);   // Bullet multiplies the two",
      },
    ],
    threads: [
      github("bulletphysics/bullet3/issues/1530", 2018, "Energy Conservation Error - Restitution Example"),
      github("DanielChappuis/reactphysics3d/issues/96", 2019, "Collisions in Dynamic World are strange."),
      github("schteppe/cannon.js/issues/359", 2018, "Elastic collision"),
    ],
  },
  throughTheFloor: {
    chapter: IMPACT,
    section: "why-it-stays-inside-for-a-while",
    equation: "time-of-impact",
    // Seen along the floor, which shows what is below it.
    figure: {
      chapter: IMPACT,
      figure: "methods",
      set: { rate: 30, restitution: 0, layers: [], frame: 60, view: [20, -5, 0.8] },
    },
    mends: [
      { place: "unity", code: "body.collisionDetectionMode = CollisionDetectionMode.ContinuousDynamic;" },
      { place: "unreal", code: "Component->SetUseCCD(true);" },
      {
        place: "godot",
        code: "continuous_cd = true",
        documented: "https://docs.godotengine.org/en/stable/classes/class_rigidbody3d.html",
      },
      { place: "jolt", code: "settings.mMotionQuality = EMotionQuality::LinearCast;" },
      { place: "rapier", code: "RigidBodyBuilder::dynamic().ccd_enabled(true)" },
      { place: "physx", code: "body->setRigidBodyFlag(PxRigidBodyFlag::eENABLE_CCD, true);" },
      {
        place: "bullet",
        code: "body->setCcdMotionThreshold(0.5f * radius);\nbody->setCcdSweptSphereRadius(0.4f * radius);",
      },
    ],
    threads: [
      github("godot-jolt/godot-jolt/issues/900", 2024, "RigidBody3D sinking"),
      github(
        "liabru/matter-js/issues/5",
        2014,
        "Prevent object passing through walls / tunneling (implement CCD)",
      ),
      github(
        "c-frame/aframe-extras/issues/99",
        2016,
        "Passing through floor when dropping from high altitude",
      ),
    ],
  },
} as const satisfies Record<string, CaseFacts>;
