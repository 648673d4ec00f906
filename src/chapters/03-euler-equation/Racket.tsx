import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";

const SPEC: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS,
  marks: freeBodyMarks,
  describe: describeFreeBody,
  choices: {
    formulations: ["none", "explicit", "implicit-body", "momentum", "rk4"],
    gyroscopic: "implicit-body",
    starts: [
      { value: "racketMiddleAxis", text: "A careful throw" },
      { value: "racketCrooked", text: "A crooked throw" },
    ],
  },
};

/** The same throw twice: by default without the gyroscopic term in lane A and with it in lane B. */
function RacketFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} />;
}

export const Racket = island("Racket", RacketFigure);
