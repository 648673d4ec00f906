import { type MassProperties, type Meshes, massProperties } from "../bodies/massProperties";
import { attitudeAt, type FreeRotation, freeRotation } from "../exact/freeRotation";
import { normaliseQuat, type Quat, sizeOfQuat } from "../math/quat";
import { addVec, dot, norm, normaliseVec, scaleVec, type Vec3 } from "../math/vec3";
import type { Lane, Scenario } from "../scenario/schema";
import { ANGULAR } from "./angular/index";
import { momentumOf } from "./angular/momentum";
import { startingAttitude } from "./attitude";
import { contactFrame } from "./contact/frame";
import type { Impact, Plane } from "./contact/rule";
import { moved, pushed } from "./frame";
import type { Load } from "./load";
import type { Instant, State } from "./state";

/** A scenario made ready to run: plain data, worked out once. */
export interface System {
  readonly scenario: Scenario;
  readonly body: MassProperties;
  /** the distance of the farthest vertex from the centre of mass [m]; 0 for a body without vertices */
  readonly radius: number;
  readonly load: Load | null;
  readonly planes: readonly Plane[];
  /** the closed form of the motion; null where anything but inertia acts on the body */
  readonly exact: FreeRotation | null;
}

/**
 * Works out what stays the same from frame to frame.
 *
 * @param meshes those that a body of shape "mesh" can name
 */
export function prepare(scenario: Scenario, meshes: Meshes = {}): System {
  const body = massProperties(scenario.body, meshes);
  const radius = (body.vertices_B ?? []).reduce((most, vertex_B) => Math.max(most, norm(vertex_B)), 0);
  const planes = scenario.planes.map(({ point, normal }) => ({
    point_W: point,
    normal_W: normaliseVec(normal),
  }));
  const load = loadOf(scenario);
  const { orientation, angularVelocity } = scenario.initial;
  const isFree = load === null && planes.length === 0;
  const exact = isFree ? freeRotation(body, unitQuat(orientation), angularVelocity) : null;
  return { scenario, body, radius, load, planes, exact };
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
  const options = laneAt(system, lane);
  if (options.angular === "exact") return checked(exactState(system, state.frame + 1));
  if (system.planes.length > 0) return checked(contactFrame(system, options, state).state);
  const free = pushed(system, options, state);
  return checked(moved(system, options, state, free, system.scenario.dt, state.frame + 1));
}

/** The impulses of the frame that {@link nextInstant} makes of `state`, in order; none for a lane without planes. */
export function impactsAfter(system: System, lane: number, state: State): readonly Impact[] {
  if (system.planes.length === 0) return [];
  return contactFrame(system, laneAt(system, lane), state).impacts;
}

/** A frame of the closed form, worked out from the start: no error of one frame reaches the next. */
function exactState(system: System, frame: number): State {
  if (system.exact === null)
    throw new Error("a valid scenario has no exact lane where anything acts on the body");
  const { dt, initial } = system.scenario;
  const t = frame * dt;
  const { q_WB, omega_W } = attitudeAt(system.exact, t);
  const position_W = addVec(initial.position, scaleVec(t, initial.velocity));
  const { momentum_W } = system.exact;
  return { frame, position_W, velocity_W: initial.velocity, q_WB, omega_W, momentum_W, kept: null };
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
  if (!(sizeOfQuat(state.q_WB) > 0.5)) return { diverged: "orientation is not finite" };
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
