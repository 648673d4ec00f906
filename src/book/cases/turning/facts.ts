import type { CaseFacts } from "../case";
import { own, SHORTER_STEPS } from "../mends";
import { github } from "../threads";

const MATRIX = "rotation-matrix-derivative";
const QUATERNION = "quaternion-derivative";
const MAP = "exponential-map";

const EXPONENTIAL = own(`angle = length(omega) * dt
turn = quaternion(cos(angle / 2), sin(angle / 2) * normalize(omega))
q = normalize(turn * q)`);

/** Cases of a body that turns by a wrong amount or about a wrong axis. */
export const TURNING = {
  wrongWay: {
    chapter: QUATERNION,
    section: "on-which-side",
    equation: "quaternion-rate-body",
    figure: { chapter: QUATERNION, figure: "sides", set: { scenario: "askewDie", frame: 24 } },
    mends: [
      own("q = turn_world * q\nq = q * turn_body"),
      {
        place: "unity",
        code: `transform.rotation = Quaternion.AngleAxis(degrees, axisInWorld) * transform.rotation;
transform.rotation = transform.rotation * Quaternion.AngleAxis(degrees, axisInBody);`,
      },
      {
        place: "godot",
        code: "global_rotate(axis_in_world, angle)\nrotate_object_local(axis_in_body, angle)",
      },
      {
        place: "three",
        code: "object.rotateOnWorldAxis(axisInWorld, angle);\nobject.rotateOnAxis(axisInBody, angle);",
      },
    ],
    threads: [
      github("avianphysics/avian/pull/747", 2025, "Fix order of quaternion multiplication"),
      github("KieranWynn/pyquaternion/issues/53", 2019, "Integration not behaving as expected"),
      github(
        "NUbots/NUbots/pull/429",
        2021,
        "Refactors motionmodel to abstract away the monolithic vector representation",
      ),
    ],
  },
  leftHanded: {
    chapter: MATRIX,
    section: "the-same-spin-seen-from-the-body",
    equation: "turned-product",
    figure: { chapter: MATRIX, figure: "columns", set: { frame: 40 } },
    mends: [
      own(`position    = ( x,  y, -z)
quaternion  = (w, -qx, -qy, qz)
omega       = (-ox, -oy, oz)
torque      = (-tx, -ty, tz)`),
    ],
    threads: [
      github("siemens/ros-sharp/pull/126", 2018, "Correct Quaternion conversion ROS <=> Unity"),
      github("Unity-Technologies/ROS-TCP-Connector/pull/239", 2021, "Adding angular velocity conversions"),
      github(
        "siemens/ros-sharp/issues/179",
        2019,
        "Gazebo simulation scene: The robot in Unity moves in opposite directions with the robot in Gazebo",
      ),
    ],
  },
  eulerAngles: {
    chapter: MATRIX,
    section: "two-spins-at-once",
    equation: "spins-add",
    figure: { chapter: MATRIX, figure: "columns", set: { frame: 160 } },
    mends: [
      { place: "unity", code: "body.angularVelocity = omegaInWorld;" },
      { place: "godot", code: "angular_velocity = omega_in_world" },
      {
        place: "three",
        code: `const turn = new THREE.Quaternion().setFromAxisAngle(axis, speed * dt);
object.quaternion.premultiply(turn).normalize();`,
      },
      EXPONENTIAL,
    ],
    threads: [
      github(
        "godotengine/godot-docs/pull/11258",
        2025,
        "Add section about angular velocity to using_transforms.rst",
      ),
      github("decentraland/kernel-legacy/issues/37", 2019, "Euler angles doesn't work as expected"),
      github(
        "mrdoob/three.js/issues/24376",
        2022,
        "It seems impossible to model angular momentum using Euler angles.",
      ),
    ],
  },
  turnsTwice: {
    chapter: QUATERNION,
    section: "why-one-half-of-ω",
    equation: "quaternion-rate",
    figure: { chapter: QUATERNION, figure: "sandwich-figure", set: { frame: 120 } },
    mends: [own("q = normalize(q + 0.5 * dt * quaternion(0, omega_world) * q)"), EXPONENTIAL],
    threads: [
      github(
        "mit-aera/FlightGoggles/issues/67",
        2019,
        "IMPORTANT: Bug in Quadrotor Dynamics Quaternion Integration",
      ),
      github(
        "ethz-asl/hand_eye_calibration/issues/112",
        2025,
        "`angular_velocity_between_quaternions` returns half of angular velocity.",
      ),
      github("w0rm/elm-physics/pull/69", 2019, "Elm geometry"),
    ],
  },
  turnsLate: {
    chapter: QUATERNION,
    section: "what-dividing-mends",
    equation: "lateness",
    figure: { chapter: QUATERNION, figure: "late", set: { rate: 12, frame: 60 } },
    mends: [EXPONENTIAL, { place: "cannon-es", code: "world.step(1 / 240, elapsed, 16);" }],
    threads: [
      github("sofa-framework/sofa/pull/172", 2017, "[SofaKernel] Fix the integration scheme for Quaternion"),
      github("betaflight/betaflight/pull/5182", 2018, "IMU quaternion (rmat phase out)"),
    ],
  },
  fastSpin: {
    chapter: MAP,
    section: "a-limit-that-limits-the-wrong-thing",
    equation: "bullet-angle",
    figure: { chapter: MAP, figure: "limit", set: { rate: 1.5, frame: 1, exact: true } },
    mends: [
      {
        place: "unity",
        code: "body.maxAngularVelocity = 1000f;",
        documented:
          "https://docs.unity3d.com/2020.1/Documentation/ScriptReference/Rigidbody-maxAngularVelocity.html",
      },
      { place: "unreal", code: "Component->SetPhysicsMaxAngularVelocityInRadians(1000.0f);" },
      { place: "jolt", code: "settings.mMaxAngularVelocity = 1000.0f;" },
      {
        place: "godot",
        code: "; project.godot\n[physics]\njolt_physics_3d/limits/max_angular_velocity=1000.0",
        documented: "https://docs.godotengine.org/en/stable/classes/class_projectsettings.html",
      },
      { place: "physx", code: "body->setMaxAngularVelocity(1000.0f);" },
      { place: "rapier", code: "RigidBodyBuilder::dynamic().allow_fast_rotation(true)" },
      { place: "havok", code: "plugin.setVelocityLimits(200, 1000);   // of Babylon.js: metres, radians" },
      ...SHORTER_STEPS.filter(({ place }) => place === "bullet"),
    ],
    threads: [
      github("godotengine/godot/issues/120724", 2026, "Jolt RigidBody Angular Velocity Limit Reached"),
      github(
        "isaac-sim/IsaacLab/issues/2307",
        2025,
        "Flywheel decelerates in frictionless environment with only positive DCMotor torque",
      ),
    ],
  },
  longWayRound: {
    chapter: QUATERNION,
    section: "two-quaternions-for-one-attitude",
    equation: "compare",
    figure: { chapter: QUATERNION, figure: "sandwich-figure", set: { frame: 360 } },
    mends: [own("if (dot(from, to) < 0) to = -to")],
    threads: [
      github(
        "KhronosGroup/glTF/issues/1395",
        2018,
        "Must slerping between quaternions for an animation curve always go the short way round?",
      ),
      github("bdero/flutter_scene/pull/275", 2026, "Handle quaternion double cover in slerp"),
      github(
        "spnda/fastgltf/issues/108",
        2025,
        "math::slerp is not choosing the shortest rotation between two quaternions",
      ),
    ],
  },
  sensorDrift: {
    chapter: MAP,
    section: "exact-for-a-constant-velocity-and-then",
    equation: "mean-velocity",
    figure: { chapter: MAP, figure: "velocities", set: { x: 0.02 } },
    mends: [
      own(`rate = (measured - bias) * pi / 180
middle = 0.5 * (rate_before + rate)
q = normalize(q * turnBy(middle * dt))`),
    ],
    threads: [
      github("immersive-web/webvr-polyfill/issues/30", 2016, "Iphone 5/5s gyro drift"),
      github("nytimes/ios-360-videos/pull/6", 2016, "Add a low-pass noise filter."),
      github(
        "googlevr/gvr-unity-sdk/issues/217",
        2016,
        "version(v0.7.2)，GyroscopeSensor drift in some phone",
      ),
    ],
  },
} as const satisfies Record<string, CaseFacts>;
