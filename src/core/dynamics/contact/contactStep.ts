import type { Lane } from "../lane";
import type { State } from "../state";
import { applyLoads, integratePose, withVelocities } from "../step";
import type { System } from "../system";
import { laneContact } from "./impulse";
import { METHODS } from "./index";
import { deepest, reachable } from "./penetration";
import type { ContactVelocities, Impact } from "./rule";

/** A frame among planes: where it ends, and the impulses on the way. */
export interface ContactStep {
  readonly state: State;
  readonly impacts: readonly Impact[];
}

/** One frame of one lane: pushed, struck by each plane in the order given, moved. */
export function contactStep(system: System, lane: Lane, start: State): ContactStep {
  const { dt } = system.scenario;
  const free = applyLoads(system, lane, start);
  if (METHODS[laneContact(system, lane).method].backtracks) return stepToImpacts(system, lane, start, free);
  const { velocity_W, omega_W, impacts } = resolveContacts(system, lane, free);
  const after = impacts.length === 0 ? free : withVelocities(system, lane, free, velocity_W, omega_W);
  return { state: integratePose(system, lane, start, after, dt, start.frame + 1), impacts };
}

/** Velocities after the impulses of every plane, at the pose of `state`. */
function resolveContacts(system: System, lane: Lane, state: State): ContactVelocities {
  const { strike } = METHODS[laneContact(system, lane).method];
  const before: ContactVelocities = { velocity_W: state.velocity_W, omega_W: state.omega_W, impacts: [] };
  return system.planes.reduce((sofar, _, plane) => strike(system, lane, state, plane, sofar), before);
}

const MOST_HITS = 8;
const MOST_BISECTIONS = 60;

/** A vertex this deep, relative to the body's size, counts as on the plane. */
const SHALLOW = 1e-9;

/**
 * The frame cut at each time of impact: moved there, struck, and moved on; after eight hits the rest runs without
 * further search.
 *
 * @see Baraff, "Rigid Body Simulation II", SIGGRAPH 1997 course notes, 7
 */
function stepToImpacts(system: System, lane: Lane, start: State, free: State): ContactStep {
  let current = free;
  let left = system.scenario.dt;
  let impacts: readonly Impact[] = [];
  for (let hit = 0; hit < MOST_HITS; hit++) {
    const time = timeOfImpact(system, lane, start, current, left);
    if (time === null) break;
    const there = time === 0 ? current : integratePose(system, lane, start, current, time, start.frame);
    const after = resolveContacts(system, lane, there);
    current = withVelocities(system, lane, there, after.velocity_W, after.omega_W);
    impacts = [...impacts, ...after.impacts];
    left -= time;
  }
  return { state: integratePose(system, lane, start, current, left, start.frame + 1), impacts };
}

/** How long until a vertex touches a plane, by bisection; null where none does within the time left [s]. */
function timeOfImpact(system: System, lane: Lane, start: State, state: State, left: number): number | null {
  const near_B = reachable(system, state, left);
  const depthAfter = (time: number) =>
    deepest(
      system,
      time === 0 ? state : integratePose(system, lane, start, state, time, start.frame),
      near_B,
    );
  if (depthAfter(0) > 0) return 0;
  let depth = depthAfter(left);
  if (depth === 0) return null;
  let free = 0;
  let touching = left;
  for (let k = 0; k < MOST_BISECTIONS && depth > SHALLOW * system.radius; k++) {
    const middle = 0.5 * (free + touching);
    const middleDepth = depthAfter(middle);
    if (middleDepth > 0) {
      touching = middle;
      depth = middleDepth;
    } else free = middle;
  }
  return touching;
}
