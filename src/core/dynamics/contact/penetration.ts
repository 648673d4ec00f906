import { rotate, rotateInverse } from "../../math/quat";
import { dot, norm, subVec, type Vec3 } from "../../math/vec3";
import type { State } from "../state";
import type { Plane, System } from "../system";
import { pointVelocity } from "./impulse";
import type { ContactVelocities } from "./rule";

/** A vertex below a plane. */
interface PenetratingVertex {
  /** from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** signed distance from the plane, below 0 [m] */
  readonly distance: number;
}

type Motion = Pick<ContactVelocities, "velocity_W" | "omega_W">;

/**
 * The vertices that can meet a plane within some time: no vertex goes farther than (|v| + |ω| R) t, where a free body's
 * |ω| may grow by as much as its largest moment exceeds its least. Twice that is kept, for rules that turn too far.
 */
export function reachable(system: System, state: State, time: number): readonly Vec3[] {
  const [least, , largest] = system.body.principal.moments;
  const speed = norm(state.velocity_W) + (largest / least) * norm(state.omega_W) * system.radius;
  const reach = 2 * time * speed;
  const near = system.planes.map(({ point_W, normal_W }) => {
    const normal_B = rotateInverse(state.q_WB, normal_W);
    const height = dot(subVec(state.position_W, point_W), normal_W);
    return (vertex_B: Vec3) => height + dot(normal_B, vertex_B) < reach;
  });
  return verticesOf(system).filter((vertex_B) => near.some((isNear) => isNear(vertex_B)));
}

function verticesOf({ body }: System): readonly Vec3[] {
  return body.vertices_B ?? [];
}

/**
 * The vertices whose distance from a plane is below 0. The normal is turned into the body once, rather than every
 * vertex into the world.
 */
export function penetratingVertices(
  system: System,
  state: Pick<State, "position_W" | "q_WB">,
  plane: number,
  vertices_B: readonly Vec3[] = verticesOf(system),
): readonly PenetratingVertex[] {
  const { point_W, normal_W } = planeAt(system, plane);
  const height = dot(subVec(state.position_W, point_W), normal_W);
  if (height > system.radius) return [];
  const normal_B = rotateInverse(state.q_WB, normal_W);
  const found: PenetratingVertex[] = [];
  for (const vertex_B of vertices_B) {
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
export function touches(
  system: System,
  state: State,
  plane: number,
  motion: Motion,
  vertices_B: readonly Vec3[] = verticesOf(system),
): readonly PenetratingVertex[] {
  return penetratingVertices(system, state, plane, vertices_B).filter(
    ({ arm_W }) => approach(system, plane, motion, arm_W) < 0,
  );
}

function planeAt(system: System, plane: number): Plane {
  const found = system.planes[plane];
  if (found === undefined) throw new RangeError(`plane ${plane} does not exist`);
  return found;
}

/** How deep the deepest of some vertices is that touches any plane [m]; 0 where none touches. */
export function deepest(system: System, state: State, vertices_B: readonly Vec3[]): number {
  const depths = system.planes.flatMap((_, plane) =>
    touches(system, state, plane, state, vertices_B).map(({ distance }) => Math.abs(distance)),
  );
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}
