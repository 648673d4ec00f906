import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
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

function TumbleFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC} readouts={<SimulationReadouts more={["attitudeError"]} />} />
  );
}

export const Tumble = island("Tumble", TumbleFigure);
