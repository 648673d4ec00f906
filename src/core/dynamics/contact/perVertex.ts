import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import type { System } from "../system.ts";
import { withImpulse } from "./impulse.ts";
import { approach, penetratingVertices } from "./penetration.ts";
import type { ContactVelocities, FixedPoseMethod } from "./rule.ts";

/**
 * Sequential impulses on the vertices below a plane, deepest first, in one pass: a vertex takes an impulse if it moves
 * further in with the velocities after the impulses before it.
 *
 * @param state the pose at which vertices are tested against the plane
 * @returns velocities after the impulses
 */
function perVertex(
  system: System,
  lane: Lane,
  state: State,
  plane: number,
  before: ContactVelocities,
): ContactVelocities {
  const deepestFirst = [...penetratingVertices(system, state, plane)].sort((a, b) => a.distance - b.distance);
  let after = before;
  for (const { arm_W } of deepestFirst) {
    const touchesNow = approach(system, plane, after, arm_W) < 0;
    if (touchesNow) {
      after = withImpulse(system, lane, state, after, { plane, arm_W, touching_W: [arm_W] });
    }
  }
  return after;
}

/** @see Mirtich 1996 and Catto, GDC 2006: sequential impulses */
export const perVertexRule: FixedPoseMethod = {
  id: "per-vertex",
  equation: "j_i = K(r_i)^{-1}\\,\\Delta v_i,\\quad i = 1, 2, \\dots",
  timing: "frame-start",
  resolvePlane: perVertex,
};
