import type { MassProperties } from "../../core/bodies/massProperties";
import { principal } from "../../core/bodies/principal";
import type { State } from "../../core/dynamics/state";
import { inverseMat, type Mat3, mulMat, transpose } from "../../core/math/mat3";
import {
  angleBetweenAttitudes,
  conjugate,
  mulQuat,
  type Quat,
  quatToMat,
  rotate,
  unitQuat,
} from "../../core/math/quat";
import { norm, subVec } from "../../core/math/vec3";
import { Ended, endOf, type Job, jobOf, statesOf, type Trial } from "../job";
import { RATE, THROWS, thrown } from "../starts";

const FRAMES = 60;
const HALF = FRAMES / 2;

/** About an axis that is none of the world’s or of the body’s. */
const TURN: Quat = unitQuat([0.6, 0.35, -0.55, 0.45]);

/** More than the round-off of a second of steps. */
const SAME = 1e-9;

export interface Apart {
  /** Relative to |ω|. */
  readonly spin: number;
  /** [rad] */
  readonly attitude: number;
  readonly isSame: boolean;
}

interface TurnedFound {
  readonly world: Apart;
  readonly body: Apart;
  /** The run made again without a new start of the program: a rule has no memory. */
  readonly again: Apart;
}

export function* turned(): Trial<TurnedFound> {
  const [first] = THROWS;
  const job = jobOf(thrown(first, 1 / RATE, FRAMES));
  const states = yield* statesOf({ ...job, every: HALF });
  const [, middle, plain] = states;
  if (!middle || !plain) throw new Ended({ why: "refused", frame: 0, message: null });
  const inWorld = yield* endOf(turnedInWorld(job));
  const inBody = yield* endOf(turnedInBody(job));
  // Both runs together are as long as one of the others, so that none is too slow for this alone.
  const again = yield* endOf({ ...job, frames: HALF, isRepeated: true });
  return {
    world: apart(inWorld, mulQuat(TURN, plain.q_WB), rotate(TURN, plain.omega_W)),
    body: apart(inBody, mulQuat(plain.q_WB, conjugate(TURN)), plain.omega_W),
    again: apart(again, middle.q_WB, middle.omega_W),
  };
}

function turnedInWorld(job: Job): Job {
  const { q_WB, omega_W } = job.start;
  return { ...job, start: { q_WB: mulQuat(TURN, q_WB), omega_W: rotate(TURN, omega_W) } };
}

function turnedInBody(job: Job): Job {
  const { q_WB, omega_W } = job.start;
  return { ...job, body: turnedBody(job.body), start: { q_WB: mulQuat(q_WB, conjugate(TURN)), omega_W } };
}

/** S I Sᵀ, of the same body. */
function turnedBody(body: MassProperties): MassProperties {
  const rotation = quatToMat(TURN);
  const inertia_B = symmetric(mulMat(mulMat(rotation, body.inertia_B), transpose(rotation)));
  return { ...body, inertia_B, inverseInertia_B: inverseMat(inertia_B), principal: principal(inertia_B) };
}

/** Round-off leaves the products of a pair of axes a digit apart. */
function symmetric(m: Mat3): Mat3 {
  return [m[0], m[1], m[2], m[1], m[4], m[5], m[2], m[5], m[8]];
}

function apart(end: State, q_WB: State["q_WB"], omega_W: State["omega_W"]): Apart {
  const spin = norm(subVec(end.omega_W, omega_W)) / norm(omega_W);
  const attitude = angleBetweenAttitudes(end.q_WB, q_WB);
  return { spin, attitude, isSame: spin < SAME && attitude < SAME };
}
