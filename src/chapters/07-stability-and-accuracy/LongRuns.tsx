import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { RATES, SWEPT_RULES } from "./sweep/sweep";

const SPEC: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.map((layer) =>
    layer.id === "gyroscopic" ? { ...layer, shownAtFirst: false } : layer,
  ),
  marks: freeBodyMarks,
  describe: describeFreeBody,
  choices: {
    formulations: SWEPT_RULES,
    rates: RATES,
    exact: "on",
    starts: [
      { value: "racketFiftySeconds", text: "A careful throw, fifty seconds" },
      { value: "racketFiveMinutes", text: "A careful throw, five minutes" },
      { value: "crookedFiveMinutes", text: "A crooked throw, five minutes" },
      { value: "briskBox", text: "A brisk tumble, five seconds" },
    ],
  },
};

/** Any two formulations over a long run, and the exact solution as a ghost. */
function LongRunsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC} readouts={<SimulationReadouts more={["attitudeError"]} />}>
      <Plots plots={FREE_BODY_PLOTS} />
    </SimulationFigure>
  );
}

export const LongRuns = island("LongRuns", LongRunsFigure);
