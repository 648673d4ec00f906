import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { stepText, turningSpec } from "../shared/turningBody";

const SPEC = turningSpec({
  measures: ["attitudeError", "quaternionNorm"],
  choices: {
    first: "timeStep",
    formulations: [],
    rates: [24, 12, 6, 3],
    rateText: stepText,
    exact: "on",
  },
});

export const Late = simulationIsland("Late", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["quaternionNorm", "attitudeError"]} omit={NOT_ABOUT_TURNING} />,
});
