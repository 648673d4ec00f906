import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import { integratePose, withVelocities } from "../step.ts";
import type { System } from "../system.ts";
import { averaged } from "./averaged.ts";
import { deepest, reachable } from "./penetration.ts";
import { resolveContacts } from "./resolveContacts.ts";
import type { ContactStep, Impact, TimeOfImpactMethod } from "./rule.ts";

/** Impacts that are searched for in one frame; each costs a bisection. */
const MOST_IMPACTS = 8;
const MOST_BISECTIONS = 60;

/** A vertex this deep, relative to the body's size, counts as on the plane. */
const SHALLOW = 1e-9;

/**
 * A frame cut at each time of impact t*, the first time at which a vertex touches a plane,
 *     d(t*) = 0,   x(t*) = x₀ + t* v,
 * and likewise for the orientation: the body moves there, takes one averaged impulse for each plane, and moves on with
 * what is left of dt. After eight impacts the rest of the frame runs without further search.
 *
 * @param start the frame's start
 * @param free  the start with the velocities after the frame's loads
 * @see Baraff, "Rigid Body Simulation II", SIGGRAPH 1997 course notes, 7
 */
function stepToImpacts(system: System, lane: Lane, start: State, free: State): ContactStep {
  let current = free;
  const { dt } = system.scenario;
  let left = dt;
  let impacts: readonly Impact[] = [];
  for (let impact = 0; impact < MOST_IMPACTS; impact++) {
    const time = timeOfImpact(system, lane, start, current, left);
    if (time === null) break;
    left -= time;
    const there =
      time === 0 ? current : integratePose(system, lane, start, current, time, start.frame + 1 - left / dt);
    const after = resolveContacts(system, lane, there, averaged, left);
    current = withVelocities(system, lane, there, after.velocity_W, after.omega_W);
    impacts = [...impacts, ...after.impacts];
  }
  return { state: integratePose(system, lane, start, current, left, start.frame + 1), impacts };
}

/** Time until a vertex touches a plane [s], by bisection; null where none does within the time left. */
function timeOfImpact(system: System, lane: Lane, start: State, state: State, left: number): number | null {
  const near_B = reachable(system, lane, state, left);
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

export const backtrackingRule: TimeOfImpactMethod = {
  id: "backtracking",
  equation: "d(t^*) = 0,\\quad x(t^*) = x_0 + t^* v",
  timing: "impact",
  step: stepToImpacts,
};
