import { type MassProperties, massProperties } from "../bodies/massProperties";
import { normaliseQuat, type Quat } from "../math/quat";
import { dot, type Vec3 } from "../math/vec3";
import type { Lane, Scenario } from "../scenario/schema";
import { ANGULAR } from "./angular/index";
import { momentumOf } from "./angular/momentum";
import { startingAttitude } from "./attitude";
import { nextState } from "./frame";
import type { Load } from "./load";
import type { Instant, State } from "./state";

/** A scenario made ready to run: plain data, worked out once. */
export interface System {
  readonly scenario: Scenario;
  readonly body: MassProperties;
  readonly load: Load | null;
}

/** Works out what stays the same from frame to frame. */
export function prepare(scenario: Scenario): System {
  return { scenario, body: massProperties(scenario.body), load: loadOf(scenario) };
}

function loadOf({ torque, gravity, drag, damping }: Scenario): Load | null {
  const pushes = [...torque, ...gravity, drag.linear, drag.angular].some((component) => component !== 0);
  const damped = damping.linear !== 1 || damping.angular !== 1;
  return pushes || damped ? { torque_W: torque, gravity_W: gravity, drag, damping } : null;
}

/**
 * Frame 0 of a lane, the given orientation brought to unit length.
 * @param lane index into `system.scenario.lanes`
 */
export function initialInstant(system: System, lane: number): Instant {
  const { position, velocity, orientation, angularVelocity } = system.scenario.initial;
  const options = laneAt(system, lane);
  const { q_WB, kept } = startingAttitude(options, unitQuat(orientation));
  const keepsMomentum = ANGULAR[options.angular].state !== "velocity" && options.inertia !== "frozen";
  const momentum_W = keepsMomentum ? momentumOf(angularVelocity, q_WB, system.body.inertia_B) : null;
  return checked({
    frame: 0,
    position_W: position,
    velocity_W: velocity,
    q_WB,
    omega_W: angularVelocity,
    momentum_W,
    kept,
  });
}

/**
 * The frame after `state`: the one stepping function that figures, command line and tests share.
 *
 * @param lane  index into `system.scenario.lanes`
 * @param state any frame of that lane
 * @returns the next frame, or why the lane ends there. Never throws for a valid scenario.
 */
export function nextInstant(system: System, lane: number, state: State): Instant {
  return checked(nextState(system, laneAt(system, lane), state));
}

function laneAt(system: System, lane: number): Lane {
  const found = system.scenario.lanes[lane];
  if (found === undefined) throw new RangeError(`lane ${lane} does not exist`);
  return found;
}

/** Past this spin, or beyond this many metres or metres a second, a lane ends. */
const SPIN_LIMIT = 1e6;
const SIZE_LIMIT = 1e100;

function checked(state: State): Instant {
  const spinSquared = dot(state.omega_W, state.omega_W);
  if (!(spinSquared <= SPIN_LIMIT * SPIN_LIMIT)) {
    return { diverged: Number.isFinite(spinSquared) ? "spin exceeds 1e6 rad/s" : "spin is not finite" };
  }
  const q = state.q_WB;
  if (!Number.isFinite(q[0] + q[1] + q[2] + q[3])) return { diverged: "orientation is not finite" };
  if (isWithin(state.position_W) && isWithin(state.velocity_W)) return state;
  return { diverged: "position or velocity is not finite or exceeds 1e100" };
}

function isWithin(v: Vec3): boolean {
  return dot(v, v) <= SIZE_LIMIT * SIZE_LIMIT;
}

/** q / |q| for any finite q but zero, whatever its size. */
function unitQuat(q: Quat): Quat {
  const largest = Math.max(Math.abs(q[0]), Math.abs(q[1]), Math.abs(q[2]), Math.abs(q[3]));
  return normaliseQuat([q[0] / largest, q[1] / largest, q[2] / largest, q[3] / largest]);
}
