import { addVec, subVec } from "../../math/vec3.ts";
import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import { forceAhead } from "../step.ts";
import type { System } from "../system.ts";
import type { ContactVelocities, ResolvePlane } from "./rule.ts";

/**
 * Velocities after the impulses of every plane, one after another, at the pose of `state`. Where the lane's rule takes gravity
 * and drag later in the frame, a second round stops what would then fall below where it is now: with a velocity v from the
 * plane and a pull a towards it the frame ends no lower if  v t − ½ a t² ≥ 0,  so v is tested less ½ a t. A vertex that has
 * bounced off moves away even so, and takes no impulse; one at rest takes the impulse without which it would sink by ½ a t².
 *
 * @param left what is left of the frame, t [s]
 */
export function resolveContacts(
  system: System,
  lane: Lane,
  state: State,
  resolvePlane: ResolvePlane,
  left: number,
): ContactVelocities {
  const before: ContactVelocities = { velocity_W: state.velocity_W, omega_W: state.omega_W, impacts: [] };
  const after = resolvePlanes(system, lane, state, resolvePlane, before);
  const ahead_W = forceAhead(system, lane, state, 0.5 * left);
  if (ahead_W === null) return after;
  const pulled = { ...after, velocity_W: addVec(after.velocity_W, ahead_W) };
  const held = resolvePlanes(system, lane, state, resolvePlane, pulled);
  return held === pulled ? after : { ...held, velocity_W: subVec(held.velocity_W, ahead_W) };
}

function resolvePlanes(
  system: System,
  lane: Lane,
  state: State,
  resolvePlane: ResolvePlane,
  before: ContactVelocities,
): ContactVelocities {
  return system.planes.reduce(
    (current, _, plane) => resolvePlane(system, lane, state, plane, current),
    before,
  );
}
