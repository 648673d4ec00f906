import { rotate } from "../../math/quat";
import { addVec, dot, subVec, type Vec3 } from "../../math/vec3";
import type { State } from "../state";
import type { System } from "../system";
import { pointVelocity } from "./impulse";
import type { Struck } from "./rule";

/** A vertex below a plane that moves further in. */
export interface Touch {
  /** from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** signed distance from the plane, below 0 [m] */
  readonly distance: number;
}

/** The vertices that touch a plane: those whose distance is below 0 and whose velocity points further in. */
export function touches(
  system: System,
  state: State,
  plane: number,
  motion: Pick<Struck, "velocity_W" | "omega_W">,
): readonly Touch[] {
  const { point_W, normal_W } = system.planes[plane] ?? { point_W: [0, 0, 0], normal_W: [0, 0, 0] };
  const height = dot(subVec(state.position_W, point_W), normal_W);
  if (height > system.radius) return [];
  const found: Touch[] = [];
  for (const vertex_B of system.body.vertices_B ?? []) {
    const arm_W = rotate(state.q_WB, vertex_B);
    const distance = dot(subVec(addVec(state.position_W, arm_W), point_W), normal_W);
    if (distance < 0 && dot(pointVelocity(motion, arm_W), normal_W) < 0) found.push({ arm_W, distance });
  }
  return found;
}

/** How deep the deepest vertex is that touches any plane [m]; 0 where none touches. */
export function deepest(system: System, state: State): number {
  const depths = system.planes.flatMap((_, plane) =>
    touches(system, state, plane, state).map(({ distance }) => -distance),
  );
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}
