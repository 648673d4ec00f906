import { bunny } from "../../core/bodies/bunny";
import type { Mesh } from "../../core/bodies/mesh";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Mark } from "../../scene/marks";

/** Imported only by figures that show the bunny, so that no other page carries it. */
export const MESHES = { bunny } as const;

const drawn = new WeakMap<object, Mesh>();

/** The bunny where a lane has it. One mesh for as long as the body is the same. */
export function bunnyMark({ system, state }: LaneView): Mark {
  const { vertices_B } = system.body;
  if (!vertices_B) throw new Error("the bunny has vertices");
  const mesh = drawn.get(vertices_B) ?? { positions: vertices_B, triangles: bunny.triangles };
  drawn.set(vertices_B, mesh);
  return { kind: "mesh", key: "body", mesh, position_W: state.position_W, q_WB: state.q_WB };
}
