import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { RATES, SWEPT_RULES } from "./sweep/sweep";

const KIND: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.map((layer) =>
    layer.id === "gyroscopic" ? { ...layer, shownAtFirst: false } : layer,
  ),
  marks: freeBodyMarks,
  describe: describeFreeBody,
  plots: FREE_BODY_PLOTS,
  rules: SWEPT_RULES,
  rates: RATES,
  exact: "on",
  quantities: ["attitudeError"],
  starts: [
    { value: "racketFiftySeconds", text: "A careful throw, fifty seconds" },
    { value: "racketFiveMinutes", text: "A careful throw, five minutes" },
    { value: "crookedFiveMinutes", text: "A crooked throw, five minutes" },
    { value: "briskBox", text: "A brisk tumble, five seconds" },
  ],
};

/** Any two formulations over a long run, and the exact solution as a ghost. */
function LongRunsFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          Any two rules, far beyond the first few seconds. The dashed body is the exact solution. What nothing
          acts on keeps its energy and its angular momentum, so every curve should be level; and a level curve
          can belong to a body that stands the wrong way round.
        </>
      }
    />
  );
}

export const LongRuns = island("LongRuns", LongRunsFigure);
