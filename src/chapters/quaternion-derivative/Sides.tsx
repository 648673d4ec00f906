import { NOT_ABOUT_TURNING, SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { turningCamera, turningSpec } from "../shared/turningBody";
import { strings } from "./strings/en";

const SPEC = turningSpec({
  camera: (id) => turningCamera(id, 1.1),
  measures: ["attitudeError"],
  choices: {
    first: "start",
    formulations: [],
    startByHand: true,
    starts: [
      { value: "straightDie", text: strings.sides.starts.straightDie },
      { value: "askewDie", text: strings.sides.starts.askewDie },
      { value: "racketCrooked", text: strings.sides.starts.racketCrooked },
    ],
    exact: "off",
  },
});

export const Sides = simulationIsland("Sides", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["attitudeError"]} omit={NOT_ABOUT_TURNING} />,
});
