import type { CaseFacts } from "../case";
import { own, SHORTER_STEPS } from "../mends";
import { github } from "../threads";

const STATE = "state-and-momentum";
const SPRINGS = "springs-and-order";
const IMPACT = "impulse-collision";

/** Cases of steps that are too long, too uneven, or not drawn when they should be. */
export const TIME = {
  stutters: {
    chapter: STATE,
    section: "fixed-steps-smooth-pictures",
    equation: "interpolate",
    figure: { chapter: STATE, figure: "between", set: { frame: 9, rate: 5, layers: ["trail", "refreshes"] } },
    mends: [
      own(`owed += min(elapsed, 0.1)
while (owed >= dt) { before = state; state = step(state, dt); owed -= dt }
draw(mix(before, state, owed / dt))`),
      { place: "unity", code: "body.interpolation = RigidbodyInterpolation.Interpolate;" },
      { place: "godot", code: "; project.godot\n[physics]\ncommon/physics_interpolation=true" },
      { place: "bullet", code: "world->stepSimulation(elapsed, 4, 1. / 60.);" },
      {
        place: "cannon-es",
        code: "world.step(1 / 60, elapsed, 4);\nmesh.position.copy(body.interpolatedPosition);",
      },
    ],
    threads: [
      github("schteppe/p2.js/issues/44", 2013, "Frame rate independence"),
      github("godotengine/godot/issues/48128", 2021, "Rigidbody2D jitters on FPS drops"),
      github("rwengine/openrw/issues/297", 2017, "Issues when running openrw above or below 30fps"),
    ],
  },
  frameRate: {
    chapter: IMPACT,
    section: "the-frame-around-it",
    equation: "decay-of-a-second",
    figure: { chapter: SPRINGS, figure: "order", set: { x: 0.1 } },
    values: [
      { of: "spinKept", scenario: "thrownBunny", at: 0.1 },
      { of: "spinKeptHalved", scenario: "thrownBunny", at: 0.1 },
    ],
    mends: [
      own("velocity *= pow(kept_in_a_second, dt)"),
      { place: "unity", code: "void FixedUpdate() { Simulate(Time.fixedDeltaTime); }" },
      { place: "godot", code: "func _physics_process(delta: float) -> void:\n\tsimulate(delta)" },
    ],
    threads: [
      github("phaserjs/phaser/issues/5356", 2020, "Arcade Physics damping is framerate dependent"),
      github("pafuhana1213/KawaiiPhysics/issues/81", 2022, "World damping is framerate dependent"),
      github(
        "godot-jolt/godot-jolt/issues/827",
        2024,
        "`linear_damp`/`angular_damp` produces inconsistent behavior between different `physics_ticks_per_second`",
      ),
    ],
  },
  stiffSpring: {
    chapter: SPRINGS,
    section: "out-in-and-round",
    equation: "semi-implicit-ellipse",
    figure: { chapter: SPRINGS, figure: "spring", set: { h: 2.05, frame: 10 } },
    values: [{ of: "springEnergyFactor", rule: "explicit", h: 0.3 }],
    mends: [
      own(`assert(dt * sqrt(stiffness / mass) < 2)
speed = (speed - dt * stiffness / mass * stretch) / (1 + dt * dt * stiffness / mass)`),
      ...SHORTER_STEPS,
    ],
    threads: [
      github("EngineSquared/EngineSquared/issues/45", 2024, "Soft body physics breaking with low framerate"),
      github("NVIDIA/warp/issues/144", 2023, "Unstable integration with Symplectic Euler"),
      github(
        "KiwiCanopy/KiwiDesk/pull/612",
        2026,
        "fix(animation): substep the spring so short durations stay stable",
      ),
    ],
  },
  strongDrag: {
    chapter: SPRINGS,
    section: "a-drag-that-is-too-strong",
    equation: "drag-factors",
    figure: { chapter: SPRINGS, figure: "drag", set: { x: 2.5 } },
    values: [{ of: "rungeKuttaDragLimit" }],
    mends: [
      own("velocity *= exp(-drag * dt)"),
      own("velocity /= 1 + drag * dt"),
      { place: "mujoco", code: "model.opt.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST" },
    ],
    threads: [
      github(
        "gazebosim/gazebo-classic/issues/2554",
        2018,
        "Too large values for explicit joint damping can cause models to fly apart",
      ),
      github(
        "godotengine/godot/issues/19182",
        2018,
        "Rigidbody linear damping has non-intuitive behavior around 1.0",
      ),
    ],
  },
} as const satisfies Record<string, CaseFacts>;
