import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { PlotKind } from "../../plots/timeSeries/plottedRun";
import { borderDecals } from "../shared/decals";
import { drawnBox, freeBodyLayers, freeBodyMarks, freeBodySpec } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { strings } from "./strings/en";

const MIDDLE_SPIN: PlotKind = {
  id: "middle-spin",
  title: strings.solvers.middleSpin,
  unit: "rad/s",
  term: "omega",
  value: (report) => report.angularVelocityBody[1],
  quantity: "middleSpin",
  leastSpan: 0.1,
};

const PLOTS = [...FREE_BODY_PLOTS.filter(({ id }) => id === "energy"), MIDDLE_SPIN];

const SPEC = freeBodySpec({
  marks: (view, shown, ghost) => freeBodyMarks(view, shown, ghost, drawnBox(view, borderDecals)),
  layers: freeBodyLayers("omega", "momentum", "trail", "axes"),
  measures: ["energyDrift", "attitudeError"],
  choices: {
    first: "timeStep",
    formulations: ["momentum/quaternion", "rk4"],
    rates: [15, 30, 60, 120],
    exact: "on",
  },
});

export const Solvers = simulationIsland("Solvers", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["attitudeError"]} />,
  plots: <Plots plots={PLOTS} />,
});
