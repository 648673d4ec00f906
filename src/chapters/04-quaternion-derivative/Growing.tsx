import type { ReactNode } from "react";
import { island } from "../../figures/frame/island";
import { NOT_ABOUT_TURNING } from "../../figures/simulation/readouts";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import {
  describeTurning,
  stepText,
  TURNING_LAYERS,
  turningCamera,
  turningMarks,
} from "../shared/turningBody";

const KIND: SimulationSpec = {
  camera: (id) => turningCamera(id, 1.2),
  layers: TURNING_LAYERS,
  marks: turningMarks,
  describe: describeTurning,
  rules: ["none/quaternion", "none/quaternion-unnormalised", "none/exponential-map"],
  rates: [60, 24, 12, 6, 3],
  rateText: stepText,
  exact: "off",
  quantities: ["quaternionNorm", "attitudeError"],
  without: NOT_ABOUT_TURNING,
};

/** The same spin twice: with its quaternion brought back to length one in every frame, and without. */
function GrowingFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          One die, one spin, two programs. The die on the right is drawn as its program would draw it. The
          dashed line is the axis that the die turns about.
        </>
      }
    />
  );
}

export const Growing = island("Growing", GrowingFigure);
