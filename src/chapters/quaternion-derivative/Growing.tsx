import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { stepText, turningCamera, turningSpec } from "../shared/turningBody";

const SPEC = turningSpec({
  camera: (id) => turningCamera(id, 1.1),
  measures: ["quaternionNorm", "attitudeError"],
  choices: {
    first: "timeStep",
    formulations: ["none/quaternion", "none/quaternion-unnormalised", "none/exponential-map"],
    rates: [60, 24, 12, 6, 3],
    rateText: stepText,
    exact: "off",
  },
});

export const Growing = simulationIsland("Growing", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["quaternionNorm", "attitudeError"]} omit={NOT_ABOUT_TURNING} />,
});
