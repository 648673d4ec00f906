import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";

const SPEC: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS,
  marks: freeBodyMarks,
  describe: describeFreeBody,
  choices: {
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
      "rk4",
    ],
    rates: [30, 60, 240],
    starts: [
      { value: "racketMiddleAxis", text: "A careful throw" },
      { value: "racketCrooked", text: "A crooked throw" },
    ],
  },
};

/** Two rules on one throw, and over the whole run what each of them keeps and loses. */
function CompareFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC}>
      <Plots plots={FREE_BODY_PLOTS} />
    </SimulationFigure>
  );
}

export const Compare = island("Compare", CompareFigure);
