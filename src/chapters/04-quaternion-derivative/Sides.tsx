import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { NOT_ABOUT_TURNING } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { describeTurning, TURNING_LAYERS, turningCamera, turningMarks } from "../shared/turningBody";

const KIND: SimulationSpec = {
  camera: (id) => turningCamera(id, 1.3),
  layers: TURNING_LAYERS,
  marks: turningMarks,
  describe: describeTurning,
  rules: [],
  starts: [
    { value: "straightDie", text: "A die started straight" },
    { value: "askewDie", text: "A die started askew" },
    { value: "racketCrooked", text: "A racket that tumbles" },
  ],
  exact: "off",
  quantities: ["attitudeError"],
  without: NOT_ABOUT_TURNING,
};

/** The world's angular velocity multiplied on the left of q, where it belongs, and on the right. */
function SidesFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          Lane A multiplies <i>ω</i> on the left of <i>q</i>, lane B by mistake on the right. A body turns
          about the dashed line; it should turn about the arrow. Choose another start below the pictures.
        </>
      }
    />
  );
}

export const Sides = island("Sides", SidesFigure);
