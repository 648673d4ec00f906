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
  camera: (id) => turningCamera(id),
  layers: TURNING_LAYERS,
  marks: turningMarks,
  describe: describeTurning,
  rules: [],
  rates: [24, 12, 6, 3],
  rateText: stepText,
  exact: "on",
  quantities: ["quaternionNorm", "attitudeError"],
  without: NOT_ABOUT_TURNING,
};

/** The normalised quaternion step, and the exact solution as a ghost that it falls behind. */
function LateFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure
      {...props}
      kind={KIND}
      caption={
        <>
          The solid die is turned by the normalised step, the dashed one is where it should be. Both turn
          about one axis; the solid one falls behind.
        </>
      }
    />
  );
}

export const Late = island("Late", LateFigure);
