import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { racketSpec } from "../shared/racketPicture";
import { strings } from "../shared/strings/en";

const { starts } = strings;

const SPEC = racketSpec({
  measures: ["energyDrift", "momentumDrift"],
  choices: {
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    startByHand: true,
    starts: [
      { value: "racketOnEdge", text: starts.crookedThrow },
      { value: "thrownRacket", text: starts.carefulThrow },
      { value: "racketCrooked", text: starts.crookedBox },
      { value: "racketMiddleAxis", text: starts.carefulBox },
    ],
  },
});

export const Frame = simulationIsland("Frame", { spec: SPEC });
