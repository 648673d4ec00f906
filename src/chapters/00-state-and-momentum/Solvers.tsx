import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import type { PlotKind } from "../../plots/timeSeries/kind";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";

const MIDDLE_SPIN: PlotKind = {
  id: "middle-spin",
  title: "Spin about the middle axis",
  unit: "rad/s",
  term: "omega",
  value: (report) => report.angularVelocityBody[1],
  quantity: "middleSpin",
  leastSpan: 0.1,
};

const PLOTS = [...FREE_BODY_PLOTS.filter(({ id }) => id === "energy"), MIDDLE_SPIN];

const SPEC: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.filter(({ id }) => id !== "gyroscopic"),
  marks: freeBodyMarks,
  describe: describeFreeBody,
  choices: {
    formulations: ["momentum/quaternion", "rk4"],
    rates: [15, 30, 60, 120],
    exact: "on",
  },
};

/** Two solvers on one state and one rate of change, with the true motion as a ghost over each. */
function SolversFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC} readouts={<SimulationReadouts more={["attitudeError"]} />}>
      <Plots plots={PLOTS} />
    </SimulationFigure>
  );
}

export const Solvers = island("Solvers", SolversFigure);
