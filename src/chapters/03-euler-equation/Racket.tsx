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
  rules: ["none", "explicit", "implicit-body", "momentum", "rk4"],
  gyroscopicRule: "implicit-body",
  starts: [
    { value: "racketMiddleAxis", text: "A careful throw" },
    { value: "racketCrooked", text: "A crooked throw" },
  ],
};

/** The same throw twice: by default without the gyroscopic term in lane A and with it in lane B. */
function RacketFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          One throw, computed twice from the same start. The box’s moments stand in the order of a racket’s,
          and it has strings on one face only. Drag to look around it; with the figure in focus, the space bar
          plays, and the full stop and comma keys step.
        </>
      }
    />
  );
}

export const Racket = island("Racket", RacketFigure);
