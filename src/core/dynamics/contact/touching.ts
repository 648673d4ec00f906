import { rotate, rotateInverse } from "../../math/quat";
import { dot, subVec, type Vec3 } from "../../math/vec3";
import type { State } from "../state";
import type { System } from "../system";
import { pointVelocity } from "./impulse";
import type { Plane, Struck } from "./rule";

/** A vertex below a plane. */
export interface Sunken {
  /** from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** signed distance from the plane, below 0 [m] */
  readonly distance: number;
}

type Motion = Pick<Struck, "velocity_W" | "omega_W">;

/**
 * The vertices whose distance from a plane is below 0. The normal is turned into the body once, rather than every
 * vertex into the world.
 */
export function sunken(
  system: System,
  state: Pick<State, "position_W" | "q_WB">,
  plane: number,
): readonly Sunken[] {
  const { point_W, normal_W } = planeAt(system, plane);
  const height = dot(subVec(state.position_W, point_W), normal_W);
  if (height > system.radius) return [];
  const normal_B = rotateInverse(state.q_WB, normal_W);
  const found: Sunken[] = [];
  for (const vertex_B of system.body.vertices_B ?? []) {
    const distance = height + dot(normal_B, vertex_B);
    if (distance < 0) found.push({ arm_W: rotate(state.q_WB, vertex_B), distance });
  }
  return found;
}

/** How fast a point of the body moves into a plane [m/s]: below 0 where it does. */
export function approach(system: System, plane: number, motion: Motion, arm_W: Vec3): number {
  return dot(pointVelocity(motion, arm_W), planeAt(system, plane).normal_W);
}

/** The vertices that touch a plane: those below it that move further in. */
export function touches(system: System, state: State, plane: number, motion: Motion): readonly Sunken[] {
  return sunken(system, state, plane).filter(({ arm_W }) => approach(system, plane, motion, arm_W) < 0);
}

function planeAt(system: System, plane: number): Plane {
  const found = system.planes[plane];
  if (found === undefined) throw new RangeError(`plane ${plane} does not exist`);
  return found;
}

/** How deep the deepest vertex is that touches any plane [m]; 0 where none touches. */
export function deepest(system: System, state: State): number {
  const depths = system.planes.flatMap((_, plane) =>
    touches(system, state, plane, state).map(({ distance }) => Math.abs(distance)),
  );
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}
