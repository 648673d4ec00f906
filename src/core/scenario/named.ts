import type { ObjectId } from "../bodies/objects/index.ts";
import type { ScenarioInput } from "./parseScenario.ts";

/**
 * A scenario that pages and tests call by name; each says where its numbers come from. SI units and radians.
 * They stand in one list because many are another of them with a field changed.
 */
export interface NamedScenario {
  readonly id: string;
  readonly scenario: ScenarioInput;
}

/** A uniform solid by the name of its mesh and its mass [kg]. */
function object(mesh: ObjectId, mass: number): ScenarioInput["body"] {
  return { shape: "mesh", mesh, scale: 1, mass, massAt: "solid" };
}

/** The tennis racket theorem; proportions chosen for this notebook, 14 flips in 60 s. */
const racketMiddleAxis: ScenarioInput = {
  body: { shape: "box", size: [0.2, 1, 2], mass: 1 },
  initial: { angularVelocity: [0.01, 5, 0.01] },
  dt: 1 / 60,
  frames: 3600,
  lanes: [{ angular: "none" }, { angular: "implicit-body" }],
};

/** Chosen so that ω and L stand visibly apart. */
const racketCrooked: ScenarioInput = { ...racketMiddleAxis, initial: { angularVelocity: [0.2, 5, 1.5] } };

/** Takes the racket's z, its handle, to the world's x, its face's normal to the vertical, and its middle axis to z. */
const HELD_LEVEL: [number, number, number, number] = [0.5, 0.5, 0.5, 0.5];

/** racketMiddleAxis seen from other world axes: the same motion in the body. */
const racketHeld: ScenarioInput = {
  ...racketMiddleAxis,
  initial: { orientation: HELD_LEVEL, angularVelocity: [0.01, 0.01, 5] },
  lanes: [{ angular: "none" }, { angular: "splitting" }],
};

/** racketCrooked seen from other world axes: the same motion in the body. */
const racketHeldCrooked: ScenarioInput = {
  ...racketHeld,
  initial: { orientation: HELD_LEVEL, angularVelocity: [1.5, 0.2, 5] },
};

/** racketMiddleAxis, for as long as explicit runs take to fail in engines' accounts of them. */
const racketFiftySeconds: ScenarioInput = {
  ...racketMiddleAxis,
  frames: 3000,
  lanes: [{ angular: "exact" }],
};

/** racketMiddleAxis, until 71 flips are through. */
const racketFiveMinutes: ScenarioInput = { ...racketFiftySeconds, frames: 18_000 };

/** racketCrooked starts with room on either side of the separatrix. */
const crookedFiveMinutes: ScenarioInput = { ...racketCrooked, frames: 18_000, lanes: [{ angular: "exact" }] };

/** Two equal moments, both greater than the third; L stands 39° from the body's axis. */
const prolateBox: ScenarioInput = {
  body: { shape: "box", size: [0.4, 0.4, 1.2], mass: 1 },
  initial: { angularVelocity: [0.9, 0.4, 6] },
  dt: 1 / 60,
  frames: 3600,
  lanes: [{ angular: "implicit-body" }],
};

/** Two equal moments, both less than the third; L stands 25° from the body's axis. */
const oblateBox: ScenarioInput = {
  ...prolateBox,
  body: { shape: "box", size: [1.2, 1.2, 0.3], mass: 1 },
  initial: { angularVelocity: [2.5, 1, 3] },
};

/** MuJoCo's free-body test, half sizes .1 .2 .3, ω = (1, 2, 3), step .01. */
const briskBox: ScenarioInput = {
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
  initial: { angularVelocity: [1, 2, 3] },
  dt: 0.01,
  frames: 500,
  lanes: [{ angular: "explicit" }, { angular: "implicit-body" }],
};

/** Bullet 3.27, GyroscopicDemo: moments and spin; 36 flips in 60 s. */
const gyroscopicDemo: ScenarioInput = {
  body: { inertia: [0.101 / 12, 0.497 / 12, 0.422 / 12], mass: 1 },
  initial: { angularVelocity: [0, 0.1, 10] },
  dt: 1 / 60,
  frames: 3600,
  lanes: [{ angular: "none" }, { angular: "explicit" }, { angular: "implicit-body" }],
};

/** Equal moments, so ω stands still; each of 24 frames a second turns it by a quarter of a radian. */
const straightDie: ScenarioInput = {
  body: { shape: "box", size: [1, 1, 1], mass: 1 },
  initial: { angularVelocity: [4, 4, -2] },
  dt: 1 / 24,
  frames: 480,
  lanes: [{ angular: "none", orientation: "quaternion" }],
};

/** No axis of the cube stands along an axis of the world, or along ω. */
const askewDie: ScenarioInput = {
  ...straightDie,
  initial: { orientation: [0.8, 0.3, 0.1, 0.5], angularVelocity: [4, 4, -2] },
};

/** Chosen so that the frame number is the angle in degrees. */
const slowTurn: ScenarioInput = {
  ...straightDie,
  initial: { angularVelocity: [2 / 3, 2 / 3, -1 / 3] },
  dt: Math.PI / 180,
  frames: 720,
  lanes: [{ angular: "none", orientation: "exponential-map" }],
};

/** Equal moments, so ω stands still; R's columns stand at different angles to it. */
const turningCube: ScenarioInput = {
  body: { shape: "box", size: [0.6, 0.6, 0.6], mass: 1 },
  initial: { angularVelocity: [0.8, 1.8, 0.6] },
  dt: 1 / 60,
  frames: 720,
  lanes: [
    { angular: "none", orientation: "matrix" },
    { angular: "none", orientation: "matrix-orthonormal" },
    { angular: "none", orientation: "exponential-map" },
  ],
};

/** Chosen to stay in one picture for 2.2 s; gravity on the Moon is 1.62 m/s². */
const moonThrow: ScenarioInput = {
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
};

/** ω is held, as by an axle; the body starts along the world's axes. */
const axleBox: ScenarioInput = {
  body: { shape: "box", size: [0.3, 0.6, 0.9], mass: 4 },
  initial: { angularVelocity: [0.5, 1, 0.7] },
  dt: 1 / 60,
  frames: 1200,
  lanes: [{ angular: "none" }],
};

/** Fiedler, Physics in 3D, 2004: the drive; it ends at 10 rad/s about x. */
const drivenSpin: ScenarioInput = {
  body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
  initial: { orientation: [0.5, -0.5, 0.1, 0.7], angularVelocity: [1, 2, 3] },
  torque: [1, 0, 0],
  drag: { angular: 0.1 },
  dt: 0.01,
  frames: 6000,
  lanes: [{ angular: "rk4" }],
};

/** Wang, GAMES103 homework 1: launch, gravity, planes, restitution, friction and decay. */
const launchedBox: ScenarioInput = {
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
};

/** Wang, GAMES103 homework 1; the mesh is the npm package bunny's, a tenth of its size. */
const launchedBunny: ScenarioInput = {
  ...launchedBox,
  body: { shape: "mesh", mesh: "bunny", scale: 0.1, mass: 1, massAt: "vertices" },
};

/** launchedBunny, half a turn about the vertical on. */
const thrownBunny: ScenarioInput = {
  ...launchedBunny,
  initial: { ...launchedBox.initial, orientation: [0, 0, 1, 0] },
};

/** Chosen so that corner, edge and face meet the floor one after another. */
const tippingBox: ScenarioInput = {
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
};

/** Chosen so that nothing may take energy: no friction, no decay, restitution 1. */
const bouncingBox: ScenarioInput = {
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
};

/** Length and mass of a common racket; the spin of racketHeld. */
const thrownRacket: ScenarioInput = { ...racketHeld, body: object("racket", 0.3) };

/** The spin of racketHeldCrooked. */
const thrownRacketCrooked: ScenarioInput = { ...racketHeldCrooked, body: object("racket", 0.3) };

/** After the one that turned over and over in orbit; sizes chosen, mass of steel. */
const spunTHandle: ScenarioInput = {
  ...racketHeld,
  body: object("tHandle", 0.15),
  initial: { orientation: HELD_LEVEL, angularVelocity: [0.3, 0.1, 6] },
};

/** Size and mass of a common phone. */
const thrownPhone: ScenarioInput = { ...racketHeldCrooked, body: object("phone", 0.175) };

/** Size and mass of a novel in hard covers. */
const thrownBook: ScenarioInput = { ...racketHeldCrooked, body: object("book", 0.65) };

/** Sizes chosen; of zinc. */
const thrownJack: ScenarioInput = { ...racketHeldCrooked, body: object("jack", 0.0145) };

/** Three equal moments: it does not turn over. */
const thrownDie: ScenarioInput = { ...racketHeldCrooked, body: object("die", 0.0048) };

/** thrownRacketCrooked seen from world axes that start as the body's own: the same motion in the body. */
const racketOnEdge: ScenarioInput = { ...racketCrooked, body: object("racket", 0.3) };

/** thrownRacket, until Bullet's implicit step has made as many flips as the truth. */
const thrownFiftySeconds: ScenarioInput = { ...thrownRacket, frames: 3000, lanes: [{ angular: "exact" }] };

/** thrownRacket, until some eighty flips are through. */
const thrownFiveMinutes: ScenarioInput = { ...thrownFiftySeconds, frames: 18_000 };

/** thrownRacketCrooked starts with room on either side of the separatrix. */
const thrownCrookedFiveMinutes: ScenarioInput = {
  ...thrownRacketCrooked,
  frames: 18_000,
  lanes: [{ angular: "exact" }],
};

/** A bicycle wheel held at one end of its level axle, spun and let go: its pivot is the origin. */
const heldWheel: ScenarioInput = {
  body: { inertia: [0.08, 0.08, 0.15], mass: 2 },
  initial: { position: [0.35, 0, 0], orientation: [1, 0, 1, 0], angularVelocity: [60, 0, 0] },
  pivot: [0, 0, -0.35],
  gravity: [0, -9.8, 0],
  dt: 1 / 240,
  frames: 720,
  lanes: [{ angular: "none" }, { angular: "splitting" }],
};

/** heldWheel, for a minute in steps of common programs. */
const heldMinute: ScenarioInput = {
  ...heldWheel,
  dt: 1 / 120,
  frames: 7200,
  lanes: [{ angular: "implicit-body" }, { angular: "splitting" }],
};

/** A top that leans, let go at rest but for its spin: sin θ = 0.6, and an upright one would sleep from 40 rad/s. */
const leaningTop: ScenarioInput = {
  body: { inertia: [0.0064, 0.0064, 0.0112], mass: 1 },
  initial: { position: [0.096, 0.128, 0], orientation: [1, -2, -1, -2], angularVelocity: [30, 40, 0] },
  pivot: [0, 0, -0.16],
  gravity: [0, -9.8, 0],
  dt: 1 / 120,
  frames: 720,
  lanes: [{ angular: "exact" }],
};

const INPUTS = {
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
  launchedBox,
  launchedBunny,
  thrownBunny,
  tippingBox,
  bouncingBox,
  thrownRacket,
  thrownRacketCrooked,
  spunTHandle,
  thrownPhone,
  thrownBook,
  thrownJack,
  thrownDie,
  racketOnEdge,
  thrownFiftySeconds,
  thrownFiveMinutes,
  thrownCrookedFiveMinutes,
  heldWheel,
  heldMinute,
  leaningTop,
};

export type ScenarioId = keyof typeof INPUTS;

export const SCENARIOS = Object.fromEntries(
  Object.entries(INPUTS).map(([id, scenario]): [string, NamedScenario] => [id, { id, scenario }]),
) as Readonly<Record<ScenarioId, NamedScenario>>;
