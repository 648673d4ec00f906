import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { stepText, TURNING_LAYERS, turningSpec } from "../shared/turningBody";

const SPEC = turningSpec({
  layers: TURNING_LAYERS.map((layer) => (layer.id === "trail" ? { ...layer, shownAtFirst: false } : layer)),
  measures: ["attitudeError"],
  choices: {
    first: "timeStep",
    formulations: [],
    rates: [24, 12, 6, 3, 2, 1.5],
    rateText: stepText,
    exact: "off",
  },
});

export const Limit = simulationIsland("Limit", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["attitudeError"]} omit={NOT_ABOUT_TURNING} />,
});
