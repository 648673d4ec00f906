import type { Readings } from "../../core/diagnostics/readings";
import { penetratingVertices } from "../../core/dynamics/contact/penetration";
import type { State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { dot } from "../../core/math/vec3";
import type { PlotKind } from "../../plots/timeSeries/plottedRun";
import { strings } from "./strings/en";

/** Kinetic and potential, the latter relative to the origin: E − m g·x [J]. */
export function totalEnergy({ energy, position }: Readings, { scenario, body }: System): number {
  return energy - body.mass * dot(scenario.gravity, position);
}

export const TOTAL_ENERGY: PlotKind = {
  id: "total-energy",
  title: strings.plots.totalEnergy,
  unit: "J",
  term: "energy",
  value: totalEnergy,
  quantity: "totalEnergy",
  leastSpan: 0.1,
  marksImpacts: true,
};

const HEIGHT: PlotKind = {
  id: "height",
  title: strings.plots.height,
  unit: "m",
  term: "centre",
  value: ({ position }) => position[1],
  quantity: "height",
  leastSpan: 0.1,
};

/** Depth of the deepest vertex below any plane [m]. */
export function deepest(system: System, pose: Pick<State, "position_W" | "q_WB">): number {
  const depths = system.planes.flatMap((_, plane) =>
    penetratingVertices(system, pose, plane).map(({ distance }) => -distance),
  );
  return Math.max(0, ...depths);
}

export const DEPTH: PlotKind = {
  id: "depth",
  title: strings.plots.depth,
  unit: "mm",
  term: "distance",
  value: ({ position, orientation }, system) =>
    1000 * deepest(system, { position_W: position, q_WB: orientation }),
  quantity: "depthMm",
  leastSpan: 1,
};

export const CONTACT_PLOTS: readonly PlotKind[] = [TOTAL_ENERGY, HEIGHT];
