import { rotate, rotateInverse } from "../../math/quat.ts";
import { dot, norm, subVec, type Vec3, zeroVec } from "../../math/vec3.ts";
import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import { forceAhead } from "../step.ts";
import type { Plane, System } from "../system.ts";
import { pointVelocity } from "./impulse.ts";
import type { ContactVelocities } from "./rule.ts";

interface PenetratingVertex {
  /** from the centre of mass, world axes [m] */
  readonly arm_W: Vec3;
  /** signed distance from the plane, below 0 [m] */
  readonly distance: number;
}

type Motion = Pick<ContactVelocities, "velocity_W" | "omega_W">;

/**
 * The vertices that can meet a plane within a time t. A vertex moves at most (|v| + |ω| R) t, and a free body's |ω| can
 * grow by the factor I₃/I₁ at most: |L| = |Iω| is constant, I₁|ω| ≤ |L| ≤ I₃|ω|. A rule that takes gravity during the step adds
 * that to |v|. Twice that distance is allowed, for rules that turn the body too far.
 *
 * @param time t [s]
 * @returns vertices from the centre of mass, body axes [m]
 */
export function reachable(system: System, lane: Lane, state: State, time: number): readonly Vec3[] {
  const [least, , largest] = system.body.principal.moments;
  const fall = norm(forceAhead(system, lane, state, time) ?? zeroVec);
  const speed = norm(state.velocity_W) + fall + (largest / least) * norm(state.omega_W) * system.radius;
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
 * The vertices whose distance from a plane is below 0. The normal is rotated into body axes once, rather than every
 * vertex into world axes.
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

/** Normal velocity u·n of a point of the body [m/s]; below 0 where it moves into the plane. */
export function approach(system: System, plane: number, motion: Motion, arm_W: Vec3): number {
  return dot(pointVelocity(motion, arm_W), planeAt(system, plane).normal_W);
}

/** The vertices that touch a plane: those that are below it and move further in. */
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

/** The greatest depth of the vertices that touch a plane [m]; 0 where none touches. */
export function deepest(system: System, state: State, vertices_B: readonly Vec3[]): number {
  const depths = system.planes.flatMap((_, plane) =>
    touches(system, state, plane, state, vertices_B).map(({ distance }) => Math.abs(distance)),
  );
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}
