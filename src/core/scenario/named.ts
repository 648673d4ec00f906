import type { ObjectId } from "../bodies/objects/index.ts";
import type { ScenarioInput } from "./parseScenario.ts";

/* All named scenarios: one table, long because they are many, in one file so that a name is found in one place. */

/**
 * A scenario that pages and tests call by name; each says where its numbers come from. Units are those of the command line: SI
 * and radians.
 */
export interface NamedScenario {
  readonly id: string;
  readonly scenario: ScenarioInput;
}

/** An everyday thing as a uniform solid, by the name of its mesh and its mass [kg]. */
function object(mesh: ObjectId, mass: number): ScenarioInput["body"] {
  return { shape: "mesh", mesh, scale: 1, mass, massAt: "solid" };
}

/**
 * A box of 0.2 × 1 × 2 m spun about its intermediate axis.
 * The tennis racket theorem; proportions chosen for this notebook, 14 flips in 60 s.
 */
const racketMiddleAxis: NamedScenario = {
  id: "racketMiddleAxis",
  scenario: {
    body: { shape: "box", size: [0.2, 1, 2], mass: 1 },
    initial: { angularVelocity: [0.01, 5, 0.01] },
    dt: 1 / 60,
    frames: 3600,
    lanes: [{ angular: "none" }, { angular: "implicit-body" }],
  },
};

/**
 * The same box, its spin well off the intermediate axis.
 * Chosen so that ω and L stand visibly apart from the start.
 */
const racketCrooked: NamedScenario = {
  id: "racketCrooked",
  scenario: { ...racketMiddleAxis.scenario, initial: { angularVelocity: [0.2, 5, 1.5] } },
};

/** Takes the racket's z, its handle, to the world's x, the normal of its face to the vertical, and its middle axis to z. */
const HELD_LEVEL: [number, number, number, number] = [0.5, 0.5, 0.5, 0.5];

/**
 * The careful throw of a racket held level, its face to the ceiling.
 * racketMiddleAxis seen from other axes of the world: the same motion in the body.
 */
const racketHeld: NamedScenario = {
  id: "racketHeld",
  scenario: {
    ...racketMiddleAxis.scenario,
    initial: { orientation: HELD_LEVEL, angularVelocity: [0.01, 0.01, 5] },
    lanes: [{ angular: "none" }, { angular: "splitting" }],
  },
};

/**
 * The crooked throw of a racket held level.
 * racketCrooked seen from other axes of the world: the same motion in the body.
 */
const racketHeldCrooked: NamedScenario = {
  id: "racketHeldCrooked",
  scenario: {
    ...racketHeld.scenario,
    initial: { orientation: HELD_LEVEL, angularVelocity: [1.5, 0.2, 5] },
  },
};

/**
 * The spin about the intermediate axis, for fifty seconds.
 * racketMiddleAxis, for as long as explicit runs take to fail in the engines' accounts of them.
 */
const racketFiftySeconds: NamedScenario = {
  id: "racketFiftySeconds",
  scenario: { ...racketMiddleAxis.scenario, frames: 3000, lanes: [{ angular: "exact" }] },
};

/**
 * The spin about the intermediate axis, for five minutes.
 * racketMiddleAxis, until 71 flips are through.
 */
const racketFiveMinutes: NamedScenario = {
  id: "racketFiveMinutes",
  scenario: { ...racketFiftySeconds.scenario, frames: 18_000 },
};

/**
 * The spin well off the intermediate axis, for five minutes.
 * racketCrooked: its start has room on either side of the separatrix.
 */
const crookedFiveMinutes: NamedScenario = {
  id: "crookedFiveMinutes",
  scenario: { ...racketCrooked.scenario, frames: 18_000, lanes: [{ angular: "exact" }] },
};

/**
 * A square-sectioned bar of 0.4 × 0.4 × 1.2 m, its spin off its axis.
 * Two equal moments, both greater than the third; L stands 39° from the body's axis.
 */
const prolateBox: NamedScenario = {
  id: "prolateBox",
  scenario: {
    body: { shape: "box", size: [0.4, 0.4, 1.2], mass: 1 },
    initial: { angularVelocity: [0.9, 0.4, 6] },
    dt: 1 / 60,
    frames: 3600,
    lanes: [{ angular: "implicit-body" }],
  },
};

/**
 * A square plate of 1.2 × 1.2 × 0.3 m, its spin off its axis.
 * Two equal moments, both less than the third; L stands 25° from the body's axis.
 */
const oblateBox: NamedScenario = {
  id: "oblateBox",
  scenario: {
    ...prolateBox.scenario,
    body: { shape: "box", size: [1.2, 1.2, 0.3], mass: 1 },
    initial: { angularVelocity: [2.5, 1, 3] },
  },
};

/**
 * A box of 0.2 × 0.4 × 0.6 m, tumbling at small angles a step.
 * MuJoCo's free-body test, half sizes .1 .2 .3, ω = (1, 2, 3), step .01.
 */
const briskBox: NamedScenario = {
  id: "briskBox",
  scenario: {
    body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
    initial: { angularVelocity: [1, 2, 3] },
    dt: 0.01,
    frames: 500,
    lanes: [{ angular: "explicit" }, { angular: "implicit-body" }],
  },
};

/**
 * The body of Bullet's gyroscopic demo.
 * Bullet 3.27, GyroscopicDemo: moments and spin; 36 flips in 60 s.
 */
const gyroscopicDemo: NamedScenario = {
  id: "gyroscopicDemo",
  scenario: {
    body: { inertia: [0.101 / 12, 0.497 / 12, 0.422 / 12], mass: 1 },
    initial: { angularVelocity: [0, 0.1, 10] },
    dt: 1 / 60,
    frames: 3600,
    lanes: [{ angular: "none" }, { angular: "explicit" }, { angular: "implicit-body" }],
  },
};

/**
 * A cube that spins at 6 rad/s, started with its axes along the world's.
 * Equal moments, so ω stands still; 24 frames a second turn it by a quarter of a radian each.
 */
const straightDie: NamedScenario = {
  id: "straightDie",
  scenario: {
    body: { shape: "box", size: [1, 1, 1], mass: 1 },
    initial: { angularVelocity: [4, 4, -2] },
    dt: 1 / 24,
    frames: 480,
    lanes: [{ angular: "none", orientation: "quaternion" }],
  },
};

/**
 * The same cube, started askew.
 * No axis of the cube stands along an axis of the world, or along ω.
 */
const askewDie: NamedScenario = {
  id: "askewDie",
  scenario: {
    ...straightDie.scenario,
    initial: { orientation: [0.8, 0.3, 0.1, 0.5], angularVelocity: [4, 4, -2] },
  },
};

/**
 * A cube turned at 1 rad/s about (2, 2, -1)/3, two whole turns, one degree a frame.
 * Chosen so that the frame number is the angle in degrees.
 */
const slowTurn: NamedScenario = {
  id: "slowTurn",
  scenario: {
    ...straightDie.scenario,
    initial: { angularVelocity: [2 / 3, 2 / 3, -1 / 3] },
    dt: Math.PI / 180,
    frames: 720,
    lanes: [{ angular: "none", orientation: "exponential-map" }],
  },
};

/**
 * A cube of 0.6 m that spins steadily about an axis oblique to all of its own.
 * Equal moments, so ω stands still; each of R's columns stands at another angle to it.
 */
const turningCube: NamedScenario = {
  id: "turningCube",
  scenario: {
    body: { shape: "box", size: [0.6, 0.6, 0.6], mass: 1 },
    initial: { angularVelocity: [0.8, 1.8, 0.6] },
    dt: 1 / 60,
    frames: 720,
    lanes: [
      { angular: "none", orientation: "matrix" },
      { angular: "none", orientation: "matrix-orthonormal" },
      { angular: "none", orientation: "exponential-map" },
    ],
  },
};

/**
 * A box of 0.2 × 0.4 × 0.6 m thrown on the Moon.
 * Chosen to stay in one picture for 2.2 s; gravity on the Moon is 1.62 m/s².
 */
const moonThrow: NamedScenario = {
  id: "moonThrow",
  scenario: {
    body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 2 },
    initial: {
      position: [-1.1, -0.6, 0],
      velocity: [1, 1.8, 0],
      orientation: [0.9, 0.2, -0.3, 0.1],
      angularVelocity: [0.6, 4, 2],
    },
    gravity: [0, -1.62, 0],
    dt: 1 / 20,
    frames: 44,
    lanes: [{ angular: "rk4" }],
  },
};

/**
 * A box of 0.3 × 0.6 × 0.9 m turned steadily about an axle that is askew to it.
 * ω is held, as an axle holds it; the body starts with its axes along the world's.
 */
const axleBox: NamedScenario = {
  id: "axleBox",
  scenario: {
    body: { shape: "box", size: [0.3, 0.6, 0.9], mass: 4 },
    initial: { angularVelocity: [0.5, 1, 0.7] },
    dt: 1 / 60,
    frames: 1200,
    lanes: [{ angular: "none" }],
  },
};

/**
 * A box driven by the torque (1, 0, 0) N m against a drag of 0.1 N m s.
 * Fiedler, Physics in 3D, 2004: the drive; it ends at 10 rad/s about x.
 */
const drivenSpin: NamedScenario = {
  id: "drivenSpin",
  scenario: {
    body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
    initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] },
    torque: [1, 0, 0],
    drag: { angular: 0.1 },
    dt: 0.01,
    frames: 6000,
    lanes: [{ angular: "rk4" }],
  },
};

/**
 * The first twelve seconds of the driven box.
 * drivenSpin, as far as a plot has something to show.
 */
const drivenBox: NamedScenario = {
  id: "drivenBox",
  scenario: { ...drivenSpin.scenario, frames: 1200 },
};

/**
 * The same box and drive, from rest, its longest side all but along the drive.
 * Starts two degrees from the least moment's axis, about which a steady spin is balanced, not stable.
 */
const drivenAcross: NamedScenario = {
  id: "drivenAcross",
  scenario: {
    ...drivenBox.scenario,
    initial: { orientation: [0.7193, 0, 0.6947, 0], angularVelocity: [0, 0, 0] },
  },
};

/**
 * A cube of 0.4 m under the same drive.
 * Fiedler, Physics in 3D, 2004: his body is a cube.
 */
const drivenCube: NamedScenario = {
  id: "drivenCube",
  scenario: { ...drivenBox.scenario, body: { shape: "box", size: [0.4, 0.4, 0.4], mass: 1 } },
};

/**
 * A box of 0.3 × 0.2 × 0.5 m launched at a floor and a wall.
 * Wang, GAMES103 homework 1: launch, gravity, planes, restitution, friction and decay.
 */
const launchedBox: NamedScenario = {
  id: "launchedBox",
  scenario: {
    body: { shape: "box", size: [0.3, 0.2, 0.5], mass: 1 },
    initial: { position: [0, 0.6, 0], velocity: [5, 2, 0], angularVelocity: [0, 0, 0] },
    gravity: [0, -9.8, 0],
    damping: { linear: 0.999, angular: 0.98 },
    planes: [
      { point: [0, 0.01, 0], normal: [0, 1, 0] },
      { point: [2, 0, 0], normal: [-1, 0, 0] },
    ],
    contact: { method: "averaged", law: "velocity", restitution: 0.5, friction: 0.8 },
    dt: 0.015,
    frames: 400,
    lanes: [{ angular: "none" }],
  },
};

/**
 * The Stanford bunny, 1 m long, equal masses at its vertices, launched at a floor and a wall.
 * Wang, GAMES103 homework 1; the mesh is the npm package bunny's, a tenth of its size.
 */
const launchedBunny: NamedScenario = {
  id: "launchedBunny",
  scenario: {
    ...launchedBox.scenario,
    body: { shape: "mesh", mesh: "bunny", scale: 0.1, mass: 1, massAt: "vertices" },
  },
};

/**
 * The same bunny, looking where it flies.
 * launchedBunny, turned by half a turn about the vertical.
 */
const thrownBunny: NamedScenario = {
  id: "thrownBunny",
  scenario: {
    ...launchedBunny.scenario,
    initial: { ...launchedBox.scenario.initial, orientation: [0, 0, 1, 0] },
  },
};

/**
 * The bunny spun off its axes, with nothing to meet.
 * launchedBunny's body and time step; its spin chosen so that ω and L stand apart.
 */
const tumblingBunny: NamedScenario = {
  id: "tumblingBunny",
  scenario: {
    body: launchedBunny.scenario.body,
    initial: { orientation: [0, 0, 1, 0], angularVelocity: [3, 4, 1] },
    dt: 0.015,
    frames: 8000,
    lanes: [{ angular: "none" }, { angular: "implicit-body" }],
  },
};

/**
 * A box of 0.4 × 0.3 × 0.6 m dropped on a corner, sliding and spinning a little.
 * Chosen so that corner, edge and face meet the floor one after another.
 */
const tippingBox: NamedScenario = {
  id: "tippingBox",
  scenario: {
    body: { shape: "box", size: [0.4, 0.3, 0.6], mass: 1 },
    initial: {
      position: [-0.45, 0.75, 0],
      velocity: [0.9, 0, 0.1],
      orientation: [0.92, 0.25, 0.1, 0.3],
      angularVelocity: [0.5, 0.4, -0.6],
    },
    gravity: [0, -9.8, 0],
    planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
    contact: { method: "averaged", law: "coulomb", restitution: 0.4, friction: 0.4 },
    dt: 1 / 60,
    frames: 180,
    lanes: [{ angular: "none" }],
  },
};

/**
 * A box of 0.4 × 0.3 × 0.6 m that bounces without friction, e = 1.
 * Chosen so that nothing may take energy: no friction, no decay, restitution 1.
 */
const bouncingBox: NamedScenario = {
  id: "bouncingBox",
  scenario: {
    body: { shape: "box", size: [0.4, 0.3, 0.6], mass: 1 },
    initial: {
      position: [0, 1, 0],
      velocity: [0, 0, 0],
      orientation: [0.92, 0.25, 0.1, 0.3],
      angularVelocity: [0.3, 1.1, -0.7],
    },
    gravity: [0, -9.8, 0],
    planes: [{ point: [0, 0, 0], normal: [0, 1, 0] }],
    contact: { method: "backtracking", law: "coulomb", restitution: 1, friction: 0 },
    dt: 1 / 120,
    frames: 1200,
    lanes: [{ angular: "midpoint" }],
  },
};

/**
 * A tennis racket thrown carefully, held level, its face to the ceiling.
 * The length and mass of a common racket; the spin is that of racketHeld.
 */
const thrownRacket: NamedScenario = {
  id: "thrownRacket",
  scenario: { ...racketHeld.scenario, body: object("racket", 0.3) },
};

/**
 * The same racket thrown a little crookedly.
 * The spin of racketHeldCrooked.
 */
const thrownRacketCrooked: NamedScenario = {
  id: "thrownRacketCrooked",
  scenario: { ...racketHeldCrooked.scenario, body: object("racket", 0.3) },
};

/**
 * A steel T-handle spun about its stem.
 * After the one that turned over and over in orbit; its sizes are chosen, its mass is that of steel.
 */
const spunTHandle: NamedScenario = {
  id: "spunTHandle",
  scenario: {
    ...racketHeld.scenario,
    body: object("tHandle", 0.15),
    initial: { orientation: HELD_LEVEL, angularVelocity: [0.3, 0.1, 6] },
  },
};

/**
 * A phone flipped like the racket.
 * The size and mass of a common phone.
 */
const thrownPhone: NamedScenario = {
  id: "thrownPhone",
  scenario: { ...racketHeldCrooked.scenario, body: object("phone", 0.175) },
};

/**
 * A closed book flipped like the racket.
 * The size and mass of a novel in hard covers.
 */
const thrownBook: NamedScenario = {
  id: "thrownBook",
  scenario: { ...racketHeldCrooked.scenario, body: object("book", 0.65) },
};

/**
 * A jack from the game, its arms of three lengths, flipped like the racket.
 * Sizes chosen; of zinc.
 */
const thrownJack: NamedScenario = {
  id: "thrownJack",
  scenario: { ...racketHeldCrooked.scenario, body: object("jack", 0.0145) },
};

/**
 * A die of 16 mm flipped like the racket.
 * Three equal moments: it does not turn over.
 */
const thrownDie: NamedScenario = {
  id: "thrownDie",
  scenario: { ...racketHeldCrooked.scenario, body: object("die", 0.0048) },
};

export const SCENARIOS = {
  racketMiddleAxis,
  racketCrooked,
  racketHeld,
  racketHeldCrooked,
  racketFiftySeconds,
  racketFiveMinutes,
  crookedFiveMinutes,
  prolateBox,
  oblateBox,
  briskBox,
  gyroscopicDemo,
  straightDie,
  askewDie,
  slowTurn,
  turningCube,
  moonThrow,
  axleBox,
  drivenSpin,
  drivenBox,
  drivenAcross,
  drivenCube,
  launchedBox,
  launchedBunny,
  thrownBunny,
  tumblingBunny,
  tippingBox,
  bouncingBox,
  thrownRacket,
  thrownRacketCrooked,
  spunTHandle,
  thrownPhone,
  thrownBook,
  thrownJack,
  thrownDie,
} as const satisfies Record<string, NamedScenario>;

export type ScenarioId = keyof typeof SCENARIOS;
