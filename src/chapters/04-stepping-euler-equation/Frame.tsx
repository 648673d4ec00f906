import { island } from "../../figures/shell/island";
import { simulationFigure } from "../../figures/simulation/SimulationFigure";
import { racketSpec } from "../shared/racketPicture";
import { strings } from "../shared/strings/en";

const { starts } = strings;

const SPEC = racketSpec({
  measures: ["energyDrift", "momentumDrift"],
  choices: {
    first: "inspector",
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    startByHand: true,
    starts: [
      { value: "racketCrooked", text: starts.crookedThrow },
      { value: "racketMiddleAxis", text: starts.carefulThrow },
    ],
  },
});

export const Frame = island("Frame", simulationFigure({ spec: SPEC }));
