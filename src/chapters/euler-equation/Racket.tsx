import { laneTitle } from "../../figures/simulation/laneId";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { racketSpec, THROWN_THINGS } from "../shared/racketPicture";
import { strings } from "../shared/strings/en";

const { starts, term: words } = strings;

const SPEC = racketSpec({
  about: (id) =>
    id === "none" ? { title: words.without } : { title: words.with, formulation: laneTitle(id) },
  measures: ["momentumAngle", "momentumDrift", "energyDrift"],
  choices: {
    first: "gyroscopic",
    formulations: ["none", "explicit", "implicit-body", "momentum", "splitting", "rk4"],
    gyroscopic: "splitting",
    startByHand: true,
    starts: [
      ...THROWN_THINGS,
      { value: "racketHeldCrooked", text: starts.crookedBox },
      { value: "racketHeld", text: starts.carefulBox },
    ],
  },
});

export const Racket = simulationIsland("Racket", { spec: SPEC });
