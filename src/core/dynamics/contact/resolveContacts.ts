import { addVec, subVec } from "../../math/vec3";
import type { Lane } from "../lane";
import type { State } from "../state";
import { forceAhead } from "../step";
import type { System } from "../system";
import type { ContactVelocities, ResolvePlane } from "./rule";

/**
 * Velocities after the impulses of every plane, one after another, at the pose of `state`. Where the lane's rule takes gravity
 * and drag later in the frame, an impulse stops what they will add as well, as it does for all other rules.
 *
 * @param left what is left of the frame [s]
 */
export function resolveContacts(
  system: System,
  lane: Lane,
  state: State,
  resolvePlane: ResolvePlane,
  left: number,
): ContactVelocities {
  const ahead_W = forceAhead(system, lane, state, left);
  const velocity_W = ahead_W === null ? state.velocity_W : addVec(state.velocity_W, ahead_W);
  const before: ContactVelocities = { velocity_W, omega_W: state.omega_W, impacts: [] };
  const after = system.planes.reduce(
    (current, _, plane) => resolvePlane(system, lane, state, plane, current),
    before,
  );
  return ahead_W === null ? after : { ...after, velocity_W: subVec(after.velocity_W, ahead_W) };
}
