import { RATES, SWEPT_RULES } from "../../core/runs/workPrecision";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { FREE_BODY_LAYERS } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { racketSpec, THROWN_THINGS } from "../shared/racketPicture";
import { strings } from "./strings/en";

const { starts } = strings.longRuns;

const SPEC = racketSpec({
  layers: FREE_BODY_LAYERS.map((layer) =>
    layer.id === "gyroscopic" ? { ...layer, shownAtFirst: false } : layer,
  ),
  measures: ["energyDrift", "momentumDrift", "attitudeError"],
  choices: {
    first: "formulation",
    formulations: SWEPT_RULES,
    rates: RATES,
    exact: "on",
    startByHand: true,
    starts: [
      { value: "thrownFiftySeconds", text: starts.thrownFiftySeconds },
      { value: "thrownFiveMinutes", text: starts.thrownFiveMinutes },
      { value: "thrownCrookedFiveMinutes", text: starts.thrownCrookedFiveMinutes },
      { value: "briskBox", text: starts.briskBox },
      ...THROWN_THINGS,
      { value: "racketFiftySeconds", text: starts.racketFiftySeconds },
      { value: "racketFiveMinutes", text: starts.racketFiveMinutes },
      { value: "crookedFiveMinutes", text: starts.crookedFiveMinutes },
    ],
  },
});

export const LongRuns = simulationIsland("LongRuns", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["attitudeError"]} />,
  plots: <Plots plots={FREE_BODY_PLOTS} />,
});
