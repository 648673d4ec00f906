import { bunny } from "../../core/bodies/bunny";
import type { Mesh } from "../../core/bodies/mesh";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { decimals } from "../../format/numbers";
import type { Mark } from "../../scene/marks";
import { cachedBy } from "../shared/cachedBy";

/** Imported only where the bunny is shown: no other page carries it. */
export const MESHES = { bunny } as const;

const meshOf = cachedBy((positions: Mesh["positions"]): Mesh => ({ positions, triangles: bunny.triangles }));

/** One mesh object for the body's life, so that it is sent to the GPU once. */
export function bunnyMark({ system, state }: LaneView): Mark {
  const { vertices_B } = system.body;
  if (!vertices_B) throw new Error("the bunny has vertices");
  return {
    kind: "mesh",
    key: "body",
    mesh: meshOf(vertices_B),
    position_W: state.position_W,
    q_WB: state.q_WB,
  };
}

/** The source's time step is 0.015 s, two hundred thirds of a frame a second. */
export function timeStepText(rate: number): string {
  return `Δt = ${decimals(1 / rate, 4)} s`;
}
