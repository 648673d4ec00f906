import type { MassProperties } from "../bodies/massProperties.ts";
import { advance } from "../dynamics/advance.ts";
import { ANGULAR } from "../dynamics/angular/index.ts";
import { momentumOf, velocityOf } from "../dynamics/angular/momentum.ts";
import { advanceAttitude } from "../dynamics/attitude.ts";
import type { Lane } from "../dynamics/lane.ts";
import type { Load } from "../dynamics/load.ts";
import type { Instant, State } from "../dynamics/state.ts";
import { isDiverged } from "../dynamics/state.ts";
import type { System } from "../dynamics/system.ts";
import { rotate } from "../math/quat.ts";
import { addVec, cross, scaleVec, type Vec3, zeroVec } from "../math/vec3.ts";

/** What a lane is run under, besides its rule. */
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
  /** whether torque and damping change ω before the rule's own step, or after it */
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

/** One frame of a lane under what acts: torque and  −ω × h  as they are at its start, and damping, added before the rule or after. */
export function advanceUnder(acting: Acting, system: System, lane: Lane, state: State): Instant {
  const { dt } = system.scenario;
  const torque_W = torqueAtStart(acting, state);
  const factors = { linear: 1, angular: acting.damping };
  const load: Load = { torque_W, gravity_W: zeroVec, drag: { linear: 0, angular: 0 }, damping: factors };
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

/** The same frame turned by a multiple of ω, under a rule for ω alone. */
function turnedBy({ turning }: Acting, lane: Lane, from: State, to: State, dt: number): State {
  if (ANGULAR[lane.angular].state !== "velocity") return to;
  const omega_W = lane.update === "explicit" ? from.omega_W : to.omega_W;
  return { ...to, ...advanceAttitude(lane, from, scaleVec(turning, omega_W), dt) };
}
