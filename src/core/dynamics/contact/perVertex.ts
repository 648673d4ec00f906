import { dot } from "../../math/vec3";
import type { Lane } from "../../scenario/schema";
import type { State } from "../state";
import type { System } from "../system";
import { pointVelocity, withImpulse } from "./impulse";
import type { ContactMethod, Struck } from "./rule";
import { touches } from "./touching";

/**
 * An impulse for each vertex that touches a plane, one after another, deepest first, in one pass: each sees the
 * velocities that the one before has left, and does nothing where those already take it out.
 *
 * @param state the pose at which the vertices are looked at
 * @returns velocities after the impulses
 */
export function perVertex(system: System, lane: Lane, state: State, plane: number, struck: Struck): Struck {
  const normal_W = system.planes[plane]?.normal_W ?? [0, 0, 0];
  const deepestFirst = [...touches(system, state, plane, struck)].sort((a, b) => a.distance - b.distance);
  let after = struck;
  for (const { arm_W } of deepestFirst) {
    const approach = dot(pointVelocity(after, arm_W), normal_W);
    if (approach < 0) after = withImpulse(system, lane, state, plane, after, arm_W);
  }
  return after;
}

export const perVertexRule: ContactMethod = {
  id: "per-vertex",
  name: "Vertex after vertex",
  description: "An impulse for each touching vertex in turn, deepest first, velocities updated in between.",
  equation: "j_i = K(r_i)^{-1}\\,\\Delta v_i,\\quad i = 1, 2, \\dots",
  source: "sequential impulses: Mirtich 1996; Catto, GDC 2006",
  strike: perVertex,
  backtracks: false,
};
