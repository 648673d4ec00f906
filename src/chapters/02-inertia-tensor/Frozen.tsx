import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps } from "../../figures/simulation/spec";
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

function FrozenFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} plots={<Plots plots={FREE_BODY_PLOTS} />} />;
}

export const Frozen = island("Frozen", FrozenFigure);
