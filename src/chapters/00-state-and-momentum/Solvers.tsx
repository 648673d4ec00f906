import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
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

const KIND: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.filter(({ id }) => id !== "gyroscopic"),
  marks: freeBodyMarks,
  describe: describeFreeBody,
  plots: [...FREE_BODY_PLOTS.filter(({ id }) => id === "energy"), MIDDLE_SPIN],
  rules: ["momentum/quaternion", "rk4"],
  rates: [15, 30, 60, 120],
  exact: "on",
  quantities: ["attitudeError"],
};

/** Two solvers on one state and one rate of change, with the true motion as a ghost over each. */
function SolversFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          One box, one start, one rate of change, two solvers: Euler’s step in lane A, Runge and Kutta’s in
          lane B. The dashed box is where the body truly is. Halve the time step, and compare the last row of
          the table at one and the same time.
        </>
      }
    />
  );
}

export const Solvers = island("Solvers", SolversFigure);
