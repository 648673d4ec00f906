import { sizeOfQuat, unitQuat } from "../math/quat.ts";
import { dot, type Vec3 } from "../math/vec3.ts";
import { recordedPose } from "../recording/playable.ts";
import { exactState } from "./angular/exact.ts";
import { ruleOf } from "./angular/index.ts";
import { startingAttitude } from "./attitude.ts";
import { contactStep } from "./contact/contactStep.ts";
import type { ContactStep, Impact } from "./contact/rule.ts";
import { isRecorded, type Lane, type ScenarioLane } from "./lane.ts";
import { undamped } from "./load.ts";
import { heldBy } from "./pivot.ts";
import { type Instant, isDiverged, type State } from "./state.ts";
import { freeStep, momentumAt } from "./step.ts";
import type { System } from "./system.ts";

/**
 * Frame 0 of a lane, with the given orientation brought to unit length.
 * @param lane index into `system.scenario.lanes`
 */
export function initialInstant(system: System, lane: number): Instant {
  const options = laneAt(system, lane);
  if (isRecorded(options)) return recordedInstant(system, lane, 0);
  const { position, velocity, orientation, angularVelocity } = system.scenario.initial;
  const { q_WB, rawAttitude } = startingAttitude(options, unitQuat(orientation));
  const hasMomentumState = ruleOf(options).state !== "velocity" && options.inertia !== "frozen";
  const momentum_W = hasMomentumState
    ? momentumAt(system, options, { frame: 0, q_WB }, angularVelocity)
    : null;
  return checked({
    frame: 0,
    position_W: position,
    velocity_W: velocity,
    q_WB,
    omega_W: angularVelocity,
    momentum_W,
    rawAttitude,
  });
}

/** One step of a lane: the frame that it ends on, or why the lane ends there, and the impulses on the way, in order. */
export interface Step {
  readonly instant: Instant;
  readonly impacts: readonly Impact[];
}

/** Shared by all steps without an impulse, so that none allocates a list of its own. */
export const NO_IMPACTS: readonly Impact[] = [];

/**
 * Steps a lane by one frame: the one stepping function that figures, command line and tests share.
 * Never throws for a valid scenario.
 *
 * @param lane  index into `system.scenario.lanes`
 * @param state any frame of that lane
 */
export function advance(system: System, lane: number, state: State): Step {
  const options = laneAt(system, lane);
  if (isRecorded(options))
    return { instant: recordedInstant(system, lane, state.frame + 1), impacts: NO_IMPACTS };
  if (options.angular === "exact") {
    return { instant: checked(exactState(system, state.frame + 1)), impacts: NO_IMPACTS };
  }
  const { substeps = 1 } = options;
  // Most frames end here, a twentieth faster than with the record that contacts return.
  if (substeps === 1 && system.planes.length === 0)
    return { instant: checked(freeStep(system, options, state)), impacts: NO_IMPACTS };
  const { state: end, impacts } =
    substeps === 1 ? frameStep(system, options, state) : substepped(system, options, state, substeps);
  return { instant: checked(end), impacts };
}

/**
 * A frame of a recording, at t = frame · dt after its first instant. Without positions of its own the body stays where the
 * scenario starts it, or its pivot where it is. L is computed from the scenario's body at the recorded attitude and spin, so that no recording states its own
 * conserved quantities.
 */
function recordedInstant(system: System, lane: number, frame: number): Instant {
  const recording = system.recordings[lane];
  if (!recording) throw new Error(`lane ${lane} is not recorded`);
  const pose = recordedPose(recording, frame * system.scenario.dt);
  if (pose === null) return { diverged: "the recording ends" };
  const { pivot, scenario } = system;
  const held = pivot !== null && pose.position_W === null ? heldBy(pivot, pose.q_WB, pose.omega_W) : null;
  const position_W = pose.position_W ?? scenario.initial.position;
  return checked({ frame, ...pose, position_W, ...held, momentum_W: null, rawAttitude: null });
}

function frameStep(system: System, lane: Lane, state: State): ContactStep {
  if (system.planes.length > 0) return contactStep(system, lane, state);
  return { state: freeStep(system, lane, state), impacts: NO_IMPACTS };
}

/**
 * A frame taken as so many frames of dt / n, contacts included, as engines with substeps take it. Damping is a factor of the
 * whole frame, and acts in the first. Inside, frames are counted in substeps, so that the time is frame · dt there too.
 */
function substepped(system: System, lane: Lane, start: State, substeps: number): ContactStep {
  const scenario = { ...system.scenario, dt: system.scenario.dt / substeps };
  const first = { ...system, scenario };
  const others = { ...first, load: undamped(system.load) };
  let state = { ...start, frame: substeps * start.frame };
  let impacts: readonly Impact[] = NO_IMPACTS;
  for (let substep = 0; substep < substeps; substep++) {
    const step = frameStep(substep === 0 ? first : others, lane, state);
    state = step.state;
    impacts = [...impacts, ...step.impacts];
  }
  return { state: { ...state, frame: start.frame + 1 }, impacts };
}

/** A lane's states from its first to the scenario's last, each with the impacts on the way to it; fewer where it diverges. */
export function* stepsOf(
  system: System,
  lane: number,
): Generator<{ readonly state: State; readonly impacts: readonly Impact[] }> {
  let instant = initialInstant(system, lane);
  let impacts = NO_IMPACTS;
  while (!isDiverged(instant)) {
    yield { state: instant, impacts };
    if (instant.frame === system.scenario.frames) return;
    ({ instant, impacts } = advance(system, lane, instant));
  }
}

export function nextInstant(system: System, lane: number, state: State): Instant {
  return advance(system, lane, state).instant;
}

function laneAt(system: System, lane: number): ScenarioLane {
  const found = system.scenario.lanes[lane];
  if (found === undefined) throw new RangeError(`lane ${lane} does not exist`);
  return found;
}

/** A lane ends where it spins faster [rad/s]. */
const SPIN_LIMIT = 1e6;

/** A lane ends where it is farther away [m] or faster [m/s]. */
const SIZE_LIMIT = 1e100;

/** The state, or its divergence where it is not finite or exceeds a limit. */
export function checked(state: State): Instant {
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
