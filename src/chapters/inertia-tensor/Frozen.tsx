import { Plots } from "../../figures/simulation/plots/Plots";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { freeBodyLayers, freeBodySpec } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { strings } from "./strings/en";

const { starts } = strings.frozen;

const SPEC = freeBodySpec({
  layers: freeBodyLayers("omega", "momentum", "trail", "axes"),
  measures: ["energyDrift", "momentumDrift", "momentumAngle"],
  choices: {
    first: "start",
    formulations: ["implicit-world", "implicit-world/frozen", "momentum", "momentum/frozen"],
    startByHand: true,
    starts: [
      { value: "briskBox", text: starts.box },
      { value: "racketCrooked", text: starts.racket },
    ],
  },
});

export const Frozen = simulationIsland("Frozen", { spec: SPEC, plots: <Plots plots={FREE_BODY_PLOTS} /> });
