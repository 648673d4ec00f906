import type { MassProperties } from "../bodies/massProperties.ts";
import { advance } from "../dynamics/advance.ts";
import { ANGULAR } from "../dynamics/angular/index.ts";
import { momentumOf, velocityOf } from "../dynamics/angular/momentum.ts";
import { advanceAttitude } from "../dynamics/attitude.ts";
import type { Lane } from "../dynamics/lane.ts";
import { emptyLoad, type Load } from "../dynamics/load.ts";
import type { Instant, State } from "../dynamics/state.ts";
import { isDiverged } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import { mulVec } from "../math/mat3.ts";
import {
  addQuat,
  mulQuat,
  normaliseQuat,
  type Quat,
  rotate,
  rotateInverse,
  scaleQuat,
} from "../math/quat.ts";
import { addVec, cross, scaleVec, type Vec3, zeroVec } from "../math/vec3.ts";
import type { RecordedFrame } from "./recording.ts";

export interface Acting {
  /** by which ω is multiplied in a frame */
  readonly damping: number;
  /** constant [N m] along world or body axes */
  readonly torque: Vec3;
  readonly axes: "world" | "body";
  /** angular momentum of a wheel inside, body axes [N m s] */
  readonly rotor_B: Vec3;
  /** by which ω is multiplied to turn the body */
  readonly turning: number;
  /** whether torque and damping act before or after the rule's own step */
  readonly when: "before" | "after";
}

export const NOTHING: Acting = {
  damping: 1,
  torque: zeroVec,
  axes: "world",
  rotor_B: zeroVec,
  turning: 1,
  when: "after",
};

/** What may turn a body besides a rule. */
export type Cause = "damping" | "rotor" | "torque-world" | "torque-body" | "turning";

const UNITS: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

interface CauseFit {
  readonly count: 1 | 3;
  /** the vectors by which these enter  I ω̇ + ω × I ω = Σ u v,  body axes */
  readonly termsAt: (recorded: RecordedFrame) => readonly Vec3[];
  readonly actingBy: (unknowns: Vec3) => Partial<Acting>;
}

const CAUSES: Readonly<Record<Cause, CauseFit>> = {
  damping: { count: 1, termsAt: () => [], actingBy: ([damping]) => ({ damping }) },
  turning: { count: 1, termsAt: () => [], actingBy: ([turning]) => ({ turning }) },
  rotor: {
    count: 3,
    termsAt: ({ q_WB, omega_W }) => UNITS.map((unit) => cross(unit, rotateInverse(q_WB, omega_W))),
    actingBy: (rotor_B) => ({ rotor_B }),
  },
  "torque-world": {
    count: 3,
    termsAt: ({ q_WB }) => UNITS.map((unit) => rotateInverse(q_WB, unit)),
    actingBy: (torque) => ({ torque }),
  },
  "torque-body": { count: 3, termsAt: () => UNITS, actingBy: (torque) => ({ torque, axes: "body" }) },
};

export function termsOf(cause: Cause | null): (recorded: RecordedFrame) => readonly Vec3[] {
  return cause === null ? () => [] : CAUSES[cause].termsAt;
}

export function unknownsOf(cause: Cause | null): number {
  return cause === null ? 0 : CAUSES[cause].count;
}

/** What acts, by a cause and its fitted unknowns; null where nothing does. */
export function actingOf(
  cause: Cause | null,
  when: Acting["when"],
  [x = 0, y = 0, z = 0]: readonly number[],
): Acting | null {
  return cause && { ...NOTHING, when, ...CAUSES[cause].actingBy([x, y, z]) };
}

/** Before or after the rule’s change of ω a cause may act; only after it where both come to the same. */
export function whens(cause: Cause | null, { angular }: Lane): readonly Acting["when"][] {
  const { state } = ANGULAR[angular];
  const isSame = state === "rotational" || state === "time" || angular === "none";
  return cause === null || cause === "turning" || isSame ? ["after"] : ["after", "before"];
}

/** One frame of a lane: torque and  −ω × h  as at its start, and damping, added before the rule or after. */
export function advanceUnder(acting: Acting, system: System, lane: Lane, state: State): Instant {
  const { dt } = system.scenario;
  if (lane.angular === "exact") return trueMotion(acting, system.body, state, dt);
  const torque_W = torqueAtStart(acting, state);
  const factors = { linear: 1, angular: acting.damping };
  const load: Load = { ...emptyLoad, torque_W, damping: factors };
  const instant =
    acting.when === "after"
      ? advance({ ...system, load }, 0, state).instant
      : advance(system, 0, pushed(acting, system.body, state, scaleVec(dt, torque_W))).instant;
  return acting.turning === 1 || isDiverged(instant) ? instant : turnedBy(acting, lane, state, instant, dt);
}

function torqueAtStart({ torque, axes, rotor_B }: Acting, { q_WB, omega_W }: State): Vec3 {
  const applied_W = axes === "world" ? torque : rotate(q_WB, torque);
  return addVec(applied_W, cross(rotate(q_WB, rotor_B), omega_W));
}

function pushed(acting: Acting, body: MassProperties, state: State, impulse_W: Vec3): State {
  const change_W = velocityOf(impulse_W, state.q_WB, body.inverseInertia_B);
  const omega_W = scaleVec(acting.damping, addVec(state.omega_W, change_W));
  const momentum_W = state.momentum_W && momentumOf(omega_W, state.q_WB, body.inertia_B);
  return { ...state, omega_W, momentum_W };
}

/** The same frame turned by a multiple of ω. */
function turnedBy({ turning }: Acting, lane: Lane, from: State, to: State, dt: number): State {
  if (ANGULAR[lane.angular].state !== "velocity") return to;
  const omega_W = lane.update === "explicit" ? from.omega_W : to.omega_W;
  return { ...to, ...advanceAttitude(lane, from, scaleVec(turning, omega_W), dt) };
}

const STEPS = 4;

/**
 * The motion itself,  I ω̇ = τ + (I ω + h) × ω,  q̇ = ½ q (0, ω),  body axes, by four classical Runge-Kutta steps: 10⁻⁹ off in a frame
 * of a tenth of a radian.
 */
function trueMotion(acting: Acting, body: MassProperties, state: State, dt: number): State {
  const rates = ({ q_WB, omega_B }: Turning): Rates => {
    const momentum_B = addVec(mulVec(body.inertia_B, omega_B), acting.rotor_B);
    const torque_B = acting.axes === "body" ? acting.torque : rotateInverse(q_WB, acting.torque);
    const [x, y, z] = omega_B;
    return {
      turn: scaleQuat(0.5, mulQuat(q_WB, [0, x, y, z])),
      change: mulVec(body.inverseInertia_B, addVec(torque_B, cross(momentum_B, omega_B))),
    };
  };
  const after = ({ q_WB, omega_B }: Turning, { turn, change }: Rates, time: number): Turning => ({
    q_WB: addQuat(q_WB, scaleQuat(time, turn)),
    omega_B: addVec(omega_B, scaleVec(time, change)),
  });
  const step = dt / STEPS;
  let at: Turning = { q_WB: state.q_WB, omega_B: rotateInverse(state.q_WB, state.omega_W) };
  for (let n = 0; n < STEPS; n++) {
    const first = rates(at);
    const second = rates(after(at, first, step / 2));
    const third = rates(after(at, second, step / 2));
    const fourth = rates(after(at, third, step));
    at = [first, second, second, third, third, fourth].reduce((sum, rate) => after(sum, rate, step / 6), at);
  }
  const q_WB = normaliseQuat(at.q_WB);
  return {
    ...state,
    frame: state.frame + 1,
    q_WB,
    omega_W: rotate(q_WB, at.omega_B),
    momentum_W: null,
    rawAttitude: null,
  };
}

interface Turning {
  readonly q_WB: Quat;
  readonly omega_B: Vec3;
}

interface Rates {
  readonly turn: Quat;
  readonly change: Vec3;
}
