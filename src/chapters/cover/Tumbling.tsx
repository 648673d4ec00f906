import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeFreeBody, FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";

const KIND: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS,
  marks: freeBodyMarks,
  describe: describeFreeBody,
  rules: [],
};

/** One body, thrown about its middle axis, as it truly tumbles. */
function TumblingFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          A box thrown about its middle axis. Its angular momentum, in blue, stands still; everything else
          tumbles about it.
        </>
      }
    />
  );
}

export const Tumbling = island("Tumbling", TumblingFigure);
