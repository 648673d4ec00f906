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
    formulations: [],
  },
};

/** One body, thrown about its middle axis, as it truly tumbles. */
function TumblingFigure(props: SimulationFigureProps): ReactNode {
  return <SimulationFigure {...props} spec={SPEC} />;
}

export const Tumbling = island("Tumbling", TumblingFigure);
