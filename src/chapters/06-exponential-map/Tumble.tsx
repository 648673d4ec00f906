import { SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { TURNING_LAYERS, turningCamera, turningSpec } from "../shared/turningBody";

const SPEC = turningSpec({
  camera: (id) => turningCamera(id, 1, -35),
  layers: TURNING_LAYERS.map((layer) => ({ ...layer, shownAtFirst: layer.id === "omega" })),
  measures: ["attitudeError", "energyDrift"],
  choices: {
    first: "timeStep",
    formulations: [
      "implicit-body/quaternion",
      "implicit-body/exponential-map",
      "implicit-converged/exponential-map",
      "midpoint",
      "augmented",
      "rk4",
    ],
    rates: [15, 30, 60, 120],
    exact: "on",
  },
});

export const Tumble = simulationIsland("Tumble", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["attitudeError"]} />,
});
