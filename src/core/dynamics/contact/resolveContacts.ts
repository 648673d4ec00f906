import type { Lane } from "../lane";
import type { State } from "../state";
import type { System } from "../system";
import type { ContactVelocities, ResolvePlane } from "./rule";

/** Velocities after the impulses of every plane, one after another, at the pose of `state`. */
export function resolveContacts(
  system: System,
  lane: Lane,
  state: State,
  resolvePlane: ResolvePlane,
): ContactVelocities {
  const before: ContactVelocities = { velocity_W: state.velocity_W, omega_W: state.omega_W, impacts: [] };
  return system.planes.reduce(
    (current, _, plane) => resolvePlane(system, lane, state, plane, current),
    before,
  );
}
