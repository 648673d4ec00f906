import { Plots } from "../../figures/simulation/plots/Plots";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { FREE_BODY_LAYERS } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { racketSpec } from "../shared/racketPicture";
import { strings } from "../shared/strings/en";

const { starts } = strings;

const SPEC = racketSpec({
  // In pictures so small the names of axes would cover them.
  layers: FREE_BODY_LAYERS,
  measures: ["energyDrift", "momentumDrift", "momentumAngle"],
  choices: {
    first: "formulation",
    formulations: [
      "none",
      "explicit",
      "implicit-body",
      "implicit-world",
      "implicit-converged",
      "linearly-implicit",
      "rescaled-momentum",
      "momentum",
      "midpoint",
      "splitting",
      "rk4",
    ],
    rates: [30, 60, 240],
    startByHand: true,
    starts: [
      { value: "thrownRacket", text: starts.carefulThrow },
      { value: "thrownRacketCrooked", text: starts.crookedThrow },
      { value: "racketMiddleAxis", text: starts.carefulBox },
      { value: "racketCrooked", text: starts.crookedBox },
    ],
  },
});

export const Compare = simulationIsland("Compare", { spec: SPEC, plots: <Plots plots={FREE_BODY_PLOTS} /> });
